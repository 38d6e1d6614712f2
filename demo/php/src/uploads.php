<?php
declare(strict_types=1);

// Les fichiers envoyés par <flx-upload> : gardés hors du dossier public, par session, et vérifiés par ce qu’ils sont.

const UPLOAD_KINDS = ['image/jpeg' => 'jpg', 'image/png' => 'png', 'image/webp' => 'webp', 'image/gif' => 'gif', 'application/pdf' => 'pdf'];
const UPLOAD_MOST_BYTES = 20_000_000;
const UPLOAD_MOST_FILES = 6;

/** Une clé que la page a faite : jamais un chemin. */
function uploadKey(string $key): string
{
    return preg_match('/^[\w-]{4,64}$/', $key) ? $key : throw new Stop(400, 'Cette clé n’est pas celle d’un fichier.');
}

/** Qui envoie : chaque session a les siens. */
function uploadOwner(): string
{
    return $_SESSION['uploads'] ??= bin2hex(random_bytes(16));
}

function uploadPath(array $file): string
{
    $folder = config('data_folder') . '/uploads';
    if (!is_dir($folder)) {
        mkdir($folder, 0700, true);
    }
    return "$folder/$file[id]";
}

function findUpload(string $key): ?array
{
    return row('SELECT * FROM uploads WHERE owner = ? AND key = ?', [uploadOwner(), $key]);
}

/** Un fichier avec les noms du contrat ; seule une image a une adresse. */
function uploadWire(array $file): array
{
    return ['key' => $file['key'], 'nom' => $file['name'], 'taille' => $file['size'], 'recu' => $file['received'],
        'url' => str_starts_with($file['type'], 'image/') ? "/envois/$file[key]" : ''];
}

function removeUpload(array $file): void
{
    @unlink(uploadPath($file));
    query('DELETE FROM uploads WHERE id = ?', [$file['id']]);
}

/** upload.php : l’adresse dit l’action et la clé, le corps est un morceau du fichier. Il n’y a que du JSON. */
function answerUpload(): void
{
    $action = isPost() ? asked('action') ?: posted('action') : asked('action');
    if ($action === 'view' && !isPost()) {
        $keys = array_filter(explode(',', asked('keys', 1000)));
        $all = rows('SELECT * FROM uploads WHERE owner = ? ORDER BY id', [uploadOwner()]);
        $found = array_filter($all, fn (array $file): bool => !$keys || in_array($file['key'], $keys, true));
        sendJson(['status' => 'ok', 'fichiers' => array_map('uploadWire', array_values($found))]);
        return;
    }
    if (!isPost()) {
        throw new Stop(405, 'Cette action s’envoie par POST.');
    }
    if ($action === 'upload') {
        sendJson(receivePart());
    } elseif ($action === 'delete') {
        $file = findUpload(uploadKey(posted('keys')));
        $file && removeUpload($file);
        sendJson(['status' => 'ok']);
    } elseif ($action === 'resetSession') {
        array_map('removeUpload', rows('SELECT * FROM uploads WHERE owner = ?', [uploadOwner()]));
        sendJson(['status' => 'ok']);
    } else {
        throw new Stop(400, 'Cette action n’existe pas.');
    }
}

/** @return array la réponse : ce qui est là, d’où la page continue, ou pourquoi le fichier est refusé */
function receivePart(): array
{
    $refuse = fn (string $text): array => ['status' => 'ko', 'error_msg' => $text];
    [$key, $name] = [uploadKey(asked('keys')), basename(str_replace('\\', '/', asked('nom')))];
    if (!preg_match('#^bytes (\d{1,12})-(\d{1,12})/(\d{1,12})$#', $_SERVER['HTTP_CONTENT_RANGE'] ?? '', $range)) {
        throw new Stop(400, 'L’en-tête Content-Range manque.');
    }
    [$from, $to, $size] = [(int) $range[1], (int) $range[2] + 1, (int) $range[3]];
    if ($name === '' || !in_array(strtolower(pathinfo($name, PATHINFO_EXTENSION)), [...UPLOAD_KINDS, 'jpeg'], true)) {
        return $refuse('Seuls une image ou un PDF sont reçus.');
    }
    if ($size > UPLOAD_MOST_BYTES || $to > $size || $from >= $to) {
        return $refuse('Ce fichier est trop lourd : 20 Mo au plus.');
    }
    // Deux morceaux du même fichier ne s’écrivent pas à la fois : la session de PHP les fait venir l’un après l’autre.
    $file = findUpload($key);
    if (!$file) {
        if (value('SELECT COUNT(*) FROM uploads WHERE owner = ?', [uploadOwner()]) >= UPLOAD_MOST_FILES) {
            return $refuse('Six fichiers au plus.');
        }
        // Qui jette son cookie a une session neuve, et ses six fichiers de plus.
        refuseTooMany('fichiers', 60);
        query('INSERT INTO uploads (owner, key, name, size) VALUES (?, ?, ?, ?)', [uploadOwner(), $key, $name, $size]);
        $file = findUpload($key);
    }
    // Ce qui vient deux fois, ou trop tôt, n’est pas écrit : recu dit d’où continuer.
    if ($from !== $file['received'] || $size !== $file['size']) {
        return ['status' => 'ok', 'fichier' => uploadWire($file)];
    }
    $part = (string) file_get_contents('php://input', length: $to - $from + 1);
    if (strlen($part) !== $to - $from) {
        throw new Stop(400, 'Ce morceau n’est pas arrivé en entier.');
    }
    file_put_contents(uploadPath($file), $part, FILE_APPEND);
    query('UPDATE uploads SET received = ? WHERE id = ?', [$to, $file['id']]);
    if ($to === $size) {
        // Ce qu’il est, et non ce que dit son nom.
        $type = (new finfo(FILEINFO_MIME_TYPE))->file(uploadPath($file));
        if (!isset(UPLOAD_KINDS[$type])) {
            removeUpload($file);
            return $refuse('Ce fichier n’est ni une image ni un PDF.');
        }
        query('UPDATE uploads SET type = ? WHERE id = ?', [$type, $file['id']]);
    }
    return ['status' => 'ok', 'fichier' => uploadWire(findUpload($key))];
}

/** L’image d’un fichier, à celui qui l’a envoyée, et à lui seul. */
function showUpload(string $key): void
{
    $file = findUpload($key);
    if (!$file || !str_starts_with($file['type'], 'image/')) {
        throw new Stop(404, 'Cette image n’existe pas.');
    }
    header("Content-Security-Policy: default-src 'none'; sandbox");
    header("Content-Type: $file[type]");
    readfile(uploadPath($file));
}
