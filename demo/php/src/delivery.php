<?php
declare(strict_types=1);

// Ce que la boutique propose, dans l’ordre où elle le propose. Chez vous, c’est sans doute une table ; les prix, en centimes.

const OFFERS = [
    '1' => ['type' => 'domicile', 'nom' => 'À domicile', 'transporteur' => 'La Poste', 'delai' => '2 jours ouvrés', 'price' => 690, 'free_from' => 8000],
    '2' => ['type' => 'relais', 'nom' => 'En point relais', 'transporteur' => 'Relais du large', 'delai' => '3 jours ouvrés', 'price' => 450, 'free_from' => 6000],
    '3' => ['type' => 'retrait', 'nom' => 'Retrait en boutique', 'transporteur' => '', 'delai' => 'Le lendemain', 'price' => 0, 'free_from' => null],
];

const SHOPS = [
    '1' => ['nom' => 'La Grève du port', 'adresse' => '4 quai de la Douane', 'code_postal' => '29200', 'ville' => 'Brest', 'horaires' => 'Mardi au samedi, 10 h à 19 h'],
    '2' => ['nom' => 'La Grève des remparts', 'adresse' => '12 rue de Dinan', 'code_postal' => '35400', 'ville' => 'Saint-Malo', 'horaires' => 'Tous les jours, 10 h à 18 h'],
];

const PAYMENTS = [
    '1' => ['titre' => 'En ligne', 'nom' => 'Carte bancaire', 'description' => 'Sur la page de votre banque.', 'fee' => 0, 'banques' => ['1' => 'Banque des Abers', '2' => 'Crédit du Ponant']],
    '2' => ['titre' => 'Autrement', 'nom' => 'Virement', 'description' => 'Nous préparons la commande dès qu’il est reçu.', 'fee' => 0, 'banques' => []],
    '3' => ['titre' => 'Autrement', 'nom' => 'À la livraison', 'description' => 'Au facteur, en espèces.', 'fee' => 500, 'banques' => []],
];

/** Ce qui s’accepte avant de commander ; le libellé est du HTML de la boutique. */
const ORDER_OPTIONS = [
    'cgv' => ['libelle' => 'J’accepte les <a href="/conditions">conditions générales de vente</a>', 'obligatoire' => true],
];

/** @return list<array{nom: string, code_postal: string}> Les communes d’un code postal. */
function townsOf(string $postalCode): array
{
    return rows('SELECT name AS nom, postal_code AS code_postal FROM towns WHERE postal_code = ? ORDER BY name', [$postalCode]);
}

/** Les points relais d’une commune, tels qu’ils voyagent. */
function relaysOf(string $postalCode, string $town): array
{
    $found = rows('SELECT * FROM relays WHERE postal_code = ? AND (? = \'\' OR town = ?) ORDER BY name', [$postalCode, $town, $town]);
    return array_map(wireRelay(...), $found);
}

function findRelay(string $id): ?array
{
    return $id === '' ? null : row('SELECT * FROM relays WHERE id = ?', [$id]);
}

/** relais_params est ce que le transporteur veut revoir : la page le rend tel quel, avec relais_id. */
function wireRelay(array $relay): array
{
    $open = ['lundi' => '', 'mardi' => '09:00-12:30 14:00-19:00', 'mercredi' => '09:00-12:30 14:00-19:00',
        'jeudi' => '09:00-12:30 14:00-19:00', 'vendredi' => '09:00-12:30 14:00-19:00', 'samedi' => '09:00-18:00', 'dimanche' => ''];
    $hours = array_map(fn (string $day, string $text): array => ['jour' => $day, 'ouvert' => $text], array_keys($open), $open);
    return ['relais_id' => $relay['id'], 'relais_params' => "FR-$relay[postal_code]", 'nom' => $relay['name'],
        'adresse' => $relay['street'], 'complement' => '', 'code_postal' => $relay['postal_code'], 'ville' => $relay['town'],
        'latitude' => $relay['latitude'], 'longitude' => $relay['longitude'], 'horaires' => $hours];
}
