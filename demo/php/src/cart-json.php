<?php
declare(strict_types=1);

// Le panier en JSON, avec les noms du contrat. Les montants y sont des euros.

function inEuros(?int $cents): float|int|null
{
    return $cents === null ? null : $cents / 100;
}

function jsonCart(array $cart): array
{
    $buyer = $cart['customer'];
    return [
        'version' => $cart['version'],
        'nb_articles' => $cart['count'],
        'aff_prix' => $cart['display'],
        'etape' => $cart['step'],
        'cle_commande' => $cart['order_key'],
        'lignes' => array_map(jsonLine(...), $cart['lines']),
        'codes' => array_map(fn (array $code): array => ['code' => $code['code'], 'libelle' => $code['label'],
            'remise_ht' => inEuros(discountHt($code['discount'], $cart)), 'remise_ttc' => inEuros($code['discount'])], $cart['codes']),
        'totaux' => jsonTotals($cart),
        'sans_compte' => 1,
        'client' => $buyer ? ['idcontact' => (string) $buyer['id'], 'prenom' => $buyer['first_name'], 'nom' => $buyer['last_name'],
            'email' => $buyer['email'], 'invite' => (int) $buyer['is_guest']] : null,
        'adresses' => array_map(fn (array $address): array => ['idadresse' => (string) $address['id']]
            + array_intersect_key($address, array_flip(ADDRESS_FIELDS)), $cart['addresses']),
        'adresse_livraison' => (string) $cart['delivery_address_id'],
        'adresse_facturation' => (string) $cart['billing_address_id'],
        'offres' => array_map(fn (string|int $id): array => jsonOffer((string) $id, $cart), array_keys(OFFERS)),
        'moyens_paiement' => jsonPayments($cart),
        'options' => array_map(fn (string $name, array $option): array => ['name' => $name, 'valeur' => 0] + $option,
            array_keys(ORDER_OPTIONS), ORDER_OPTIONS),
        'blocages' => array_map(fn (string $part, string $text): array => ['cible' => $part, 'message' => $text],
            array_keys($cart['hindrances']), $cart['hindrances']),
    ];
}

function jsonLine(array $line): array
{
    return [
        'idligne' => (string) $line['id'], 'idarticle' => (string) $line['article_id'], 'idreference' => (string) $line['ref_id'],
        'quantite' => $line['quantity'], 'quantite_max' => max(1, $line['stock']),
        'nom' => $line['name'], 'reference' => $line['code'], 'options' => $line['label'],
        'url' => "/article/$line[slug]", 'image' => $line['image'],
        'prix_unitaire_ht' => inEuros(withoutVat($line['unit'], $line['vat'])), 'prix_unitaire_ttc' => inEuros($line['unit']),
        'total_ht' => inEuros(withoutVat($line['total'], $line['vat'])), 'total_ttc' => inEuros($line['total']),
        'taux_tva' => $line['vat'] / 10, 'message' => $line['message'],
    ];
}

function jsonTotals(array $cart): array
{
    return [
        'articles_ht' => inEuros(articlesHt($cart)), 'articles_ttc' => inEuros($cart['articles']),
        'remise_ht' => inEuros(discountHt($cart['discount'], $cart)), 'remise_ttc' => inEuros($cart['discount']),
        'livraison_ht' => inEuros($cart['delivery'] === null ? null : withoutVat($cart['delivery'], NORMAL_VAT)),
        'livraison_ttc' => inEuros($cart['delivery']),
        'tva' => array_map(fn (array $rate): array => ['taux' => $rate['rate'] / 10, 'base' => inEuros($rate['base']),
            'montant' => inEuros($rate['amount'])], $cart['vat']),
        'total_ht' => inEuros($cart['total_ht']), 'total_ttc' => inEuros($cart['total']),
    ];
}

function jsonOffer(string $id, array $cart): array
{
    $offer = OFFERS[$id];
    $price = deliveryPrice($offer, $cart);
    return ['idoffre' => $id, 'nom' => $offer['nom'], 'transporteur' => $offer['transporteur'], 'delai' => $offer['delai'],
        'type' => 'domicile', 'prix_ht' => inEuros(withoutVat($price, NORMAL_VAT)), 'prix_ttc' => inEuros($price),
        'gratuit_des' => inEuros($offer['free_from']), 'choisie' => $id === $cart['offer_id']];
}

function jsonPayments(array $cart): array
{
    $means = array_map(fn (string|int $id, array $means): array => ['idMoyenPaie' => (string) $id, 'nom' => $means['nom'],
        'description' => $means['description'], 'choisi' => (string) $id === $cart['payment_id']], array_keys(PAYMENTS), PAYMENTS);
    return [['titre' => 'Moyens de paiement', 'moyens' => $means]];
}
