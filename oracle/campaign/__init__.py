"""Campaigns: a plan cut into tasks that any machine can do, their outcomes kept and merged (docs/scale.md).

Distribution to many machines needs Dask, the extra `campaign`; it is imported only when a cluster is opened.
"""
