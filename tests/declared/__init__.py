"""Engines that play right and are wrong in what they declare: views, lists, values, snapshots, refusals."""
