<?php
declare(strict_types=1);

// Les devis, les factures, les avoirs, les abonnements. Ce qui est déjà payé a sa facture, dans l’ordre des commandes.

db()->exec(<<<'SQL'
CREATE TABLE quotes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT NOT NULL UNIQUE,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  made_on TEXT NOT NULL
);

CREATE TABLE quote_lines (
  quote_id INTEGER NOT NULL REFERENCES quotes (id),
  ref_id INTEGER NOT NULL REFERENCES refs (id),
  price INTEGER NOT NULL CHECK (price > 0),
  PRIMARY KEY (quote_id, ref_id)
) WITHOUT ROWID;

CREATE TABLE invoices (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('facture', 'avoir')),
  customer_id INTEGER REFERENCES customers (id),
  order_id INTEGER NOT NULL REFERENCES orders (id),
  issued_on TEXT NOT NULL,
  total INTEGER NOT NULL,
  reason TEXT NOT NULL DEFAULT '',
  state TEXT NOT NULL CHECK (state IN ('payée', 'à rembourser', 'remboursé'))
);
CREATE INDEX invoices_customer ON invoices (customer_id);

CREATE TABLE subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  name TEXT NOT NULL,
  price INTEGER NOT NULL,
  months INTEGER NOT NULL CHECK (months > 0),
  payment_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('en cours', 'arrêté')),
  started_on TEXT NOT NULL,
  next_on TEXT NOT NULL
);
CREATE INDEX subscriptions_customer ON subscriptions (customer_id);

CREATE TABLE subscription_events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  subscription_id INTEGER NOT NULL REFERENCES subscriptions (id),
  kind TEXT NOT NULL,
  day TEXT NOT NULL
);
CREATE INDEX subscription_events_subscription ON subscription_events (subscription_id);

ALTER TABLE carts ADD COLUMN quote_id INTEGER REFERENCES quotes (id);
ALTER TABLE saved_carts ADD COLUMN quote_id INTEGER REFERENCES quotes (id);
ALTER TABLE orders ADD COLUMN quote_id INTEGER REFERENCES quotes (id);
ALTER TABLE orders ADD COLUMN amounts TEXT NOT NULL DEFAULT '{}';
ALTER TABLE orders ADD COLUMN billing TEXT NOT NULL DEFAULT '';

INSERT INTO invoices (number, kind, customer_id, order_id, issued_on, total, state)
  SELECT printf('F-%s-%06d', substr(placed_at, 1, 4), row_number() OVER (PARTITION BY substr(placed_at, 1, 4) ORDER BY id)),
    'facture', customer_id, id, substr(placed_at, 1, 10), total, 'payée'
  FROM orders WHERE state = 'payée' ORDER BY id;
SQL);
