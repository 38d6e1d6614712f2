<?php
declare(strict_types=1);

/** Un réglage de config.php. */
function config(string $name): mixed
{
    static $config;
    $config ??= require __DIR__ . '/../config.php';
    return $config[$name];
}

/**
 * Le numéro du schéma. Pour le changer : écrivez le changement dans schema.sql, pour les bases nouvelles, et dans
 * migrations/, sous le numéro suivant, pour celles qui existent ; puis montez ce numéro.
 */
const SCHEMA_VERSION = 8;

/** La base, ouverte une fois ; au premier départ, elle est faite et remplie ; celle d’avant est mise à jour. */
function db(): PDO
{
    static $db;
    if ($db) {
        return $db;
    }
    $folder = config('data_folder');
    if (!is_dir($folder)) {
        mkdir($folder, 0700, true);
    }
    $opened = new PDO("sqlite:$folder/boutique.sqlite", options: [
        PDO::ATTR_ERRMODE => PDO::ERRMODE_EXCEPTION,
        PDO::ATTR_DEFAULT_FETCH_MODE => PDO::FETCH_ASSOC,
        PDO::ATTR_TIMEOUT => 10,
    ]);
    $opened->exec('PRAGMA foreign_keys = ON; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
    $db = $opened;
    bringUpToDate();
    return $db;
}

/** Amène la base au schéma d’aujourd’hui : entière si elle est neuve, sinon d’un numéro à l’autre, et rien n’en est perdu. */
function bringUpToDate(): void
{
    $version = fn (): int => (int) value('PRAGMA user_version');
    if ($version() === SCHEMA_VERSION) {
        return;
    }
    // SQLite ne refait une table dont d’autres parlent que si, pendant ce temps, il ne suit pas leurs renvois.
    db()->exec('PRAGMA foreign_keys = OFF');
    // Deux premières demandes à la fois : la seconde attend, et trouve la base faite.
    transaction(function () use ($version): void {
        $from = $version();
        if ($from > SCHEMA_VERSION) {
            throw new RuntimeException("La base porte le numéro $from, plus récent que ce programme : remettez le programme à jour.");
        }
        if ($from === 0) {
            db()->exec(file_get_contents(__DIR__ . '/schema.sql'));
            require __DIR__ . '/seed.php';
        } else {
            for ($next = $from + 1; $next <= SCHEMA_VERSION; $next++) {
                require __DIR__ . "/migrations/$next.php";
            }
        }
        if (row('PRAGMA foreign_key_check')) {
            throw new RuntimeException('La base parle de lignes qui n’y sont pas : elle reste comme elle était.');
        }
        db()->exec('PRAGMA user_version = ' . SCHEMA_VERSION);
    });
    db()->exec('PRAGMA foreign_keys = ON');
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
 * Fait tout, ou rien. IMMEDIATE prend le verrou d’écriture dès le début : deux commandes viennent l’une après l’autre,
 * et ce que la seconde lit est vrai. Une transaction dans une autre fait partie d’elle.
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
 * @param string $subject Ce qui est essayé : « connexion anne@exemple.fr ».
 */
function isTooMany(string $subject, int $limit, int $seconds): bool
{
    return transaction(function () use ($subject, $limit, $seconds): bool {
        query('DELETE FROM attempts WHERE at < ?', [time() - 86400]);
        query('INSERT INTO attempts (subject, at) VALUES (?, ?)', [$subject, time()]);
        return value('SELECT COUNT(*) FROM attempts WHERE subject = ? AND at > ?', [$subject, time() - $seconds]) > $limit;
    });
}

/** Refuse ce qu’une même adresse envoie trop souvent : ce que la boutique garde a une fin. */
function refuseTooMany(string $what, int $limit): void
{
    if (isTooMany("$what de " . clientAddress(), $limit, 3600)) {
        throw new Stop(429, 'Trop d’envois : recommencez dans une heure.');
    }
}
