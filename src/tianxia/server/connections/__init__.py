"""Limits on connections, and on the work that one address may ask for."""
