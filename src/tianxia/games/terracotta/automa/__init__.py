"""Li Si, the Prime Minister: one file for each part of the ledger's chapter `solo`."""
