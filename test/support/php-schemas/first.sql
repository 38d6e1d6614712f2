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

-- Ce qui se vend : un article dans une couleur. Le stock ne descend jamais sous zéro, la base elle-même y veille.
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
  last_name TEXT NOT NULL,
  points INTEGER NOT NULL DEFAULT 0 CHECK (points >= 0),
  -- Le point relais retenu pour la prochaine fois.
  relay_id TEXT NOT NULL DEFAULT ''
);

-- Un panier est celui d’un compte, ou celui de la session qui tient son numéro.
CREATE TABLE carts (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER UNIQUE REFERENCES customers (id),
  version INTEGER NOT NULL DEFAULT 1,
  step TEXT NOT NULL DEFAULT 'panier' CHECK (step IN ('panier', 'compte', 'paiement')),
  display TEXT NOT NULL DEFAULT 'ttc' CHECK (display IN ('ht', 'ttc')),
  -- La clé de la commande à venir : la même à chaque essai, une autre après la commande.
  order_key TEXT NOT NULL,
  guest_first_name TEXT NOT NULL DEFAULT '',
  guest_last_name TEXT NOT NULL DEFAULT '',
  guest_email TEXT NOT NULL DEFAULT '',
  delivery_address_id INTEGER,
  billing_address_id INTEGER,
  offer_id TEXT NOT NULL DEFAULT '',
  relay_id TEXT NOT NULL DEFAULT '',
  shop_id TEXT NOT NULL DEFAULT '',
  payment_id TEXT NOT NULL DEFAULT '',
  bank_id TEXT NOT NULL DEFAULT '',
  points INTEGER NOT NULL DEFAULT 0,
  note TEXT NOT NULL DEFAULT ''
);

CREATE TABLE cart_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  ref_id INTEGER NOT NULL REFERENCES refs (id),
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  UNIQUE (cart_id, ref_id)
);

CREATE TABLE cart_codes (
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  code TEXT NOT NULL REFERENCES codes (code),
  PRIMARY KEY (cart_id, code)
);

-- Les ajouts déjà faits, par leur clé : un ajout redemandé après une réponse perdue n’ajoute rien.
CREATE TABLE additions (
  cart_id INTEGER NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  line_id INTEGER NOT NULL,
  PRIMARY KEY (cart_id, key)
);

CREATE TABLE codes (
  code TEXT PRIMARY KEY COLLATE NOCASE,
  label TEXT NOT NULL,
  percent INTEGER NOT NULL DEFAULT 0,
  amount INTEGER NOT NULL DEFAULT 0,
  minimum INTEGER NOT NULL DEFAULT 0,
  ends_on TEXT NOT NULL
);

-- Les adresses d’un compte, ou celles que donne qui commande sans compte : elles vont avec son panier.
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
  -- Ce que porte l’adresse de la commande : qui l’a peut la lire.
  token TEXT NOT NULL UNIQUE,
  number TEXT NOT NULL DEFAULT '',
  customer_id INTEGER REFERENCES customers (id),
  email TEXT NOT NULL,
  placed_at TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('à payer', 'en attente', 'payée', 'refusée')),
  total INTEGER NOT NULL,
  points INTEGER NOT NULL DEFAULT 0,
  -- Où cela va, par qui, comment c’est payé : tel que c’était ce jour-là.
  delivery TEXT NOT NULL,
  payment TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT ''
);

CREATE TABLE order_lines (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  ref_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  label TEXT NOT NULL,
  quantity INTEGER NOT NULL,
  unit INTEGER NOT NULL
);

CREATE TABLE towns (
  postal_code TEXT NOT NULL,
  name TEXT NOT NULL
);

CREATE TABLE relays (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  street TEXT NOT NULL,
  postal_code TEXT NOT NULL,
  town TEXT NOT NULL,
  latitude REAL NOT NULL,
  longitude REAL NOT NULL
);

-- Ce que les visiteurs envoient par les formulaires : une clé d’envoi, un envoi.
CREATE TABLE messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT UNIQUE,
  kind TEXT NOT NULL,
  email TEXT NOT NULL,
  text TEXT NOT NULL,
  received_at TEXT NOT NULL
);

-- Les essais de connexion, pour en limiter le nombre.
CREATE TABLE attempts (
  subject TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX attempts_subject ON attempts (subject, at);

-- Les ateliers, que montrent le calendrier et l’agenda.
CREATE TABLE workshops (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  day TEXT NOT NULL,
  hour TEXT NOT NULL,
  title TEXT NOT NULL,
  about TEXT NOT NULL,
  seats INTEGER NOT NULL
);
CREATE INDEX workshops_day ON workshops (day);

-- Les fichiers envoyés : à qui, sous quelle clé, ce qui en est arrivé. Leur contenu est dans data/uploads, sous leur numéro.
CREATE TABLE uploads (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  owner TEXT NOT NULL,
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  size INTEGER NOT NULL,
  received INTEGER NOT NULL DEFAULT 0,
  -- Vu dans le contenu, une fois entier.
  type TEXT NOT NULL DEFAULT '',
  UNIQUE (owner, key)
);

-- Les permaliens.
CREATE TABLE links (
  code TEXT PRIMARY KEY,
  path TEXT NOT NULL UNIQUE
);
