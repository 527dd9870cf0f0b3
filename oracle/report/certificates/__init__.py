"""Certificates, and the levels they are given for."""
