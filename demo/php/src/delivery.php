<?php
declare(strict_types=1);

// Les livraisons, les paiements et les codes promo, dans l’ordre où ils se montrent. Chez vous, ce sont sans doute des tables.
// Les prix sont en centimes, TTC.

const OFFERS = [
    '1' => ['nom' => 'À domicile', 'transporteur' => 'La Poste', 'delai' => '2 jours ouvrés', 'price' => 690, 'free_from' => 8000],
    '2' => ['nom' => 'Express', 'transporteur' => 'Coursiers du large', 'delai' => 'Le lendemain', 'price' => 1490, 'free_from' => null],
];

const PAYMENTS = [
    '1' => ['nom' => 'Carte bancaire', 'description' => 'Sur la page de votre banque.', 'is_online' => true],
    '2' => ['nom' => 'Virement', 'description' => 'Nous préparons la commande dès qu’il est reçu.', 'is_online' => false],
];

/** Les codes promo : un pourcentage ou un montant, dès un minimum. Un panier en a un à la fois. */
const CODES = [
    'BIENVENUE' => ['label' => '−10 %', 'percent' => 10, 'amount' => 0, 'minimum' => 0, 'ends_on' => '2099-12-31'],
    'MAREE5' => ['label' => '−5 € dès 40 €', 'percent' => 0, 'amount' => 500, 'minimum' => 4000, 'ends_on' => '2099-12-31'],
    'HIVER' => ['label' => '−20 %', 'percent' => 20, 'amount' => 0, 'minimum' => 0, 'ends_on' => '2020-03-20'],
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
