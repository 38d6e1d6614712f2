<?php
declare(strict_types=1);

// Ce qui entre et ce qui sort : la demande, les refus, les en-têtes, les réponses.

/** Finit la demande tout de suite, d’où que ce soit : un refus, ou un renvoi à une autre adresse. */
final class Stop extends Exception
{
    public function __construct(public readonly int $status, string $message = '', public readonly string $location = '')
    {
        parent::__construct($message);
    }
}

function isHttps(): bool
{
    $forwarded = config('behind_proxy') ? ($_SERVER['HTTP_X_FORWARDED_PROTO'] ?? '') : '';
    return $forwarded === 'https' || !in_array($_SERVER['HTTPS'] ?? '', ['', 'off'], true);
}

/** L’origine de cette page. Le nom vient de la demande : il sert à comparer, et ne s’écrit dans aucune réponse. */
function origin(): string
{
    return (isHttps() ? 'https' : 'http') . '://' . ($_SERVER['HTTP_HOST'] ?? 'localhost');
}

/** L’adresse IP qui demande. Le mandataire ajoute à la fin celle qu’il a vue ; n’importe qui peut écrire ce qui précède. */
function clientAddress(): string
{
    $forwarded = config('behind_proxy') ? explode(',', $_SERVER['HTTP_X_FORWARDED_FOR'] ?? '') : [];
    return trim((string) end($forwarded)) ?: ($_SERVER['REMOTE_ADDR'] ?? '');
}

function path(): string
{
    return rawurldecode(parse_url($_SERVER['REQUEST_URI'] ?? '/', PHP_URL_PATH) ?: '/');
}

function isPost(): bool
{
    return $_SERVER['REQUEST_METHOD'] === 'POST';
}

/** Si le navigateur quitte sa page pour cette demande : un formulaire ou un lien ordinaires, sans script. */
function isNavigation(): bool
{
    $mode = $_SERVER['HTTP_SEC_FETCH_MODE'] ?? '';
    return $mode !== '' ? $mode === 'navigate' : str_starts_with($_SERVER['HTTP_ACCEPT'] ?? '', 'text/html');
}

/** Un texte qu’un visiteur peut taper : de l’UTF-8, sans octet nul. Un tableau n’en est pas un. */
function isText(mixed $text): bool
{
    return is_string($text) && preg_match('//u', $text) && !str_contains($text, "\0");
}

/** Ce texte sans espaces autour, coupé à cette longueur ; vide si ce n’en est pas un. */
function wellFormed(mixed $text, int $max): string
{
    return isText($text) ? iconv_substr(trim($text), 0, $max, 'UTF-8') : '';
}

/** Un champ du formulaire. */
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

/** Un paramètre de l’adresse. */
function asked(string $name, int $max = 200): string
{
    return wellFormed($_GET[$name] ?? '', $max);
}

/**
 * Une écriture ne vient que d’une page du site : les navigateurs disent d’où vient chaque demande. Un jeton lié à la session
 * refuserait ce que le visiteur a saisi avant qu’elle expire, et qu’il renvoie après s’être reconnecté sur place.
 */
function refuseOtherSites(): void
{
    $site = $_SERVER['HTTP_SEC_FETCH_SITE'] ?? '';
    $isOurs = $site !== '' ? in_array($site, ['same-origin', 'none'], true) : ($_SERVER['HTTP_ORIGIN'] ?? '') === origin();
    if (isPost() && !$isOurs) {
        throw new Stop(403, 'Cette demande ne vient pas d’une page du site : elle est refusée.');
    }
}

/** Le nonce de cette réponse, un autre à chaque fois. */
function nonce(): string
{
    static $nonce;
    return $nonce ??= base64_encode(random_bytes(16));
}

/** Les en-têtes de chaque réponse. Aucun cache ne garde ces pages : elles montrent un panier, un compte. */
function sendDefences(): void
{
    // strict-dynamic laisse flx.js, qui a le nonce, charger ses autres fichiers, d’un CDN aussi.
    header("Content-Security-Policy: default-src 'self'; script-src 'nonce-" . nonce() . "' 'strict-dynamic'; "
        . "style-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        . "frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types flx");
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
    echo $html;
}

function sendJson(mixed $data, int $status = 200): void
{
    http_response_code($status);
    header('Content-Type: application/json; charset=utf-8');
    echo json_encode($data, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_THROW_ON_ERROR);
}

/** Renvoie le navigateur à une page de ce site, par GET. */
function redirect(string $location): never
{
    throw new Stop(303, '', '/' . ltrim($location, "/\\ \t"));
}

/** La page d’où vient un formulaire ordinaire, si elle est de ce site. */
function pageBefore(string $otherwise): string
{
    $from = $_SERVER['HTTP_REFERER'] ?? '';
    return str_starts_with($from, origin() . '/') ? substr($from, strlen(origin())) : $otherwise;
}

/** Envoie un fichier de la bibliothèque ou des images. En production, c’est le travail du serveur Web ou du CDN. */
function sendFile(string $folder, string $name): void
{
    $types = ['js' => 'text/javascript', 'css' => 'text/css', 'json' => 'application/json', 'map' => 'application/json', 'webp' => 'image/webp'];
    $type = $types[pathinfo($name, PATHINFO_EXTENSION)] ?? '';
    $file = realpath("$folder/$name");
    if ($type === '' || !$file || !str_starts_with($file, realpath($folder) . DIRECTORY_SEPARATOR)) {
        throw new Stop(404, 'Ce fichier n’existe pas.');
    }
    header_remove('Content-Security-Policy');
    header('Access-Control-Allow-Origin: *');
    // Le nom d’un fichier de chunks/ vient de son contenu : il ne change jamais.
    header('Cache-Control: ' . (str_starts_with($name, 'chunks/') ? 'public, max-age=31536000, immutable' : 'public, max-age=300'));
    header("Content-Type: $type" . ($type === 'image/webp' ? '' : '; charset=utf-8'));
    ini_set('zlib.output_compression', $type === 'image/webp' ? '0' : '1');
    readfile($file);
}
