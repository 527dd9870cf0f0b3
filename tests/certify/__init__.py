"""Certificates, right ones and wrong ones by the thousand: `python -m tests.certify --count 2000 --seed 7`."""
