<?php
declare(strict_types=1);

// Les articles qui se réservent pour un jour et une heure. Ceux d’une base d’avant s’achètent : donnez-leur des heures.

db()->exec(<<<'SQL'
CREATE TABLE article_hours (
  article_id INTEGER NOT NULL REFERENCES articles (id),
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  places INTEGER NOT NULL CHECK (places > 0),
  PRIMARY KEY (article_id, weekday, starts_at)
) WITHOUT ROWID;

CREATE TABLE slots (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  article_id INTEGER NOT NULL REFERENCES articles (id),
  day TEXT NOT NULL,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  places INTEGER NOT NULL,
  UNIQUE (article_id, day, starts_at)
);

CREATE TABLE bookings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  slot_id INTEGER NOT NULL REFERENCES slots (id),
  ref_id INTEGER NOT NULL REFERENCES refs (id),
  line_id INTEGER UNIQUE REFERENCES cart_lines (id) ON DELETE CASCADE,
  order_id INTEGER REFERENCES orders (id),
  seats INTEGER NOT NULL CHECK (seats > 0),
  held_until INTEGER NOT NULL DEFAULT 0
);
CREATE INDEX bookings_slot ON bookings (slot_id);
SQL);
