<?php
declare(strict_types=1);

/**
 * Lit du CBOR (RFC 8949), ce qu’il en faut à une clé d’accès : entiers, octets, textes, listes, tables, vrai, faux, rien.
 * Tout y a une longueur dite d’avance et bornée ; ce qui déborde, s’emboîte trop ou se répète est refusé.
 */
final class Cbor
{
    private const MOST_BYTES = 65536;
    private const MOST_DEPTH = 6;
    private const MOST_ITEMS = 64;

    private int $at = 0;

    private function __construct(private readonly string $bytes)
    {
    }

    /**
     * La première valeur, et ce qui la suit.
     *
     * @return array{mixed, string}
     * @throws UnexpectedValueException si ce n’en est pas
     */
    public static function first(string $bytes): array
    {
        if (strlen($bytes) > self::MOST_BYTES) {
            throw new UnexpectedValueException('CBOR : trop long');
        }
        $reader = new self($bytes);
        $value = $reader->value(0);
        return [$value, substr($bytes, $reader->at)];
    }

    /** La valeur, et rien après elle. @throws UnexpectedValueException */
    public static function whole(string $bytes): mixed
    {
        [$value, $rest] = self::first($bytes);
        return $rest === '' ? $value : throw new UnexpectedValueException('CBOR : quelque chose suit');
    }

    private function take(int $length): string
    {
        if ($length < 0 || $length > strlen($this->bytes) - $this->at) {
            throw new UnexpectedValueException('CBOR : coupé');
        }
        $this->at += $length;
        return substr($this->bytes, $this->at - $length, $length);
    }

    private function number(int $short): int
    {
        $number = match (true) {
            $short < 24 => $short,
            $short === 24 => ord($this->take(1)),
            $short === 25 => unpack('n', $this->take(2))[1],
            $short === 26 => unpack('N', $this->take(4))[1],
            $short === 27 => unpack('J', $this->take(8))[1],
            default => throw new UnexpectedValueException('CBOR : longueur non dite'),
        };
        return $number >= 0 ? $number : throw new UnexpectedValueException('CBOR : nombre trop grand');
    }

    private function value(int $depth): mixed
    {
        if ($depth > self::MOST_DEPTH) {
            throw new UnexpectedValueException('CBOR : trop emboîté');
        }
        $head = ord($this->take(1));
        [$kind, $short] = [$head >> 5, $head & 31];
        return match ($kind) {
            0 => $this->number($short),
            1 => -1 - $this->number($short),
            2, 3 => $this->take($this->number($short)),
            4 => $this->items($this->number($short), $depth),
            5 => $this->pairs($this->number($short), $depth),
            7 => match ($short) {
                20 => false, 21 => true, 22, 23 => null,
                default => throw new UnexpectedValueException('CBOR : valeur inconnue'),
            },
            default => throw new UnexpectedValueException('CBOR : étiquette'),
        };
    }

    /** @return list<mixed> */
    private function items(int $count, int $depth): array
    {
        if ($count > self::MOST_ITEMS) {
            throw new UnexpectedValueException('CBOR : trop de valeurs');
        }
        $found = [];
        for ($each = 0; $each < $count; $each++) {
            $found[] = $this->value($depth + 1);
        }
        return $found;
    }

    /** @return array<int|string, mixed> */
    private function pairs(int $count, int $depth): array
    {
        if ($count > self::MOST_ITEMS) {
            throw new UnexpectedValueException('CBOR : trop de valeurs');
        }
        $found = [];
        for ($each = 0; $each < $count; $each++) {
            $name = $this->value($depth + 1);
            if ((!is_int($name) && !is_string($name)) || array_key_exists($name, $found)) {
                throw new UnexpectedValueException('CBOR : nom impossible, ou répété');
            }
            $found[$name] = $this->value($depth + 1);
        }
        return $found;
    }
}
