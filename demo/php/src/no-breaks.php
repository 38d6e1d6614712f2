<?php
declare(strict_types=1);

/**
 * Les espaces qu’aucune fin de ligne ne prend : devant « : ; ! ? » % € », après « « », entre un nombre et son unité ou son
 * mois, dans une heure et entre les milliers.
 */
function noBreaks(string $text): string
{
    $units = 'h|min|s|ms|ans?|mois|jours?|km|m|cm|mm|kg|g|l|cl|ml|px|o|ko|Mo|Go|kB|°C|TTC|HT'
        . '|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';
    $kept = "/ (?=[:;!?»%€])|(?<=«) |(?<=\\d|\\der) (?=(?:$units)(?![\\p{L}\\p{N}]))|(?<=€) (?=(?:TTC|HT)(?!\\p{L}))|(?<=\\d[ \u{a0}]h) (?=\\d)|(?<=\\d)( )(?=\\d{3}(?!\\d))/u";
    return preg_replace_callback($kept, fn (array $found): string => isset($found[1]) ? "\u{202f}" : "\u{a0}", $text) ?? $text;
}

/** Les mêmes, dans les textes d’une page : ni ses balises, ni ce qui se montre tel qu’il est écrit, ni ce qui n’est pas du texte. */
function noBreaksInHtml(string $html): string
{
    $markup = '<!--.*?-->|<(script|style|pre|code|kbd|samp|textarea|option|svg|template)\b[^>]*>.*?<\/\1>|<[^>]*>';
    return preg_replace_callback("/(?:$markup)+|[^<]+/su", fn (array $found): string => $found[0][0] === '<' ? $found[0] : noBreaks($found[0]), $html) ?? $html;
}

/** Les noms sous lesquels une réponse en JSON porte un texte qui se lit ; sous les autres, une valeur, qui peut revenir. */
const TEXT_NAMES = ['error_msg', 'error_txt', 'info_msg', 'message', 'msg', 'errors', 'confirmation', 'delai', 'description',
    'historique', 'horaires', 'libelle', 'options', 'textes', 'title', 'titre', 'vide'];

/** Là où un nom est un texte de la boutique : celui d’une personne reste tel qu’elle l’écrit. */
const NAMED = ['lignes', 'offres', 'points_de_vente'];

/** Les mêmes, dans les textes d’une réponse en JSON, seuls ou en liste ; ceux d’errors portent le nom de leur champ. */
function noBreaksInData(mixed $data, string $name = ''): mixed
{
    if (is_string($data)) {
        return in_array($name, TEXT_NAMES, true) ? noBreaks($data) : $data;
    }
    if (is_object($data)) {
        return (object) noBreaksInData(get_object_vars($data), $name);
    }
    if (!is_array($data)) {
        return $data;
    }
    $inside = [];
    foreach ($data as $key => $value) {
        $isRead = $name === 'errors' || ($key === 'nom' && in_array($name, NAMED, true));
        $inside[$key] = noBreaksInData($value, match (true) { $isRead => 'message', is_int($key) => $name, default => $key });
    }
    return $inside;
}
