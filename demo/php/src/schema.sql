-- La base de la boutique. Les montants sont des centimes entiers, TTC ; les taux de TVA, des pour mille.

CREATE TABLE categories (
  id INTEGER PRIMARY KEY,
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL
);

CREATE TABLE articles (
  id INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL REFERENCES categories (id),
  slug TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  price INTEGER NOT NULL CHECK (price > 0),
  vat INTEGER NOT NULL
);

-- Ce qui se vend : un article dans une couleur. La base elle-même refuse un stock sous zéro.
CREATE TABLE refs (
  id INTEGER PRIMARY KEY,
  article_id INTEGER NOT NULL REFERENCES articles (id),
  code TEXT NOT NULL UNIQUE,
  label TEXT NOT NULL,
  image TEXT NOT NULL,
  stock INTEGER NOT NULL CHECK (stock >= 0)
);

CREATE TABLE customers (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL
);

-- Les essais de connexion et les envois, pour en limiter le nombre.
CREATE TABLE attempts (
  subject TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX attempts_subject ON attempts (subject, at);

-- Un panier est celui d’un compte, ou celui de la session qui a son numéro.
CREATE TABLE carts (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER UNIQUE REFERENCES customers (id),
  version INTEGER NOT NULL DEFAULT 1,
  display TEXT NOT NULL DEFAULT 'ttc' CHECK (display IN ('ht', 'ttc')),
  code TEXT NOT NULL DEFAULT '',
  -- La clé de la commande à venir : la même à chaque essai, une autre après la commande.
  order_key TEXT NOT NULL,
  guest_first_name TEXT NOT NULL DEFAULT '',
  guest_last_name TEXT NOT NULL DEFAULT '',
  guest_email TEXT NOT NULL DEFAULT '',
  delivery_address_id INTEGER,
  billing_address_id INTEGER,
  offer_id TEXT NOT NULL DEFAULT '',
  payment_id TEXT NOT NULL DEFAULT ''
);

CREATE TABLE cart_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  ref_id INTEGER NOT NULL REFERENCES refs (id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  UNIQUE (cart_id, ref_id)
);

-- Les ajouts déjà faits, par leur clé : un ajout renvoyé après une réponse perdue ne s’ajoute pas deux fois.
CREATE TABLE additions (
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  line_id INTEGER NOT NULL,
  PRIMARY KEY (cart_id, key)
);

-- Les adresses d’un compte, ou d’un panier commandé sans compte.
CREATE TABLE addresses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER REFERENCES customers (id),
  cart_id INTEGER REFERENCES carts (id) ON DELETE CASCADE,
  intitule TEXT NOT NULL DEFAULT '',
  civilite TEXT NOT NULL DEFAULT '',
  prenom TEXT NOT NULL,
  nom TEXT NOT NULL,
  societe TEXT NOT NULL DEFAULT '',
  adresse TEXT NOT NULL,
  complement TEXT NOT NULL DEFAULT '',
  code_postal TEXT NOT NULL,
  ville TEXT NOT NULL,
  pays TEXT NOT NULL DEFAULT 'FR',
  telephone TEXT NOT NULL DEFAULT ''
);

CREATE TABLE orders (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- Une clé, une commande : la seconde fois, la base refuse.
  key TEXT NOT NULL UNIQUE,
  -- Le secret qui est dans l’adresse de la commande : qui l’a peut la lire.
  token TEXT NOT NULL UNIQUE,
  number TEXT NOT NULL DEFAULT '',
  customer_id INTEGER REFERENCES customers (id),
  email TEXT NOT NULL,
  placed_at TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('à payer', 'en attente', 'payée', 'refusée', 'abandonnée', 'paiement à rendre')),
  -- Jusqu’à quand elle attend sa banque, en secondes depuis 1970.
  pay_until INTEGER NOT NULL,
  total INTEGER NOT NULL,
  -- Le code promo : un paiement refusé le rend au panier.
  code TEXT NOT NULL DEFAULT '',
  -- Le détail des montants, en JSON et en centimes ; la livraison, le paiement et l’adresse, tels qu’ils étaient ce jour-là.
  amounts TEXT NOT NULL,
  delivery TEXT NOT NULL,
  payment TEXT NOT NULL,
  billing TEXT NOT NULL
);
CREATE INDEX orders_waiting ON orders (pay_until) WHERE state = 'à payer';

CREATE TABLE order_lines (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  ref_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  label TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  unit INTEGER NOT NULL
);

-- Les factures : un numéro par commande payée, sans trou dans l’année.
CREATE TABLE invoices (
  number TEXT PRIMARY KEY,
  order_id INTEGER NOT NULL UNIQUE REFERENCES orders (id),
  issued_on TEXT NOT NULL
);

-- Les messages du formulaire « Nous écrire » : une clé d’envoi, un message.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT UNIQUE,
  email TEXT NOT NULL,
  text TEXT NOT NULL,
  received_at TEXT NOT NULL
);
