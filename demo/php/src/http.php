<?php
declare(strict_types=1);

/** Ce qui finit la demande tout de suite, quel que soit l’endroit où l’on est : un refus, un renvoi. */
final class Stop extends Exception
{
    public function __construct(public readonly int $status, string $message = '', public readonly string $location = '')
    {
        parent::__construct($message);
    }
}

/** Le site est celui que dit config.php : derrière un mandataire qui finit le TLS, la demande elle-même n’en sait rien. */
function isHttps(): bool
{
    if (config('origin') !== '') {
        return str_starts_with(config('origin'), 'https://');
    }
    $forwarded = config('behind_proxy') ? ($_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '') : '';
    return $forwarded === 'https' || !in_array($_SERVER['HTTPS'] ?? '', ['', 'off'], true);
}

/** L’origine du site : https://boutique.exemple.fr. Celle de la demande ne sert que si refuseOtherNames() l’a laissée passer. */
function origin(): string
{
    return config('origin') ?: (isHttps() ? 'https' : 'http') . '://' . ($_SERVER['HTTP_HOST'] ?? 'localhost');
}

/**
 * Sans origine dans config.php, seuls localhost et une adresse en chiffres sont crus : tout autre nom, n’importe qui peut
 * l’écrire, et il irait dans le lien d’un courriel. Avec elle, le nom que dit la demande ne sert à rien.
 */
function refuseOtherNames(): void
{
    $name = trim((string) parse_url('http://' . ($_SERVER['HTTP_HOST'] ?? ''), PHP_URL_HOST), '[]');
    if (config('origin') === '' && $name !== 'localhost' && !filter_var($name, FILTER_VALIDATE_IP)) {
        throw new Stop(400, 'Cette boutique ne répond pas sous ce nom : donnez-lui le sien par « origin », dans config.php.');
    }
}

/** Qui demande. Le mandataire ajoute à la fin l’adresse qu’il a vue ; ce qui est avant, n’importe qui l’écrit. */
function clientAddress(): string
{
    $heard = config('behind_proxy') ? explode(',', $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '') : [];
    return trim((string) end($heard)) ?: ($_SERVER['REMOTE_ADDR'] ?? '');
}

function path(): string
{
    return rawurldecode(parse_url($_SERVER['REQUEST_URI'] ?? '/', PHP_URL_PATH) ?: '/');
}

function isPost(): bool
{
    return $_SERVER['REQUEST_METHOD'] === 'POST';
}

/** Un texte en UTF-8, sans octet nul : ce qu’un visiteur peut taper. Ni un tableau, ni d’autres octets. */
function isText(mixed $text): bool
{
    return is_string($text) && preg_match('//u', $text) && !str_contains($text, "\0");
}

/** Un texte en UTF-8, sans espaces autour, pas plus long qu’il ne doit : autre chose (un tableau, d’autres octets) n’est rien. */
function wellFormed(mixed $text, int $max): string
{
    return isText($text) ? (string) iconv_substr(trim($text), 0, $max, 'UTF-8') : '';
}

/** Le nombre de caractères d’un texte, quel qu’il soit. */
function lengthOf(string $text): int
{
    return preg_match('//u', $text) ? iconv_strlen($text, 'UTF-8') : strlen($text);
}

/** Un champ du formulaire, en texte. */
function posted(string $name, int $max = 2000): string
{
    return wellFormed($_POST[$name] ?? '', $max);
}

/** Un mot de passe du formulaire, tel qu’il est tapé, espaces compris. */
function postedPassword(string $name): string
{
    $text = $_POST[$name] ?? '';
    return isText($text) ? $text : '';
}

/** Un paramètre de l’adresse, en texte. */
function asked(string $name, int $max = 200): string
{
    return wellFormed($_GET[$name] ?? '', $max);
}

/** Si le navigateur quitte sa page pour cette demande : un formulaire ou un lien ordinaires, sans script. */
function isNavigation(): bool
{
    $mode = $_SERVER['HTTP_SEC_FETCH_MODE'] ?? '';
    return $mode !== '' ? $mode === 'navigate' : str_starts_with($_SERVER['HTTP_ACCEPT'] ?? '', 'text/html');
}

/**
 * Une écriture ne vient que d’une page du site. Il n’y a pas de jeton dans les formulaires : lié à la session, il
 * refuserait ce que le visiteur a saisi avant qu’elle expire et qu’il renvoie après s’être reconnecté sur place.
 */
function refuseOtherSites(): void
{
    if (!isPost()) {
        return;
    }
    $site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '';
    $isOurs = $site !== '' ? in_array($site, ['same-origin', 'none'], true) : ($_SERVER['HTTP_ORIGIN'] ?? '') === origin();
    if (!$isOurs) {
        throw new Stop(403, 'Cette demande ne vient pas d’une page du site : elle est refusée.');
    }
}

/** Le nonce de cette réponse, un autre à chaque fois. */
function nonce(): string
{
    static $nonce;
    return $nonce ??= base64_encode(random_bytes(16));
}

/** Ce que dit chaque réponse. Ces pages disent quelque chose de quelqu’un : rien n’en est gardé. */
function sendDefences(): void
{
    // Sans origine de plus, le script vient de ce serveur ; sous un CDN, strict-dynamic suffit à ses fichiers.
    header("Content-Security-Policy: default-src 'self'; script-src 'nonce-" . nonce() . "' 'strict-dynamic'; "
        . "style-src 'self'; img-src 'self' data: blob:; worker-src 'self' blob:; object-src 'none'; base-uri 'none'; "
        . "form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types flx");
    header('X-Content-Type-Options: nosniff');
    header('Referrer-Policy: same-origin');
    header('Cross-Origin-Opener-Policy: same-origin');
    header('Cache-Control: no-store');
    if (isHttps()) {
        header('Strict-Transport-Security: max-age=63072000; includeSubDomains');
    }
}

function sendHtml(string $html, int $status = 200): void
{
    http_response_code($status);
    header('Content-Type: text/html; charset=utf-8');
    echo noBreaksInHtml($html);
}

function sendJson(mixed $data, int $status = 200): void
{
    http_response_code($status);
    header('Content-Type: application/json; charset=utf-8');
    echo json_encode(noBreaksInData($data), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
}

/** Les erreurs de champs, telles que le contrat les écrit. @return list<array{champ: string, message: string}> */
function wireErrors(array $said): array
{
    return array_map(fn (string $field, string $message): array => ['champ' => $field, 'message' => $message],
        array_keys($said['errors']), $said['errors']);
}

/** Renvoie le navigateur à une page de ce site, par GET. */
function redirect(string $location): never
{
    throw new Stop(303, '', '/' . ltrim($location, "/\\ \t"));
}

/** La page d’où vient un formulaire ordinaire, si elle est des nôtres. */
function pageBefore(string $otherwise): string
{
    $from = $_SERVER['HTTP_REFERER'] ?? '';
    if (!str_starts_with($from, origin() . '/')) {
        return $otherwise;
    }
    return substr($from, strlen(origin()));
}

/**
 * Envoie un fichier d’un dossier. En production, c’est le travail du serveur Web ou du CDN.
 *
 * @return bool faux si rien de ce nom n’est à montrer
 */
function sendFile(string $folder, string $name): bool
{
    $types = ['js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json', 'map' => 'application/json',
        'webp' => 'image/webp', 'svg' => 'image/svg+xml', 'jpg' => 'image/jpeg', 'png' => 'image/png'];
    $type = $types[pathinfo($name, PATHINFO_EXTENSION)] ?? '';
    $root = realpath($folder);
    $file = realpath("$folder/$name");
    if ($type === '' || !$root || !$file || !str_starts_with($file, $root . DIRECTORY_SEPARATOR) || !is_file($file)) {
        return false;
    }
    header_remove('Content-Security-Policy');
    header("Content-Type: $type" . (str_starts_with($type, 'image/') ? '' : '; charset=utf-8'));
    header('Access-Control-Allow-Origin: *');
    $isNamedByContent = str_starts_with($name, 'chunks/');
    header('Cache-Control: ' . ($isNamedByContent ? 'public, max-age=31536000, immutable' : 'public, max-age=300'));
    $isText = !str_starts_with($type, 'image/') || $type === 'image/svg+xml';
    if ($isText && function_exists('gzencode') && str_contains($_SERVER['HTTP_ACCEPT_ENCODING'] ?? '', 'gzip')) {
        header('Content-Encoding: gzip');
        header('Vary: Accept-Encoding');
        echo gzencode(file_get_contents($file));
        return true;
    }
    readfile($file);
    return true;
}
