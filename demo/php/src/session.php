<?php
declare(strict_types=1);

/** La session de PHP, gardée dans data/sessions. Les demandes d’un même visiteur passent l’une après l’autre. */
function openSession(): void
{
    $folder = dataFolder('/sessions');
    session_save_path($folder);
    session_name(isHttps() ? '__Host-boutique' : 'boutique');
    session_set_cookie_params(['path' => '/', 'httponly' => true, 'secure' => isHttps(), 'samesite' => 'Lax']);
    ini_set('session.use_strict_mode', '1');
    ini_set('session.cache_limiter', '');
    ini_set('session.gc_maxlifetime', (string) (8 * 3600));
    ini_set('session.gc_probability', '1');
    session_start();
    if (isset($_SESSION['replaced'])) {
        // La demande est partie avant une connexion et arrive après elle. Renvoyée, elle aura le nouveau cookie et passera.
        session_write_close();
        header_remove('Set-Cookie');
        header('Retry-After: 1');
        throw new Stop(503, 'Votre session vient de changer : recommencez.');
    }
    // La valeur de session-hash : elle change à chaque connexion et à chaque déconnexion, et jamais entre les deux.
    $_SESSION['hash'] ??= bin2hex(random_bytes(8));
}

/** Donne un autre numéro à la session, avec ce contenu. L’ancien numéro ne sert plus qu’à dire qu’il est remplacé. */
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

/** Prend ce qui était retenu d’un formulaire sans script, dont le navigateur est renvoyé à sa page : c’est dit une fois. */
function takeSaid(): array
{
    $said = $_SESSION['said'] ?? [];
    unset($_SESSION['said']);
    return $said;
}
