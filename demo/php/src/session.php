<?php
declare(strict_types=1);

/** La session de PHP, gardée dans data/sessions : deux demandes d’un même visiteur viennent l’une après l’autre. */
function openSession(): void
{
    $folder = config('data_folder') . '/sessions';
    if (!is_dir($folder)) {
        mkdir($folder, 0700, true);
    }
    session_save_path($folder);
    session_name(isHttps() ? '__Host-boutique' : 'boutique');
    session_set_cookie_params(['path' => '/', 'httponly' => true, 'secure' => isHttps(), 'samesite' => 'Lax']);
    ini_set('session.use_strict_mode', '1');
    ini_set('session.cache_limiter', '');
    ini_set('session.gc_maxlifetime', (string) (8 * 3600));
    ini_set('session.gc_probability', '1');
    session_start();
    if (isset($_SESSION['replaced'])) {
        // Partie avant une connexion, arrivée après elle : renvoyée, elle portera le nouveau cookie et passera.
        session_write_close();
        header_remove('Set-Cookie');
        header('Retry-After: 1');
        throw new Stop(503, 'Votre session vient de changer : recommencez.');
    }
    // Un autre mot de passe a été choisi depuis : cette session n’est plus celle du compte.
    if (isset($_SESSION['customer']) && value('SELECT era FROM customers WHERE id = ?', [$_SESSION['customer']]) !== ($_SESSION['era'] ?? 0)) {
        $_SESSION = [];
    }
    // Ce que dit session-hash : le même de la première page à la connexion, un autre à chaque connexion et déconnexion.
    $_SESSION['hash'] ??= bin2hex(random_bytes(8));
}

/** Donne un autre numéro à la session, avec ce contenu ; l’ancien ne sert plus qu’à dire qu’il est remplacé. */
function renewSession(array $content): void
{
    $_SESSION = ['replaced' => time()];
    $new = session_create_id();
    session_write_close();
    ini_set('session.use_strict_mode', '0');
    session_id($new);
    session_start();
    $_SESSION = $content + ['hash' => bin2hex(random_bytes(8))];
}

/** Le client connecté, ou null. */
function customer(): ?array
{
    $id = $_SESSION['customer'] ?? null;
    return $id ? row('SELECT * FROM customers WHERE id = ?', [$id]) : null;
}

/** Garde ce que la page suivante dira : après un formulaire sans script, le navigateur est renvoyé à sa page. */
function keepForNextPage(array $said): void
{
    $_SESSION['said'] = $said;
}

/** Prend ce qui était gardé : c’est dit une fois. */
function takeSaid(): array
{
    $said = $_SESSION['said'] ?? [];
    unset($_SESSION['said']);
    return $said;
}
