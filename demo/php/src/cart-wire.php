<?php
declare(strict_types=1);

// Le panier en JSON, avec les noms du contrat. Les montants y sont des euros.

function inEuros(?int $cents): float|int|null
{
    return $cents === null ? null : $cents / 100;
}

function wireCart(array $cart): array
{
    return [
        'version' => $cart['version'],
        'nb_articles' => $cart['count'],
        'aff_prix' => $cart['display'],
        'etape' => $cart['step'],
        'cle_commande' => $cart['order_key'],
        'lignes' => array_map(wireLine(...), $cart['lines']),
        'codes' => array_map(fn (array $code): array => ['code' => $code['code'], 'libelle' => $code['label'],
            'remise_ht' => inEuros(discountHt($code['discount'], $cart)), 'remise_ttc' => inEuros($code['discount'])], $cart['codes']),
        'totaux' => wireTotals($cart),
        'sans_compte' => 1,
        'client' => wireCustomer($cart['customer']),
        'adresses' => array_map(wireAddress(...), $cart['addresses']),
        'adresse_livraison' => (string) $cart['delivery_address_id'],
        'adresse_facturation' => (string) $cart['billing_address_id'],
        'offres' => array_map(fn (string|int $id): array => wireOffer((string) $id, $cart), array_keys(OFFERS)),
        'relais' => $cart['relay'] ? array_diff_key(wireRelay($cart['relay']), ['horaires' => 0])
            + ['relais_pref' => (int) (($cart['customer']['relay_id'] ?? '') === $cart['relay_id'])] : null,
        'points_de_vente' => isset(SHOPS[$cart['shop_id']]) ? [wireShop($cart['shop_id'], $cart)] : [],
        'moyens_paiement' => wirePayments($cart),
        'fidelite' => wireLoyalty($cart),
        'options' => array_map(fn (string $name, array $option): array => ['name' => $name, 'valeur' => 0] + $option,
            array_keys(ORDER_OPTIONS), ORDER_OPTIONS),
        'paniers_sauvegardes' => ($customer = customer()) ? array_map(fn (array $saved): array => ['idpanier' => (string) $saved['id'],
            'date' => substr($saved['saved_at'], 0, 10), 'nb_articles' => $saved['count'], 'total_ttc' => inEuros($saved['total'])], savedCartsOf($customer)) : [],
        'infos_sup' => [['name' => 'mot', 'libelle' => 'Un mot à joindre au colis', 'type' => 'textarea', 'valeur' => $cart['note'], 'obligatoire' => false]],
        'devis' => $cart['quote'] ? ['iddevis' => (string) $cart['quote']['id'], 'numero' => $cart['quote']['number'], 'date' => $cart['quote']['made_on']] : null,
        'blocages' => array_map(fn (array $one): array => ['cible' => $one[0], 'message' => $one[2]], $cart['hindrances']),
    ];
}

function wireLine(array $line): array
{
    return [
        'idligne' => (string) $line['id'], 'idarticle' => (string) $line['article_id'], 'idreference' => (string) $line['ref_id'],
        'quantite' => $line['quantity'], 'quantite_max' => max(1, $line['stock']),
        'nom' => $line['name'], 'reference' => $line['code'], 'options' => $line['label'],
        'url' => "/article/$line[slug]", 'image' => $line['image'],
        'prix_unitaire_ht' => inEuros(withoutVat($line['unit'], $line['vat'])), 'prix_unitaire_ttc' => inEuros($line['unit']),
        'total_ht' => inEuros(withoutVat($line['total'], $line['vat'])), 'total_ttc' => inEuros($line['total']),
        'taux_tva' => $line['vat'] / 10, 'message' => $line['message'],
    ] + ($line['slot'] ? ['reservation' => ['url' => moveAddress($line)]] : []);
}

function wireTotals(array $cart): array
{
    return [
        'articles_ht' => inEuros(articlesHt($cart)), 'articles_ttc' => inEuros($cart['articles']),
        'remise_ht' => inEuros(discountHt($cart['discount'], $cart)), 'remise_ttc' => inEuros($cart['discount']),
        'livraison_ht' => inEuros($cart['delivery'] === null ? null : withoutVat($cart['delivery'], 200)),
        'livraison_ttc' => inEuros($cart['delivery']),
        'fidelite_ttc' => inEuros($cart['points_discount']), 'frais_paiement_ttc' => inEuros($cart['fee']),
        'tva' => array_map(fn (array $rate): array => ['taux' => $rate['rate'] / 10, 'base' => inEuros($rate['base']), 'montant' => inEuros($rate['amount'])], $cart['vat']),
        'total_ht' => inEuros($cart['total_ht']), 'total_ttc' => inEuros($cart['total']),
    ];
}

function wireCustomer(?array $buyer): ?array
{
    return $buyer ? ['idcontact' => (string) $buyer['id'], 'prenom' => $buyer['first_name'], 'nom' => $buyer['last_name'],
        'email' => $buyer['email'], 'invite' => (int) $buyer['is_guest']] : null;
}

function wireAddress(array $address): array
{
    return ['idadresse' => (string) $address['id']] + array_diff_key($address, ['id' => 0, 'customer_id' => 0, 'cart_id' => 0]);
}

function wireOffer(string $id, array $cart): array
{
    $offer = OFFERS[$id];
    $price = deliveryPrice($offer, $cart);
    return ['idoffre' => $id, 'nom' => $offer['nom'], 'transporteur' => $offer['transporteur'], 'delai' => $offer['delai'],
        'type' => $offer['type'], 'prix_ht' => inEuros(withoutVat($price, 200)), 'prix_ttc' => inEuros($price),
        'gratuit_des' => inEuros($offer['free_from']), 'choisie' => $id === $cart['offer_id']];
}

function wireShop(string $id, array $cart): array
{
    return ['idpointdevente' => $id, 'choisi' => $id === $cart['shop_id']] + SHOPS[$id];
}

function wirePayments(array $cart): array
{
    $categories = [];
    foreach (PAYMENTS as $id => $means) {
        $banks = array_map(fn (string|int $bank, string $name): array => ['idModePaiementBanque' => (string) $bank, 'nom' => $name,
            'choisie' => (string) $bank === $cart['bank_id']], array_keys($means['banques']), $means['banques']);
        $categories[$means['titre']][] = ['idMoyenPaie' => (string) $id, 'nom' => $means['nom'], 'description' => $means['description'],
            'frais_ttc' => inEuros($means['fee']), 'choisi' => (string) $id === $cart['payment_id'], 'banques' => $banks];
    }
    return array_map(fn (string $title, array $means): array => ['titre' => $title, 'moyens' => $means], array_keys($categories), $categories);
}

function wireLoyalty(array $cart): ?array
{
    $points = $cart['customer']['points'] ?? 0;
    return $points === 0 ? null : ['points' => $points, 'valeur_ttc' => inEuros($points * config('point_worth')),
        'utilises' => $cart['points'], 'remise_ttc' => inEuros($cart['points_discount'])];
}
