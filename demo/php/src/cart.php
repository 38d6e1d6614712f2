<?php
declare(strict_types=1);

// Lire un panier et le compter. Tout est en centimes entiers, TTC ; le HT s’en déduit par le taux.

/** Le numéro du panier du visiteur : celui de son compte, sinon celui de sa session ; null s’il n’en a pas encore. */
function cartId(): ?int
{
    $customer = $_SESSION['customer'] ?? null;
    $id = $customer
        ? value('SELECT id FROM carts WHERE customer_id = ?', [$customer])
        : value('SELECT id FROM carts WHERE id = ? AND customer_id IS NULL', [$_SESSION['cart'] ?? 0]);
    return $id === null ? null : (int) $id;
}

/** Le même, fait s’il le faut : une lecture n’en fait jamais. */
function ensureCart(): int
{
    $id = cartId();
    if ($id === null) {
        query('INSERT INTO carts (customer_id, order_key) VALUES (?, ?)', [$_SESSION['customer'] ?? null, newKey()]);
        $id = lastId();
        $_SESSION['cart'] = $id;
    }
    return $id;
}

/** Un secret que personne ne devine. */
function newKey(): string
{
    return bin2hex(random_bytes(16));
}

/** Ce que dit un prix TTC une fois la TVA ôtée ; le taux est en pour mille. */
function withoutVat(int $cents, int $vat): int
{
    return (int) round($cents * 1000 / (1000 + $vat));
}

const EMPTY_CART = ['id' => null, 'version' => 0, 'display' => 'ttc', 'order_key' => '',
    'guest_first_name' => '', 'guest_last_name' => '', 'guest_email' => '', 'delivery_address_id' => null,
    'billing_address_id' => null, 'offer_id' => '', 'relay_id' => '', 'shop_id' => '', 'payment_id' => '', 'bank_id' => '',
    'points' => 0, 'note' => '', 'quote_id' => null];

/** Le panier du visiteur, avec tout ce qui s’en déduit. */
function readCart(): array
{
    $id = cartId();
    $cart = $id === null ? EMPTY_CART : row('SELECT * FROM carts WHERE id = ?', [$id]);
    $cart['lines'] = linesOf($id);
    $cart['quote'] = $cart['quote_id'] === null ? null : row('SELECT * FROM quotes WHERE id = ?', [$cart['quote_id']]);
    $cart['count'] = array_sum(array_column($cart['lines'], 'quantity'));
    $cart['customer'] = buyerOf($cart);
    $cart['addresses'] = addressesOf($cart);
    $cart['relay'] = findRelay($cart['relay_id']);
    $cart = countTotals($cart);
    $cart['hindrances'] = hindrancesOf($cart);
    $cart['step'] = openStep($cart, posted('etape') ?: asked('etape'));
    return $cart;
}

const STEPS = ['panier', 'compte', 'paiement'];

/** L’étape où une action se fait : celle d’une page dont le script, plus ancien, ne dit pas etape. */
function stepOfAction(string $action): string
{
    return match ($action) {
        'connexion', 'new_compte', 'mdp_oublie', 'sans_compte', 'new_adresse', 'modif_adresse' => 'compte',
        'affect_adresse_livraison', 'affect_adresse_facturation' => 'compte',
        'selOffre', 'change_moyen_paie', 'getpointsdevente', 'change_idpointdevente', 'infossup' => 'paiement',
        'searchVille', 'refreshRelais', 'selectRelais', 'valide_panier' => 'paiement',
        default => 'panier',
    };
}

/** L’étape à montrer pour celle que la page dit (etape) : rien n’en est gardé ici. Celle qui n’est pas ouverte mène avant elle. */
function openStep(array $cart, string $asked): string
{
    if (!$cart['lines'] || !in_array($asked, STEPS, true)) {
        return 'panier';
    }
    $isReady = $cart['customer'] && !in_array('adresse', array_column($cart['hindrances'], 0), true);
    return $asked === 'paiement' && !$isReady ? 'compte' : $asked;
}

/** Cette adresse, du panier ou de son service, qui dit l’étape : sans script, elle seule la porte. */
function atStep(string $address, string $step): string
{
    [$path, $query] = explode('?', $address, 2) + [1 => ''];
    parse_str($query, $asked);
    unset($asked['etape']);
    $said = http_build_query($asked + ($step === 'panier' ? [] : ['etape' => $step]));
    return $said === '' ? $path : "$path?$said";
}

/** L’adresse du service du panier, pour les formulaires de ce panier. */
function cartService(array $cart): string
{
    return atStep(service('boutique/panier/traitement.php'), $cart['step']);
}

function linesOf(?int $cart): array
{
    $lines = rows(
        'SELECT cart_lines.id, cart_lines.quantity, cart_lines.ref_id, article_id, refs.code, label, image, stock, slug, name, COALESCE(quote_lines.price, articles.price) AS unit, vat,
            bookings.slot_id, bookings.held_until
        FROM cart_lines JOIN refs ON refs.id = cart_lines.ref_id JOIN articles ON articles.id = article_id
        JOIN carts ON carts.id = cart_id LEFT JOIN quote_lines ON quote_lines.quote_id = carts.quote_id AND quote_lines.ref_id = cart_lines.ref_id
        LEFT JOIN bookings ON bookings.line_id = cart_lines.id
        WHERE cart_id = ? ORDER BY cart_lines.id',
        [$cart],
    );
    return array_map(function (array $line): array {
        $line = withSlot($line);
        $line['total'] = $line['unit'] * $line['quantity'];
        $line['message'] = $line['stock'] >= $line['quantity'] ? '' : shortage($line);
        return $line;
    }, $lines);
}

function shortage(array $line): string
{
    if ($line['slot']) {
        return seatsShortage($line);
    }
    return $line['stock'] === 0 ? "« $line[name] » est épuisé." : "Il ne reste que $line[stock] « $line[name] ».";
}

/** Qui achète : le client connecté, qui commande sans compte, ou null. */
function buyerOf(array $cart): ?array
{
    if ($customer = customer()) {
        return $customer + ['is_guest' => false];
    }
    return $cart['guest_email'] === '' ? null : ['id' => '', 'first_name' => $cart['guest_first_name'],
        'last_name' => $cart['guest_last_name'], 'email' => $cart['guest_email'], 'points' => 0, 'relay_id' => '', 'is_guest' => true];
}

function addressesOf(array $cart): array
{
    if (!$cart['customer']) {
        return [];
    }
    return $cart['customer']['is_guest']
        ? rows('SELECT * FROM addresses WHERE cart_id = ? ORDER BY id', [$cart['id']])
        : rows('SELECT * FROM addresses WHERE customer_id = ? ORDER BY id', [$cart['customer']['id']]);
}

/** Les codes, les points, la livraison, les frais, la TVA par taux, le total. */
function countTotals(array $cart): array
{
    $articles = array_sum(array_column($cart['lines'], 'total'));
    $left = $articles;
    $cart['codes'] = [];
    $used = rows('SELECT codes.* FROM cart_codes JOIN codes USING (code) WHERE cart_id = ? AND ends_on >= ? AND minimum <= ?
        ORDER BY codes.code', [$cart['id'], date('Y-m-d'), $articles]);
    foreach ($used as $code) {
        $discount = min($left, $code['amount'] ?: (int) round($articles * $code['percent'] / 100));
        $left -= $discount;
        $cart['codes'][] = $code + ['discount' => $discount];
    }
    $cart['articles'] = $articles;
    $cart['discount'] = $articles - $left;
    $points = min($cart['points'], $cart['customer']['points'] ?? 0, intdiv($left, config('point_worth')));
    $cart['points'] = $points;
    $cart['points_discount'] = $points * config('point_worth');
    $left -= $cart['points_discount'];

    $offer = OFFERS[$cart['offer_id']] ?? null;
    $cart['delivery'] = $offer ? deliveryPrice($offer, $cart) : null;
    $cart['fee'] = PAYMENTS[$cart['payment_id']]['fee'] ?? 0;
    $cart['vat'] = vatOf($cart['lines'], $left, ($cart['delivery'] ?? 0) + $cart['fee']);
    $cart['total'] = $left + ($cart['delivery'] ?? 0) + $cart['fee'];
    $cart['total_ht'] = array_sum(array_column($cart['vat'], 'base'));
    return $cart;
}

function articlesHt(array $cart): int
{
    return array_sum(array_map(fn (array $line): int => withoutVat($line['total'], $line['vat']), $cart['lines']));
}

/** Une remise HT : elle pèse sur les articles, à leurs taux. */
function discountHt(int $cents, array $cart): int
{
    return $cart['articles'] > 0 ? (int) round($cents * articlesHt($cart) / $cart['articles']) : 0;
}

function deliveryPrice(array $offer, array $cart): int
{
    $isFree = $offer['free_from'] !== null && $cart['articles'] - $cart['discount'] >= $offer['free_from'];
    return $isFree ? 0 : $offer['price'];
}

/**
 * La TVA par taux. Les remises se partagent entre les taux selon ce que chacun pèse, le dernier prenant ce qui reste : la
 * somme est exacte au centime.
 *
 * @param int $left Ce qui reste à payer des articles, remises ôtées
 * @param int $services Livraison et frais, au taux normal
 */
function vatOf(array $lines, int $left, int $services): array
{
    $byRate = [];
    foreach ($lines as $line) {
        $byRate[$line['vat']] = ($byRate[$line['vat']] ?? 0) + $line['total'];
    }
    ksort($byRate);
    $weight = array_sum($byRate);
    foreach ($byRate as $rate => $gross) {
        $byRate[$rate] = $weight > 0 ? (int) round($left * $gross / $weight) : 0;
        $weight -= $gross;
        $left -= $byRate[$rate];
    }
    if ($services > 0) {
        $byRate[200] = ($byRate[200] ?? 0) + $services;
    }
    $vat = [];
    foreach ($byRate as $rate => $cents) {
        $base = withoutVat($cents, $rate);
        $vat[] = ['rate' => $rate, 'base' => $base, 'amount' => $cents - $base];
    }
    return $vat;
}

/** Ce qui empêche encore de commander : la cible, et la phrase. */
function hindrancesOf(array $cart): array
{
    $offer = OFFERS[$cart['offer_id']] ?? null;
    $payment = PAYMENTS[$cart['payment_id']] ?? null;
    $isKnown = fn (?int $id): bool => in_array($id, array_column($cart['addresses'], 'id'), true);
    $found = [
        ['lignes', array_filter(array_column($cart['lines'], 'message')) !== [], 'Un article manque : changez sa quantité, ou retirez-le.'],
        ['adresse', !$isKnown($cart['delivery_address_id']) || !$isKnown($cart['billing_address_id']), 'Donnez vos adresses pour continuer.'],
        ['offre', !$offer, 'Choisissez un mode de livraison pour continuer.'],
        ['relais', $offer && $offer['type'] === 'relais' && !$cart['relay'], 'Choisissez un point relais pour continuer.'],
        ['point_de_vente', $offer && $offer['type'] === 'retrait' && !isset(SHOPS[$cart['shop_id']]), 'Choisissez un point de vente pour continuer.'],
        ['paiement', !$payment, 'Choisissez un moyen de paiement pour continuer.'],
        ['paiement', $payment && $payment['banques'] && !isset($payment['banques'][$cart['bank_id']]), 'Choisissez votre banque pour continuer.'],
    ];
    return array_values(array_filter($found, fn (array $one): bool => $one[1]));
}
