<?php
declare(strict_types=1);

// Se connecter, ouvrir un compte, commander sans compte.

/** Le coût d’une empreinte bcrypt, au minimum de l’OWASP. */
const PASSWORD_COST = ['cost' => 10];
/** bcrypt ne lit que ces premiers octets d’un mot de passe. */
const PASSWORD_MOST = 72;

/** extranet_v2/traitement.php : se connecter, ouvrir un compte. */
function answerExtranet(): void
{
    $said = match (posted('action')) {
        'login' => logInFromForm(),
        'new_compte' => signUp(),
        'mdp_oublie' => answerForgottenPassword(),
        default => throw new Stop(400, 'Cette action n’existe pas.'),
    };
    $isDone = $said['error'] === '';
    $next = $isDone ? '/compte' : '';
    $errors = jsonErrors($said);
    answerWords($said, ['status' => $isDone ? 'ok' : ($errors ? 'formerror' : 'error'), 'error_txt' => $said['error'],
        'info_msg' => $said['info'], 'erreurs' => $errors, 'redirect' => $next], '/connexion', $next);
}

/** Le formulaire de connexion, celui de la page ou celui du panier. */
function logInFromForm(): array
{
    $email = posted('email', 200);
    // Les essais se comptent par compte et par adresse : ceux d’un autre n’enferment pas dehors le propriétaire du compte.
    $subject = 'connexion ' . strtolower($email) . ' ' . clientAddress();
    if (isTooMany($subject, 10, 900) || isTooMany('connexion ' . clientAddress(), 100, 900)) {
        return refused('Trop d’essais : recommencez dans un quart d’heure.');
    }
    $customer = row('SELECT * FROM customers WHERE email = ?', [$email]);
    // Un compte inconnu prend le même temps qu’un mot de passe faux : cette empreinte a le même coût.
    $hash = $customer['password_hash'] ?? '$2y$10$CX3aDJhrbx5os1wEmhVFTuvDuxIUzbWZ2ZbuJUf65p1dADEYbrME.';
    if (!password_verify(postedPassword('password'), $hash) || !$customer) {
        return refused('Adresse e-mail ou mot de passe incorrect.');
    }
    query('DELETE FROM attempts WHERE subject = ?', [$subject]);
    enter($customer['id']);
    return done();
}

/** Connecte la session : elle change de numéro, et son panier devient celui du compte. */
function enter(int $customer): void
{
    $before = cartId();
    renewSession(['customer' => $customer, 'orders' => $_SESSION['orders'] ?? []]);
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

/** Les lignes du panier d’avant rejoignent celui du compte, sans dépasser le stock. */
function mergeCarts(int $from, int $into): void
{
    foreach (rows('SELECT * FROM cart_lines WHERE cart_id = ?', [$from]) as $line) {
        query('INSERT INTO cart_lines (cart_id, ref_id, quantity) VALUES (:cart, :ref, :quantity)
            ON CONFLICT (cart_id, ref_id) DO UPDATE SET quantity = MAX(quantity, MIN(quantity + excluded.quantity,
                (SELECT stock FROM refs WHERE id = :ref)))',
            ['cart' => $into, 'ref' => $line['ref_id'], 'quantity' => $line['quantity']]);
    }
    query("UPDATE carts SET version = MAX(carts.version, other.version) + 1, code = COALESCE(NULLIF(other.code, ''), carts.code)
        FROM carts AS other WHERE other.id = ? AND carts.id = ?", [$from, $into]);
    query('DELETE FROM carts WHERE id = ?', [$from]);
}

/** Se déconnecter change quelque chose : c’est un formulaire, et non un lien. */
function answerLogout(): void
{
    if (isPost()) {
        renewSession([]);
        header('Clear-Site-Data: "cache"');
    }
    redirect('/');
}

/** mdp_oublie : cette boutique n’envoie pas de courriel. La vôtre y enverrait un lien, et répondrait de même à une adresse inconnue. */
function answerForgottenPassword(): array
{
    return refused('Pour choisir un autre mot de passe, écrivez-nous.');
}

/** @return array<string, string> ce qui ne va pas dans un nom et une adresse e-mail, par champ */
function personErrors(): array
{
    return array_filter([
        'prenom' => posted('prenom') === '' ? 'Saisissez un prénom.' : '',
        'nom' => posted('nom') === '' ? 'Saisissez un nom.' : '',
        'email' => filter_var(posted('email', 200), FILTER_VALIDATE_EMAIL) ? '' : 'Saisissez une adresse e-mail, comme nom@exemple.fr.',
    ]);
}

/**
 * Ouvre un compte et connecte. Une vraie boutique ne dirait pas qu’une adresse a déjà un compte : elle répondrait comme
 * aux autres, et l’écrirait à son propriétaire.
 */
function signUp(): array
{
    $password = postedPassword('password');
    $errors = personErrors();
    if (iconv_strlen($password, 'UTF-8') < 10 || strlen($password) > PASSWORD_MOST) {
        $errors['password'] = 'Dix caractères au moins, ' . PASSWORD_MOST . ' au plus.';
    }
    if ($errors) {
        return refused('Vérifiez ce que vous avez saisi.', $errors);
    }
    if (isTooMany('compte ' . clientAddress(), 20, 3600)) {
        return refused('Trop d’essais : recommencez dans une heure.');
    }
    $made = query('INSERT OR IGNORE INTO customers (email, password_hash, first_name, last_name) VALUES (?, ?, ?, ?)',
        [posted('email', 200), password_hash($password, PASSWORD_BCRYPT, PASSWORD_COST), posted('prenom', 80), posted('nom', 80)]);
    if ($made->rowCount() === 0) {
        return refused('Ce compte ne peut pas être ouvert. S’il est déjà le vôtre, connectez-vous.', ['email' => 'Avez-vous déjà un compte ?']);
    }
    enter(lastId());
    return done('Votre compte est ouvert.');
}

/** sans_compte */
function orderAsGuest(array $cart): array
{
    if (isset($_SESSION['customer'])) {
        return done();
    }
    $errors = personErrors();
    if ($errors) {
        return refused('Vérifiez ce que vous avez saisi.', $errors);
    }
    updateCart($cart['id'], ['guest_first_name' => posted('prenom', 80), 'guest_last_name' => posted('nom', 80), 'guest_email' => posted('email', 200)]);
    return done();
}
