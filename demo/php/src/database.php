<?php
declare(strict_types=1);

// La base SQLite : l’ouvrir, lui poser une question, écrire tout ou rien.

/** Un réglage de config.php. */
function config(string $name): mixed
{
    static $config;
    $config ??= require __DIR__ . '/../config.php';
    return $config[$name];
}

/** Le numéro de schema.sql. Augmentez-le quand vous changez une table. */
const SCHEMA_VERSION = 10;

/** Un dossier de données, créé s’il manque : sans avertissement, car une autre demande peut le créer au même moment. */
function dataFolder(string $inside = ''): string
{
    $folder = config('data_folder') . $inside;
    is_dir($folder) || @mkdir($folder, 0700, true);
    return $folder;
}

/** La base, ouverte une fois par demande. La première demande de toutes la crée et la remplit. */
function db(): PDO
{
    static $db;
    if ($db) {
        return $db;
    }
    $folder = dataFolder();
    $opened = new PDO("sqlite:$folder/boutique.sqlite", options: [
        PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
        PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
        PDO::ATTR_TIMEOUT => 10,
    ]);
    $opened->exec('PRAGMA foreign_keys = ON; PRAGMA synchronous = NORMAL');
    $db = $opened;
    if (value('PRAGMA user_version') !== SCHEMA_VERSION) {
        createTables($folder);
    }
    return $db;
}

/** Crée les tables d’une base vide. Une base d’un autre numéro reste comme elle est. */
function createTables(string $folder): void
{
    // Deux premières demandes en même temps : la seconde attend, puis trouve la base faite. Le passage au mode WAL
    // n’attend pas le verrou de SQLite, d’où ce fichier.
    $lock = fopen("$folder/creation.lock", 'c');
    flock($lock, LOCK_EX);
    $version = value('PRAGMA user_version');
    if ($version === SCHEMA_VERSION) {
        return;
    }
    if ($version !== 0) {
        throw new RuntimeException("La base porte le numéro $version et non " . SCHEMA_VERSION . ' : adaptez-la, ou supprimez le dossier data.');
    }
    db()->exec('PRAGMA journal_mode = WAL');
    transaction(function () {
        db()->exec(file_get_contents(__DIR__ . '/schema.sql'));
        require __DIR__ . '/seed.php';
        db()->exec('PRAGMA user_version = ' . SCHEMA_VERSION);
    });
}

/**
 * Une requête préparée : les valeurs ne sont jamais écrites dans le texte.
 *
 * @param array<string|int, mixed> $values
 */
function query(string $sql, array $values = []): PDOStatement
{
    $statement = db()->prepare($sql);
    foreach ($values as $name => $value) {
        $type = is_int($value) ? PDO::PARAM_INT : ($value === null ? PDO::PARAM_NULL : PDO::PARAM_STR);
        $statement->bindValue(is_int($name) ? $name + 1 : $name, $value, $type);
    }
    $statement->execute();
    return $statement;
}

/** Toutes les lignes. */
function rows(string $sql, array $values = []): array
{
    return query($sql, $values)->fetchAll();
}

/** La première ligne, ou null. */
function row(string $sql, array $values = []): ?array
{
    return query($sql, $values)->fetch() ?: null;
}

/** La première valeur de la première ligne, ou null. */
function value(string $sql, array $values = []): mixed
{
    $found = query($sql, $values)->fetchColumn();
    return $found === false ? null : $found;
}

function lastId(): int
{
    return (int) db()->lastInsertId();
}

/**
 * Fait tout, ou rien. IMMEDIATE prend le verrou d’écriture dès le début : deux commandes passent l’une après l’autre, et
 * ce que la seconde lit est encore vrai quand elle écrit. Une transaction dans une autre en fait partie.
 */
function transaction(callable $work): mixed
{
    static $depth = 0;
    if ($depth > 0) {
        return $work();
    }
    db()->exec('BEGIN IMMEDIATE');
    $depth++;
    try {
        $result = $work();
        db()->exec('COMMIT');
        return $result;
    } catch (Throwable $error) {
        db()->exec('ROLLBACK');
        throw $error;
    } finally {
        $depth--;
    }
}

/**
 * Compte un essai, et dit s’il y en a eu trop.
 *
 * @param string $subject Ce qui est essayé, et d’où : « connexion anne@exemple.fr 192.0.2.1 ».
 */
function isTooMany(string $subject, int $limit, int $seconds): bool
{
    return transaction(function () use ($subject, $limit, $seconds): bool {
        query('DELETE FROM attempts WHERE at < ?', [time() - 86400]);
        query('INSERT INTO attempts (subject, at) VALUES (?, ?)', [$subject, time()]);
        return value('SELECT COUNT(*) FROM attempts WHERE subject = ? AND at > ?', [$subject, time() - $seconds]) > $limit;
    });
}
