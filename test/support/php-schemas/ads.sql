-- Ce que le schéma avait de plus que le premier (first.sql), sous le même numéro, quand les petites annonces y sont venues.

ALTER TABLE articles ADD COLUMN no_withdrawal TEXT NOT NULL DEFAULT '';
ALTER TABLE customers ADD COLUMN second_factor INTEGER NOT NULL DEFAULT 0;
ALTER TABLE orders ADD COLUMN delivered_on TEXT NOT NULL DEFAULT '';
ALTER TABLE carts DROP COLUMN step;

-- Les navigateurs qui ont ouvert un compte, par l’empreinte de leur cookie.
CREATE TABLE devices (
  token_hash TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  PRIMARY KEY (token_hash, customer_id)
) WITHOUT ROWID;

-- Les rétractations reçues. La clé vient de l’envoi et de ce qu’il dit : deux fois le même n’en font qu’une.
CREATE TABLE withdrawals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  declared_at TEXT NOT NULL
);

CREATE TABLE withdrawal_lines (
  withdrawal_id INTEGER NOT NULL REFERENCES withdrawals (id),
  ref_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0)
);

-- Les petites annonces des clients.
CREATE TABLE ads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  is_online INTEGER NOT NULL
);
CREATE INDEX ads_customer ON ads (customer_id);
