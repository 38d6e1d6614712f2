<?php
declare(strict_types=1);

// Les clés d’accès.

db()->exec(<<<'SQL'
CREATE TABLE passkeys (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  credential_id TEXT NOT NULL UNIQUE,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  name TEXT NOT NULL,
  made_at TEXT NOT NULL,
  used_at TEXT NOT NULL DEFAULT ''
);
CREATE INDEX passkeys_customer ON passkeys (customer_id);
SQL);
