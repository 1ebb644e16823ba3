"""The database: schema, migrations, queries, component packs, backups."""
