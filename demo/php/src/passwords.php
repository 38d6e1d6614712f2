<?php
declare(strict_types=1);

// Changer de mot de passe, ou en choisir un autre par le lien d’un courriel : une fois, une demi-heure.

const RESET_LIFE = 1800;
const RESET_ASKED = 'Si un compte existe pour cette adresse, un message vient d’y être envoyé.';

/** @return array<string, string> ce qui ne va pas dans le nouveau mot de passe, par champ */
function newPasswordErrors(): array
{
    $password = postedPassword('password');
    return array_filter([
        'password' => match (true) {
            lengthOf($password) < 10 => 'Dix caractères au moins.',
            strlen($password) > PASSWORD_MOST => PASSWORD_MOST . ' caractères au plus, moins s’ils sont accentués.',
            default => '',
        },
        'password_confirm' => isset($_POST['password_confirm']) && postedPassword('password_confirm') !== $password ? 'Ce n’est pas le même mot de passe.' : '',
    ]);
}

/**
 * Écrit le mot de passe : les liens qui restaient n’ouvrent plus rien, et les autres sessions du compte sont finies.
 *
 * @param ?string $token Le lien qui le permet, pris dans la même transaction.
 * @return bool faux si ce lien vient de servir
 */
function writePassword(array $customer, string $password, ?string $token = null): bool
{
    $hash = passwordHash($password);
    $isWritten = transaction(function () use ($customer, $hash, $token): bool {
        if ($token !== null && !customerOfLink($token)) {
            return false;
        }
        query('UPDATE customers SET password_hash = ?, era = era + 1 WHERE id = ?', [$hash, $customer['id']]);
        query('DELETE FROM password_links WHERE customer_id = ?', [$customer['id']]);
        return true;
    });
    if (!$isWritten) {
        return false;
    }
    sendMail($customer['email'], 'Votre mot de passe a changé', "Bonjour,\n\nLe mot de passe de votre compte vient d’être changé, et vos autres appareils sont déconnectés. "
        . 'Si ce n’est pas vous, choisissez-en un autre sans attendre : « mot de passe oublié », sur la page de connexion.');
    return true;
}

/** modif_mdp : qui est connecté, et connaît l’actuel. */
function changePassword(): array
{
    $customer = customer() ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.');
    $errors = newPasswordErrors();
    if ($errors) {
        return refused('Vérifiez ce que vous avez saisi.', $errors);
    }
    if (isTooMany("mot de passe du compte $customer[id]", 10, 900)) {
        return refused('Trop d’essais : recommencez dans un quart d’heure.');
    }
    if (!password_verify(postedPassword('password_actuel'), $customer['password_hash'])) {
        return refused('Votre mot de passe n’est pas changé.', ['password_actuel' => 'Ce n’est pas votre mot de passe actuel.']);
    }
    writePassword($customer, postedPassword('password'));
    // Cette session est de la suite, les autres d’avant.
    $_SESSION['era'] = $customer['era'] + 1;
    return done('Votre mot de passe est changé. Vos autres appareils sont déconnectés.');
}

/** mdp_oublie, du panier et de l’extranet : la réponse ne dit jamais si l’adresse est connue. */
function askNewPassword(): array
{
    $email = posted('email', 200);
    if (!filter_var($email, FILTER_VALIDATE_EMAIL)) {
        return refused('Saisissez une adresse e-mail, comme nom@exemple.fr.', ['email' => 'Saisissez une adresse e-mail.']);
    }
    if (isTooMany('mot de passe oublié de ' . strtolower($email), 3, 3600) || isTooMany('mots de passe oubliés de ' . clientAddress(), 30, 3600)) {
        return refused('Trop de demandes : recommencez dans une heure.');
    }
    $customer = row('SELECT * FROM customers WHERE email = ?', [$email]);
    if ($customer) {
        $token = bin2hex(random_bytes(32));
        query('DELETE FROM password_links WHERE ends_at < ?', [time()]);
        query('INSERT INTO password_links (token_hash, customer_id, ends_at) VALUES (?, ?, ?)', [hash('sha256', $token), $customer['id'], time() + RESET_LIFE]);
        sendMail($customer['email'], 'Choisir un nouveau mot de passe', "Bonjour,\n\nCe lien vous permet de choisir un nouveau mot de passe. Il est valable une demi-heure, une seule fois.\n\n"
            . origin() . "/mot-de-passe/$token");
    }
    return done(RESET_ASKED);
}

/** Le client que nomme un lien encore bon, ou null. */
function customerOfLink(string $token): ?array
{
    return row('SELECT customers.* FROM password_links JOIN customers ON customers.id = customer_id WHERE token_hash = ? AND ends_at >= ?',
        [hash('sha256', $token), time()]);
}

/** La page du lien : GET demande le mot de passe, POST l’écrit. Elle ne connecte pas : le code du second facteur reste dû. */
function answerNewPassword(string $token): void
{
    $customer = customerOfLink($token);
    if (!isPost()) {
        sendPage('Nouveau mot de passe', render('new-password', ['customer' => $customer, 'errors' => []]));
        return;
    }
    $errors = $customer ? newPasswordErrors() : [];
    // De plusieurs demandes au même instant, une seule écrit : celle dont la transaction trouve encore le lien.
    $isWritten = $customer && !$errors && writePassword($customer, postedPassword('password'), $token);
    $said = match (true) {
        $errors !== [] => refused('Vérifiez ce que vous avez saisi.', $errors),
        !$isWritten => refused('Ce lien a déjà servi, ou n’est plus valable.'),
        default => done('Votre mot de passe est changé : connectez-vous.'),
    };
    if (isNavigation()) {
        if ($said['error'] === '') {
            keepForNextPage($said);
            redirect('/connexion');
        }
        sendPage('Nouveau mot de passe', render('message', ['said' => $said]) . render('new-password', ['customer' => $customer, 'errors' => $errors]));
        return;
    }
    if (base() === HTML_BASE) {
        sendHtml(render('message', ['said' => $said]));
        return;
    }
    sendJson(['status' => $errors ? 'formerror' : ($isWritten ? 'ok' : 'error'), 'error_txt' => $said['error'], 'info_msg' => $said['info'], 'erreurs' => wireErrors($said)]);
}
