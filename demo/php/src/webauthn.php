<?php
declare(strict_types=1);

// Ce que signe une clé d’accès (WebAuthn), vérifié par openssl seul : ES256 et RS256. Rien ici ne connaît la boutique.

final class NotVerified extends Exception
{
}

const ES256 = -7;
const RS256 = -257;

function toBase64url(string $bytes): string
{
    return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

/** Les octets d’un texte en base64url ; ce qui n’en est pas un est refusé. */
function fromBase64url(mixed $text): string
{
    $bytes = is_string($text) && preg_match('/^[\w-]{1,16000}$/D', $text) ? base64_decode(strtr($text, '-_', '+/')) : false;
    return $bytes === false ? throw new NotVerified('base64url') : $bytes;
}

/** Ce qu’une clé a envoyé : ses champs, en JSON. */
function readCredential(string $json): array
{
    $read = json_decode($json, true, 6);
    $isOne = is_array($read) && ($read['type'] ?? '') === 'public-key' && is_array($read['response'] ?? null);
    return $isOne ? $read : throw new NotVerified('credential');
}

/**
 * Ce que le navigateur dit avoir signé.
 *
 * @param callable(string): bool $spend Dit si ce défi attendait, et le dépense.
 * @return string ses octets
 */
function checkClientData(array $response, string $type, string $origin, callable $spend): string
{
    $bytes = fromBase64url($response['clientDataJSON'] ?? '');
    $said = json_decode($bytes, true, 4);
    if (!is_array($said) || ($said['type'] ?? '') !== $type || ($said['origin'] ?? '') !== $origin || ($said['crossOrigin'] ?? false) !== false) {
        throw new NotVerified('clientDataJSON');
    }
    $challenge = $said['challenge'] ?? '';
    if (!is_string($challenge) || !$spend($challenge)) {
        throw new NotVerified('challenge');
    }
    return $bytes;
}

/** Ce que l’appareil dit : pour ce site, en présence de son propriétaire, reconnu. @return array{flags: int, counter: int, rest: string} */
function readAuthenticatorData(string $bytes, string $rpId): array
{
    if (strlen($bytes) < 37 || !hash_equals(hash('sha256', $rpId, true), substr($bytes, 0, 32))) {
        throw new NotVerified('rpId');
    }
    $flags = ord($bytes[32]);
    // 1 : quelqu’un est là ; 4 : c’est son propriétaire.
    if (($flags & 5) !== 5) {
        throw new NotVerified('user verification');
    }
    return ['flags' => $flags, 'counter' => unpack('N', substr($bytes, 33, 4))[1], 'rest' => substr($bytes, 37)];
}

/**
 * Une clé neuve. Son attestation n’est pas demandée, et n’est pas lue.
 *
 * @return array{id: string, key: string, counter: int} en base64url, et en PEM
 * @throws NotVerified
 */
function verifyCreated(string $json, string $origin, string $rpId, callable $spend): array
{
    $credential = readCredential($json);
    checkClientData($credential['response'], 'webauthn.create', $origin, $spend);
    try {
        $attestation = Cbor::whole(fromBase64url($credential['response']['attestationObject'] ?? ''));
        $bytes = is_array($attestation) ? $attestation['authData'] ?? '' : '';
        $data = readAuthenticatorData(is_string($bytes) ? $bytes : '', $rpId);
        // 64 : la clé suit, après le modèle de l’appareil (16 octets) et la longueur de son numéro.
        if (($data['flags'] & 64) === 0 || strlen($data['rest']) < 18) {
            throw new NotVerified('no key');
        }
        $length = unpack('n', substr($data['rest'], 16, 2))[1];
        $id = substr($data['rest'], 18, $length);
        if ($length < 16 || $length > 1023 || strlen($id) !== $length || toBase64url($id) !== ($credential['id'] ?? '')) {
            throw new NotVerified('id');
        }
        [$key, $rest] = Cbor::first(substr($data['rest'], 18 + $length));
        // 128 : des extensions suivent ; sinon rien.
        if (($data['flags'] & 128) === 0 ? $rest !== '' : !is_array(Cbor::whole($rest))) {
            throw new NotVerified('authData');
        }
    } catch (UnexpectedValueException $error) {
        throw new NotVerified($error->getMessage());
    }
    return ['id' => toBase64url($id), 'key' => pemOfCose($key), 'counter' => $data['counter']];
}

/**
 * Une connexion, signée par une clé que l’on connaît. Ce que cela rend est à garder.
 *
 * @param int $counter Le compteur que cette clé avait. Un compteur qui n’avance pas est celui d’une copie.
 * @throws NotVerified
 */
function verifyAsserted(string $json, string $pem, int $counter, string $origin, string $rpId, callable $spend): int
{
    $response = readCredential($json)['response'];
    $client = checkClientData($response, 'webauthn.get', $origin, $spend);
    $bytes = fromBase64url($response['authenticatorData'] ?? '');
    $data = readAuthenticatorData($bytes, $rpId);
    if (openssl_verify($bytes . hash('sha256', $client, true), fromBase64url($response['signature'] ?? ''), $pem, OPENSSL_ALGO_SHA256) !== 1) {
        throw new NotVerified('signature');
    }
    if (($data['counter'] > 0 || $counter > 0) && $data['counter'] <= $counter) {
        throw new NotVerified('counter');
    }
    return $data['counter'];
}

/** Une clé publique COSE, en PEM. @throws NotVerified si elle n’est ni ES256 ni RS256, ou trop faible */
function pemOfCose(mixed $key): string
{
    $key = is_array($key) ? $key : [];
    $bytes = fn (int $name, int $least, int $most): string => is_string($key[$name] ?? null) && strlen($key[$name]) >= $least && strlen($key[$name]) <= $most
        ? $key[$name] : throw new NotVerified('key');
    $der = match ([$key[1] ?? 0, $key[3] ?? 0]) {
        // Un point de la courbe P-256.
        [2, ES256] => ($key[-1] ?? 0) === 1 ? hex2bin('3059301306072a8648ce3d020106082a8648ce3d030107034200') . "\x04" . $bytes(-2, 32, 32) . $bytes(-3, 32, 32)
            : throw new NotVerified('curve'),
        // Un module de 2048 à 4096 bits, et son exposant.
        [3, RS256] => derOf(0x30, hex2bin('300d06092a864886f70d0101010500') . derOf(0x03, "\0" . derOf(0x30, derNumber($bytes(-1, 256, 512)) . derNumber($bytes(-2, 1, 8))))),
        default => throw new NotVerified('algorithm'),
    };
    $pem = "-----BEGIN PUBLIC KEY-----\n" . chunk_split(base64_encode($der), 64, "\n") . "-----END PUBLIC KEY-----\n";
    return openssl_pkey_get_public($pem) ? $pem : throw new NotVerified('key');
}

function derOf(int $kind, string $content): string
{
    $length = strlen($content);
    return chr($kind) . ($length < 128 ? chr($length) : ($length < 256 ? "\x81" . chr($length) : "\x82" . pack('n', $length))) . $content;
}

/** Un entier positif : un bit de signe de plus, s’il le faut. */
function derNumber(string $bytes): string
{
    $bytes = ltrim($bytes, "\0");
    return derOf(0x02, $bytes === '' || ord($bytes[0]) > 127 ? "\0$bytes" : $bytes);
}
