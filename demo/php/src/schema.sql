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
  vat INTEGER NOT NULL,
  -- Pourquoi on ne peut pas se rétracter, avec l’article de la loi ; vide, on le peut.
  no_withdrawal TEXT NOT NULL DEFAULT ''
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
  relay_id TEXT NOT NULL DEFAULT '',
  -- 1 : la connexion demande aussi un code, envoyé par courriel.
  second_factor INTEGER NOT NULL DEFAULT 0,
  -- Grandit à chaque nouveau mot de passe : les sessions d’avant sont finies.
  era INTEGER NOT NULL DEFAULT 0
);

-- Un panier est celui d’un compte, ou celui de la session qui tient son numéro.
CREATE TABLE carts (
  id INTEGER PRIMARY KEY,
  customer_id INTEGER UNIQUE REFERENCES customers (id),
  version INTEGER NOT NULL DEFAULT 1,
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
  note TEXT NOT NULL DEFAULT '',
  -- Le devis d’où il vient.
  quote_id INTEGER REFERENCES quotes (id)
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
  state TEXT NOT NULL CHECK (state IN ('à payer', 'en attente', 'payée', 'refusée', 'abandonnée', 'paiement à rendre')),
  total INTEGER NOT NULL,
  points INTEGER NOT NULL DEFAULT 0,
  -- Où cela va, par qui, comment c’est payé : tel que c’était ce jour-là.
  delivery TEXT NOT NULL,
  payment TEXT NOT NULL,
  note TEXT NOT NULL DEFAULT '',
  -- Le jour où elle est arrivée, AAAA-MM-JJ ; vide tant qu’on ne le sait pas. Le délai de rétractation part de lui.
  delivered_on TEXT NOT NULL DEFAULT '',
  -- Ce que compte la facture, en centimes et en JSON, et à qui : tel que c’était ce jour-là.
  amounts TEXT NOT NULL DEFAULT '{}',
  billing TEXT NOT NULL DEFAULT '',
  -- Le devis d’où elle vient : un paiement refusé le rend au panier.
  quote_id INTEGER REFERENCES quotes (id),
  -- Jusqu’à quand elle attend sa banque, en secondes depuis 1970.
  pay_until INTEGER NOT NULL DEFAULT 0,
  -- La clé que son panier a eue après elle : il la garde tant qu’il ne commande rien d’autre.
  cart_key TEXT NOT NULL DEFAULT ''
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

-- Les codes d’une commande : un paiement refusé les rend au panier.
CREATE TABLE order_codes (
  order_id INTEGER NOT NULL REFERENCES orders (id),
  code TEXT NOT NULL REFERENCES codes (code),
  PRIMARY KEY (order_id, code)
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

-- Les navigateurs qui ont ouvert un compte, par l’empreinte de leur cookie.
CREATE TABLE devices (
  token_hash TEXT NOT NULL,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  PRIMARY KEY (token_hash, customer_id)
) WITHOUT ROWID;

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

-- Les choix sur les cookies, tels qu’ils ont été faits : un choix, une ligne.
CREATE TABLE consents (
  id TEXT NOT NULL,
  date TEXT NOT NULL,
  version TEXT NOT NULL,
  -- Par finalité, "1" ou "0", en JSON.
  purposes TEXT NOT NULL,
  withdrawn INTEGER NOT NULL,
  received_at TEXT NOT NULL,
  PRIMARY KEY (id, date)
) WITHOUT ROWID;

-- Les liens envoyés pour choisir un mot de passe, par leur empreinte.
CREATE TABLE password_links (
  token_hash TEXT PRIMARY KEY,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  ends_at INTEGER NOT NULL
) WITHOUT ROWID;

-- Les paniers mis de côté.
CREATE TABLE saved_carts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  name TEXT NOT NULL,
  saved_at TEXT NOT NULL,
  quote_id INTEGER REFERENCES quotes (id)
);
CREATE INDEX saved_carts_customer ON saved_carts (customer_id);

CREATE TABLE saved_cart_lines (
  saved_cart_id INTEGER NOT NULL REFERENCES saved_carts (id) ON DELETE CASCADE,
  ref_id INTEGER NOT NULL REFERENCES refs (id),
  quantity INTEGER NOT NULL CHECK (quantity > 0)
);

-- Les résiliations reçues, comme les rétractations : deux fois le même envoi n’en font qu’une.
CREATE TABLE contract_ends (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  key TEXT NOT NULL UNIQUE,
  reference TEXT NOT NULL,
  -- AAAA-MM-JJ ; vide, dès que possible.
  wished_on TEXT NOT NULL,
  reason TEXT NOT NULL,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  declared_at TEXT NOT NULL
);

-- Les heures auxquelles un article se réserve, chaque semaine : 1 pour lundi, 7 pour dimanche. Sans heures, il s’achète.
CREATE TABLE article_hours (
  article_id INTEGER NOT NULL REFERENCES articles (id),
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  places INTEGER NOT NULL CHECK (places > 0),
  PRIMARY KEY (article_id, weekday, starts_at)
) WITHOUT ROWID;

-- Les créneaux des jours à venir, faits de ces heures.
CREATE TABLE slots (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  article_id INTEGER NOT NULL REFERENCES articles (id),
  day TEXT NOT NULL,
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL,
  places INTEGER NOT NULL,
  UNIQUE (article_id, day, starts_at)
);

-- Des places d’un créneau : retenues par une ligne d’un panier jusqu’à une heure, ou celles d’une commande.
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

-- Les devis : leurs prix valent dans le panier qui en vient, jusqu’à ce qu’il soit annulé ou commandé.
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

-- Les factures et les avoirs : un numéro par document, sans trou dans l’année.
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

-- Les abonnements, et ce qui leur est arrivé.
CREATE TABLE subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  customer_id INTEGER NOT NULL REFERENCES customers (id),
  name TEXT NOT NULL,
  price INTEGER NOT NULL,
  months INTEGER NOT NULL CHECK (months > 0),
  payment_id TEXT NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('en cours', 'arrêté')),
  started_on TEXT NOT NULL,
  -- AAAA-MM-JJ ; vide, une fois arrêté.
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

-- Les clés d’accès : leur clé publique, en PEM, et leur compteur, qui ne fait qu’avancer.
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

-- Les textes d’une autre langue, par leur texte français.
CREATE TABLE translations (
  language TEXT NOT NULL,
  expression TEXT NOT NULL,
  value TEXT NOT NULL,
  PRIMARY KEY (language, expression)
) WITHOUT ROWID;
