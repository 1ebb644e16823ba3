"""Who may connect and how much one address may ask for."""
