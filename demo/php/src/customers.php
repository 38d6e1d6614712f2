<?php
declare(strict_types=1);

// Se connecter, ouvrir un compte, commander sans compte.

/** Ce que coûte une empreinte (bcrypt, le moins que demande l’OWASP). Plus haut, les comptes suivent à leur connexion. */
const PASSWORD_COST = ['cost' => 10];
/** Ce que bcrypt lit d’un mot de passe, en octets : la suite ne compterait pas. */
const PASSWORD_MOST = 72;

function passwordHash(string $password): string
{
    return password_hash($password, PASSWORD_BCRYPT, PASSWORD_COST);
}

/** Connecte, refuse, ou demande le code du second facteur (wait). */
function logIn(string $email, string $password): array
{
    $customer = row('SELECT * FROM customers WHERE email = ?', [$email]);
    $device = $customer ? knownDevice($customer['id']) : '';
    $subject = 'connexion ' . ($device === '' ? strtolower($email) : "par l’appareil $device");
    if (isTooMany($subject, 10, 900) || isTooMany('connexion de ' . clientAddress(), 100, 900)) {
        return refused('Trop d’essais : recommencez dans un quart d’heure.');
    }
    // Un compte inconnu prend le temps d’un mot de passe faux : cette empreinte a le même coût.
    $hash = $customer['password_hash'] ?? '$2y$10$CX3aDJhrbx5os1wEmhVFTuvDuxIUzbWZ2ZbuJUf65p1dADEYbrME.';
    if (!password_verify($password, $hash) || !$customer) {
        return refused('Adresse e-mail ou mot de passe incorrect.');
    }
    if (password_needs_rehash($hash, PASSWORD_BCRYPT, PASSWORD_COST)) {
        query('UPDATE customers SET password_hash = ? WHERE id = ?', [passwordHash($password), $customer['id']]);
    }
    query('DELETE FROM attempts WHERE subject = ?', [$subject]);
    if ($customer['second_factor'] && !spendCode($customer['id'])) {
        return askCode($customer);
    }
    enter($customer['id']);
    return done();
}

function deviceCookie(): string
{
    return isHttps() ? '__Host-appareil' : 'appareil';
}

/**
 * Ce navigateur, s’il a déjà ouvert ce compte : les essais des autres ne sont pas les siens, et n’enferment pas dehors
 * celui à qui est le compte.
 */
function knownDevice(int $customer): string
{
    $token = $_COOKIE[deviceCookie()] ?? '';
    $hash = is_string($token) ? hash('sha256', $token) : '';
    return row('SELECT 1 FROM devices WHERE token_hash = ? AND customer_id = ?', [$hash, $customer]) ? $hash : '';
}

function noteDevice(int $customer): void
{
    $given = $_COOKIE[deviceCookie()] ?? '';
    $token = is_string($given) && preg_match('/^[0-9a-f]{64}$/', $given) ? $given : bin2hex(random_bytes(32));
    query('INSERT OR IGNORE INTO devices (token_hash, customer_id) VALUES (?, ?)', [hash('sha256', $token), $customer]);
    setcookie(deviceCookie(), $token, ['expires' => time() + 180 * 86400, 'path' => '/', 'httponly' => true, 'secure' => isHttps(), 'samesite' => 'Lax']);
}

/** Connecte la session : un autre numéro, et son panier devient celui du compte. */
function enter(int $customer): void
{
    $before = cartId();
    $orders = $_SESSION['orders'] ?? [];
    renewSession(['customer' => $customer, 'orders' => $orders, 'era' => value('SELECT era FROM customers WHERE id = ?', [$customer])]);
    noteDevice($customer);
    transaction(function () use ($before, $customer): void {
        $own = value('SELECT id FROM carts WHERE customer_id = ?', [$customer]);
        if ($before !== null && $own !== null && $before !== $own) {
            mergeCarts($before, $own);
        } elseif ($before !== null && $own === null) {
            updateCart($before, ['customer_id' => $customer, 'guest_email' => '', 'guest_first_name' => '', 'guest_last_name' => '']);
            query('UPDATE addresses SET customer_id = ?, cart_id = NULL WHERE cart_id = ?', [$customer, $before]);
        }
        $first = value('SELECT MIN(id) FROM addresses WHERE customer_id = ?', [$customer]);
        query('UPDATE carts SET delivery_address_id = COALESCE(delivery_address_id, :first), billing_address_id = COALESCE(billing_address_id, :first)
            WHERE customer_id = :customer', ['first' => $first, 'customer' => $customer]);
    });
}

/** Les lignes du panier d’avant viennent dans celui du compte, jamais plus qu’il n’y a de pièces. */
function mergeCarts(int $from, int $into): void
{
    $old = row('SELECT * FROM carts WHERE id = ?', [$from]);
    foreach (rows('SELECT * FROM cart_lines WHERE cart_id = ?', [$from]) as $line) {
        // Une réservation garde sa ligne : celle qui vient d’être prise passe devant celle du compte.
        if (row('SELECT 1 FROM bookings WHERE line_id = ?', [$line['id']])) {
            query('DELETE FROM cart_lines WHERE cart_id = ? AND ref_id = ?', [$into, $line['ref_id']]);
            query('UPDATE cart_lines SET cart_id = ? WHERE id = ?', [$into, $line['id']]);
            continue;
        }
        query('INSERT INTO cart_lines (cart_id, ref_id, quantity) VALUES (:cart, :ref, :quantity)
            ON CONFLICT (cart_id, ref_id) DO UPDATE SET quantity = MAX(quantity, MIN(quantity + excluded.quantity,
                (SELECT stock FROM refs WHERE id = :ref)))',
            ['cart' => $into, 'ref' => $line['ref_id'], 'quantity' => $line['quantity']]);
    }
    query('INSERT OR IGNORE INTO cart_codes (cart_id, code) SELECT ?, code FROM cart_codes WHERE cart_id = ?', [$into, $from]);
    query('UPDATE carts SET version = MAX(version, ?) + 1 WHERE id = ?', [$old['version'], $into]);
    query('DELETE FROM carts WHERE id = ?', [$from]);
}

/** Déconnecte : une session neuve, qui ne sait plus rien. */
function logOut(): void
{
    renewSession([]);
    header('Clear-Site-Data: "cache"');
}

/** @return array<string, string> ce qui ne va pas dans un compte à ouvrir, par champ */
function checkAccount(): array
{
    $email = posted('email', 200);
    $password = postedPassword('password');
    $errors = [
        'prenom' => posted('prenom') === '' ? 'Donnez un prénom.' : '',
        'nom' => posted('nom') === '' ? 'Donnez un nom.' : '',
        'email' => filter_var($email, FILTER_VALIDATE_EMAIL) ? '' : 'Donnez une adresse e-mail, comme nom@exemple.fr.',
        'email_confirm' => isset($_POST['email_confirm']) && posted('email_confirm', 200) !== $email ? 'Ce n’est pas la même adresse.' : '',
        'password' => match (true) {
            lengthOf($password) < 10 => 'Dix caractères au moins.',
            strlen($password) > PASSWORD_MOST => PASSWORD_MOST . ' caractères au plus, moins s’ils sont accentués.',
            default => '',
        },
        'password_confirm' => isset($_POST['password_confirm']) && $_POST['password_confirm'] !== $password ? 'Ce n’est pas le même mot de passe.' : '',
    ];
    return array_filter($errors, fn (string $text): bool => $text !== '');
}

/**
 * Ouvre un compte et connecte. Une boutique qui envoie des courriels ne dirait pas qu’une adresse a déjà un compte : elle
 * répondrait de même, et l’écrirait à son propriétaire.
 */
function signUp(): array
{
    $errors = checkAccount();
    if ($errors) {
        return refused('Vérifiez ce que vous avez saisi.', $errors);
    }
    if (isTooMany('compte de ' . clientAddress(), 20, 3600)) {
        return refused('Trop d’essais : recommencez dans une heure.');
    }
    $made = query('INSERT OR IGNORE INTO customers (email, password_hash, first_name, last_name) VALUES (?, ?, ?, ?)',
        [posted('email', 200), passwordHash(postedPassword('password')), posted('prenom', 80), posted('nom', 80)]);
    if ($made->rowCount() === 0) {
        return refused('Ce compte ne peut pas être ouvert. S’il est déjà le vôtre, connectez-vous.', ['email' => 'Avez-vous déjà un compte ?']);
    }
    enter(lastId());
    return done('Votre compte est ouvert.');
}

function logInFromCart(): array
{
    return logIn(posted('email', 200), postedPassword('password'));
}

function signUpFromCart(): array
{
    return signUp();
}

function orderAsGuest(array $cart): array
{
    if (isset($_SESSION['customer'])) {
        return done();
    }
    $email = posted('email', 200);
    $errors = array_filter([
        'prenom' => posted('prenom') === '' ? 'Donnez un prénom.' : '',
        'nom' => posted('nom') === '' ? 'Donnez un nom.' : '',
        'email' => filter_var($email, FILTER_VALIDATE_EMAIL) ? '' : 'Donnez une adresse e-mail, comme nom@exemple.fr.',
    ]);
    if ($errors) {
        return refused('Vérifiez ce que vous avez saisi.', $errors);
    }
    updateCart(ensureCart(), ['guest_first_name' => posted('prenom', 80), 'guest_last_name' => posted('nom', 80), 'guest_email' => $email]);
    return done();
}
