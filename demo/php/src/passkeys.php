<?php
declare(strict_types=1);

// Les clés d’accès d’un compte : l’empreinte, le visage ou le code de l’appareil, à la place du mot de passe et du code.

const MOST_PASSKEYS = 20;
const CHALLENGE_LIFE = 600;
const NO_PASSKEY_HERE = 'Les clés d’accès demandent une adresse en nom, comme boutique.exemple.fr : pas en chiffres.';

/** Le nom du site, sous lequel ses clés sont gardées ; null pour une adresse en chiffres, qui n’en a pas. */
function relyingParty(): ?string
{
    $host = trim((string) parse_url(origin(), PHP_URL_HOST), '[]');
    return filter_var($host, FILTER_VALIDATE_IP) ? null : $host;
}

/**
 * Un défi à signer, gardé dans cette session : une fois, dix minutes. Une demande d’avant une connexion est refusée sans
 * cookie (openSession()) : elle ne déconnecte personne. Le champ et le bouton en demandent chacun un.
 */
function makeChallenge(string $purpose): string
{
    $challenge = toBase64url(random_bytes(32));
    $_SESSION['challenges'] = array_slice(($_SESSION['challenges'] ?? []) + [$challenge => ['purpose' => $purpose, 'made' => time()]], -6, null, true);
    return $challenge;
}

function spendChallenge(string $purpose, string $challenge): bool
{
    $made = $_SESSION['challenges'][$challenge] ?? null;
    unset($_SESSION['challenges'][$challenge]);
    return $made && $made['purpose'] === $purpose && time() - $made['made'] <= CHALLENGE_LIFE;
}

function passkeysOf(array $customer): array
{
    return rows('SELECT * FROM passkeys WHERE customer_id = ? ORDER BY id DESC', [$customer['id']]);
}

/** Ce qui nomme un compte dans une clé : rien de ce qu’il est. */
function userHandle(int $customer): string
{
    return toBase64url("client $customer");
}

/** options_cle : ce que l’une des clés de ce site signe, de qui qu’elle soit. */
function askPasskey(): array
{
    $party = relyingParty();
    if (!$party) {
        return refused(NO_PASSKEY_HERE);
    }
    if (isTooMany('clés demandées de ' . clientAddress(), 300, 900)) {
        return refused('Trop d’essais : recommencez dans un quart d’heure.');
    }
    return done() + ['options' => ['challenge' => makeChallenge('login'), 'rpId' => $party, 'userVerification' => 'required', 'timeout' => CHALLENGE_LIFE * 1000]];
}

/** login_cle : ouvre le compte de la clé qui a signé. Elle vaut les deux facteurs : aucun code n’est demandé. */
function logInByPasskey(): array
{
    $party = relyingParty();
    if (!$party) {
        return refused(NO_PASSKEY_HERE);
    }
    if (isTooMany('connexion de ' . clientAddress(), 100, 900)) {
        return refused('Trop d’essais : recommencez dans un quart d’heure.');
    }
    $given = posted('credential', 20000);
    try {
        $credential = readCredential($given);
        $id = $credential['id'] ?? '';
        $key = is_string($id) ? row('SELECT * FROM passkeys WHERE credential_id = ?', [$id]) : null;
        $owner = $credential['response']['userHandle'] ?? '';
        if (!$key || !in_array($owner, ['', null, userHandle($key['customer_id'])], true)) {
            return refused('Cette clé d’accès n’ouvre aucun compte ici. Connectez-vous avec votre mot de passe.');
        }
        $counter = verifyAsserted($given, $key['public_key'], $key['counter'], origin(), $party, fn (string $challenge): bool => spendChallenge('login', $challenge));
    } catch (NotVerified) {
        return refused('Cette clé d’accès n’a pas pu être vérifiée, ou a trop attendu : réessayez.');
    }
    // Deux connexions au même instant par le même compteur : une seule passe.
    $kept = query('UPDATE passkeys SET counter = ?, used_at = ? WHERE id = ? AND (counter < ? OR counter = 0)', [$counter, date('c'), $key['id'], $counter]);
    if ($kept->rowCount() === 0) {
        return refused('Cette clé d’accès n’a pas pu être vérifiée : réessayez.');
    }
    enter($key['customer_id']);
    return done('Vous êtes connecté.');
}

/** new_cle : sans credential, ce dont la clé se fait ; avec lui, elle est gardée. Le mot de passe est redemandé chaque fois. */
function addPasskey(array $customer): array
{
    $party = relyingParty();
    if (!$party) {
        return refused(NO_PASSKEY_HERE);
    }
    $name = posted('nom', 60);
    if ($name === '') {
        return refused('Vérifiez ce que vous avez saisi.', ['nom' => 'Donnez un nom à cette clé.']);
    }
    $subject = "mot de passe du compte $customer[id]";
    if (isTooMany($subject, 10, 900)) {
        return refused('Trop d’essais : recommencez dans un quart d’heure.');
    }
    if (!password_verify(postedPassword('password_actuel'), $customer['password_hash'])) {
        return refused('Vérifiez ce que vous avez saisi.', ['password_actuel' => 'Ce n’est pas votre mot de passe.']);
    }
    // Un mot de passe juste ne compte pas parmi les essais : le formulaire l’envoie deux fois.
    query('DELETE FROM attempts WHERE rowid = (SELECT MAX(rowid) FROM attempts WHERE subject = ?)', [$subject]);
    $own = passkeysOf($customer);
    if (count($own) >= MOST_PASSKEYS) {
        return refused('Un compte a ' . MOST_PASSKEYS . ' clés d’accès au plus : retirez-en une.');
    }
    $given = posted('credential', 60000);
    if ($given === '') {
        return isNavigation() ? refused('Une clé d’accès se crée avec JavaScript : activez-le, puis recommencez.')
            : done('Suivez ce que votre navigateur demande.') + ['options' => creationOptions($customer, $party, $own)];
    }
    try {
        $made = verifyCreated($given, origin(), $party, fn (string $challenge): bool => spendChallenge('create', $challenge));
    } catch (NotVerified) {
        return refused('Cette clé d’accès n’a pas pu être vérifiée : recommencez.');
    }
    $kept = query('INSERT OR IGNORE INTO passkeys (customer_id, credential_id, public_key, counter, name, made_at) VALUES (?, ?, ?, ?, ?, ?)',
        [$customer['id'], $made['id'], $made['key'], $made['counter'], $name, date('c')]);
    if ($kept->rowCount() === 0) {
        return refused('Cette clé d’accès ouvre déjà un compte.');
    }
    sendMail($customer['email'], 'Une clé d’accès ouvre votre compte', "Bonjour,\n\nUne clé d’accès, « $name », ouvre désormais votre compte. "
        . 'Si ce n’est pas vous, changez votre mot de passe sans attendre, et retirez les clés que vous ne reconnaissez pas.');
    return done("La clé « $name » ouvre désormais votre compte.") + ['reload' => true];
}

function creationOptions(array $customer, string $party, array $own): array
{
    return [
        'challenge' => makeChallenge('create'),
        'rp' => ['id' => $party, 'name' => config('name')],
        'user' => ['id' => userHandle($customer['id']), 'name' => $customer['email'], 'displayName' => "$customer[first_name] $customer[last_name]"],
        'pubKeyCredParams' => [['type' => 'public-key', 'alg' => ES256], ['type' => 'public-key', 'alg' => RS256]],
        'excludeCredentials' => array_map(fn (array $key): array => ['type' => 'public-key', 'id' => $key['credential_id']], $own),
        'authenticatorSelection' => ['residentKey' => 'required', 'requireResidentKey' => true, 'userVerification' => 'required'],
        'attestation' => 'none',
        'timeout' => CHALLENGE_LIFE * 1000,
    ];
}

/** delete_cle : celle de ce numéro, si elle est de ce client. */
function removePasskey(array $customer): array
{
    $key = row('SELECT * FROM passkeys WHERE id = ? AND customer_id = ?', [(int) posted('idcle'), $customer['id']]);
    if (!$key) {
        return refused('Cette clé d’accès n’est plus dans votre compte.');
    }
    query('DELETE FROM passkeys WHERE id = ?', [$key['id']]);
    sendMail($customer['email'], 'Une clé d’accès est retirée', "Bonjour,\n\nLa clé d’accès « $key[name] » n’ouvre plus votre compte. Si ce n’est pas vous, changez votre mot de passe.");
    return done("La clé « $key[name] » n’ouvre plus votre compte.") + ['reload' => true];
}

/** /compte/cles : le formulaire d’une clé neuve, et ceux des clés que l’on a. */
function answerPasskeys(): void
{
    if (!isPost()) {
        redirect('/compte');
    }
    $customer = customer() ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.');
    $said = match (posted('action')) {
        'new_cle' => addPasskey($customer),
        'delete_cle' => removePasskey($customer),
        default => throw new Stop(400, 'Cette action n’existe pas.'),
    };
    answerWithOptions($said, '/compte');
}

/** Ce que répondent les appels d’une clé d’accès : options y est ce que le navigateur signe. */
function answerWithOptions(array $said, string $page): void
{
    $errors = wireErrors($said);
    $isDone = $said['error'] === '';
    if (isNavigation()) {
        keepForNextPage($said);
        redirect($page);
    }
    if (base() === HTML_BASE) {
        sendHtml(isset($said['options']) ? '<p class="alert alert-success" data-flx-options="' . e(json_encode($said['options'], JSON_THROW_ON_ERROR)) . '">' . e($said['info']) . '</p>'
            : render('message', ['said' => $said]) . (($said['reload'] ?? false) ? '<div data-flx-reload></div>' : ''));
        return;
    }
    sendJson(['status' => $isDone ? 'ok' : ($errors ? 'formerror' : 'error'), 'error_txt' => $said['error'], 'info_msg' => $said['info'], 'erreurs' => $errors,
        'reload' => $said['reload'] ?? false] + (isset($said['options']) ? ['options' => $said['options']] : []));
}
