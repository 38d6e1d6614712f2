<?php
declare(strict_types=1);

// Une commande que sa banque ne paie jamais est abandonnée. SQLite ne change pas ce qu’une colonne admet : la table est refaite.

db()->exec(<<<'SQL'
CREATE TABLE new_orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  token TEXT NOT NULL UNIQUE,
  number TEXT NOT NULL DEFAULT '',
  customer_id INTEGER REFERENCES customers (id),
  email TEXT NOT NULL,
  placed_at TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('à payer', 'en attente', 'payée', 'refusée', 'abandonnée', 'paiement à rendre')),
  total INTEGER NOT NULL,
  points INTEGER NOT NULL DEFAULT 0,
  delivery TEXT NOT NULL,
  payment TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  delivered_on TEXT NOT NULL DEFAULT '',
  amounts TEXT NOT NULL DEFAULT '{}',
  billing TEXT NOT NULL DEFAULT '',
  quote_id INTEGER REFERENCES quotes (id),
  pay_until INTEGER NOT NULL DEFAULT 0,
  cart_key TEXT NOT NULL DEFAULT ''
);
INSERT INTO new_orders SELECT id, key, token, number, customer_id, email, placed_at, state, total, points, delivery, payment,
  note, delivered_on, amounts, billing, quote_id, CAST(strftime('%s', placed_at) AS INTEGER) + 1800, '' FROM orders;
DROP TABLE orders;
ALTER TABLE new_orders RENAME TO orders;
CREATE INDEX orders_waiting ON orders (pay_until) WHERE state = 'à payer';
SQL);
