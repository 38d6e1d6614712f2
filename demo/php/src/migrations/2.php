<?php
declare(strict_types=1);

// Toute base d’avant porte le numéro 1, alors que le schéma a changé sous lui : chaque ajout regarde s’il est déjà fait.

$hasColumn = fn (string $table, string $column): bool =>
    value('SELECT 1 FROM pragma_table_info(?) WHERE name = ?', [$table, $column]) !== null;

$addColumn = function (string $table, string $column, string $type) use ($hasColumn): void {
    if (!$hasColumn($table, $column)) {
        query("ALTER TABLE $table ADD COLUMN $column $type");
    }
};

// L’étape de la commande est désormais dans l’adresse de la page.
if ($hasColumn('carts', 'step')) {
    query('ALTER TABLE carts DROP COLUMN step');
}

if (!$hasColumn('articles', 'no_withdrawal')) {
    $addColumn('articles', 'no_withdrawal', "TEXT NOT NULL DEFAULT ''");
    query("UPDATE articles SET no_withdrawal = ? WHERE category_id IN (SELECT id FROM categories WHERE slug = 'epicerie')",
        ['Peut se détériorer ou se périmer rapidement : pas de rétractation (article L221-28, 4°).']);
}
$addColumn('orders', 'delivered_on', "TEXT NOT NULL DEFAULT ''");
$addColumn('customers', 'second_factor', 'INTEGER NOT NULL DEFAULT 0');
$addColumn('customers', 'era', 'INTEGER NOT NULL DEFAULT 0');

db()->exec(<<<'SQL'
CREATE TABLE IF NOT EXISTS devices (
  token_hash TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  PRIMARY KEY (token_hash, customer_id)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS withdrawals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  order_id INTEGER NOT NULL REFERENCES orders (id),
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  declared_at TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS withdrawal_lines (
  withdrawal_id INTEGER NOT NULL REFERENCES withdrawals (id),
  ref_id INTEGER NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0)
);

CREATE TABLE IF NOT EXISTS ads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  title TEXT NOT NULL,
  text TEXT NOT NULL,
  is_online INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS ads_customer ON ads (customer_id);

CREATE TABLE IF NOT EXISTS consents (
  id TEXT NOT NULL,
  date TEXT NOT NULL,
  version TEXT NOT NULL,
  purposes TEXT NOT NULL,
  withdrawn INTEGER NOT NULL,
  received_at TEXT NOT NULL,
  PRIMARY KEY (id, date)
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS password_links (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  ends_at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS saved_carts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  name TEXT NOT NULL,
  saved_at TEXT NOT NULL
);
CREATE INDEX IF NOT EXISTS saved_carts_customer ON saved_carts (customer_id);

CREATE TABLE IF NOT EXISTS saved_cart_lines (
  saved_cart_id INTEGER NOT NULL REFERENCES saved_carts (id) ON DELETE CASCADE,
  ref_id INTEGER NOT NULL REFERENCES refs (id),
  quantity INTEGER NOT NULL CHECK (quantity > 0)
);

CREATE TABLE IF NOT EXISTS contract_ends (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  reference TEXT NOT NULL,
  wished_on TEXT NOT NULL,
  reason TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  declared_at TEXT NOT NULL
);
SQL);
