<?php
declare(strict_types=1);

// Les livraisons et les paiements proposés, dans l’ordre où ils se montrent. Chez vous, c’est sans doute une table.
// Les prix sont en centimes, TTC.

const OFFERS = [
    '1' => ['nom' => 'À domicile', 'transporteur' => 'La Poste', 'delai' => '2 jours ouvrés', 'price' => 690, 'free_from' => 8000],
    '2' => ['nom' => 'Express', 'transporteur' => 'Coursiers du large', 'delai' => 'Le lendemain', 'price' => 1490, 'free_from' => null],
];

const PAYMENTS = [
    '1' => ['nom' => 'Carte bancaire', 'description' => 'Sur la page de votre banque.', 'is_online' => true],
    '2' => ['nom' => 'Virement', 'description' => 'Nous préparons la commande dès qu’il est reçu.', 'is_online' => false],
];

/** Ce que le client accepte avant de commander. Le libellé est du HTML écrit ici. */
const ORDER_OPTIONS = [
    'cgv' => ['libelle' => 'J’accepte les <a href="/conditions">conditions générales de vente</a>', 'obligatoire' => true],
];

/** Ce que coûte une livraison pour ce panier. */
function deliveryPrice(array $offer, array $cart): int
{
    $isFree = $offer['free_from'] !== null && $cart['articles'] - $cart['discount'] >= $offer['free_from'];
    return $isFree ? 0 : $offer['price'];
}
