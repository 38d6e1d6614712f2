<?php
declare(strict_types=1);

// Les codes d’une commande : jusque-là un paiement refusé ne les rendait pas.

db()->exec(<<<'SQL'
CREATE TABLE order_codes (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  code TEXT NOT NULL REFERENCES codes (code),
  PRIMARY KEY (order_id, code)
);
SQL);
