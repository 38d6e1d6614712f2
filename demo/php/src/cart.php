<?php
declare(strict_types=1);

// Lire un panier et le compter. Tout est en centimes entiers, TTC ; le HT s’en déduit par le taux.

/** Le numéro du panier du visiteur : celui de son compte, sinon celui de sa session ; null s’il n’en a pas encore. */
function cartId(): ?int
{
    $customer = $_SESSION['customer'] ?? null;
    return $customer
        ? value('SELECT id FROM carts WHERE customer_id = ?', [$customer])
        : value('SELECT id FROM carts WHERE id = ? AND customer_id IS NULL', [$_SESSION['cart'] ?? 0]);
}

/** Le même numéro ; crée le panier s’il n’existe pas. Une lecture n’en crée jamais. */
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

/** Un prix TTC sans sa TVA ; le taux est en pour mille. */
function withoutVat(int $cents, int $vat): int
{
    return (int) round($cents * 1000 / (1000 + $vat));
}

const NORMAL_VAT = 200;

const EMPTY_CART = ['id' => null, 'version' => 0, 'display' => 'ttc', 'code' => '', 'order_key' => '',
    'guest_first_name' => '', 'guest_last_name' => '', 'guest_email' => '',
    'delivery_address_id' => null, 'billing_address_id' => null, 'offer_id' => '', 'payment_id' => ''];

/** Le panier du visiteur, avec tout ce qui s’en déduit. */
function readCart(): array
{
    $id = cartId();
    $cart = $id === null ? EMPTY_CART : row('SELECT * FROM carts WHERE id = ?', [$id]);
    $cart['lines'] = linesOf($id);
    $cart['count'] = array_sum(array_column($cart['lines'], 'quantity'));
    $cart['customer'] = buyerOf($cart);
    $cart['addresses'] = addressesOf($cart);
    $cart = countTotals($cart);
    $cart['hindrances'] = hindrancesOf($cart);
    $cart['step'] = openStep($cart, posted('etape') ?: asked('etape'));
    return $cart;
}

function linesOf(?int $cart): array
{
    $lines = rows(
        'SELECT cart_lines.id, quantity, ref_id, article_id, code, label, image, stock, slug, name, price AS unit, vat
        FROM cart_lines JOIN refs ON refs.id = ref_id JOIN articles ON articles.id = article_id
        WHERE cart_id = ? ORDER BY cart_lines.id',
        [$cart],
    );
    foreach ($lines as $place => $line) {
        $lines[$place]['total'] = $line['unit'] * $line['quantity'];
        $lines[$place]['message'] = $line['stock'] >= $line['quantity'] ? '' : shortage($line);
    }
    return $lines;
}

function shortage(array $line): string
{
    return $line['stock'] === 0 ? "« $line[name] » est épuisé." : "Il ne reste que $line[stock] « $line[name] ».";
}

/** Qui achète : le client connecté, qui commande sans compte, ou null. */
function buyerOf(array $cart): ?array
{
    if ($customer = customer()) {
        return $customer + ['is_guest' => false];
    }
    return $cart['guest_email'] === '' ? null : ['id' => '', 'first_name' => $cart['guest_first_name'],
        'last_name' => $cart['guest_last_name'], 'email' => $cart['guest_email'], 'is_guest' => true];
}

function addressesOf(array $cart): array
{
    return $cart['customer']['is_guest'] ?? true
        ? rows('SELECT * FROM addresses WHERE cart_id = ? ORDER BY id', [$cart['id']])
        : rows('SELECT * FROM addresses WHERE customer_id = ? ORDER BY id', [$cart['customer']['id']]);
}

/** La ligne ou l’adresse de ce numéro, si elle est de ce panier. */
function own(array $all, string $id): ?array
{
    return array_values(array_filter($all, fn (array $one): bool => (string) $one['id'] === $id))[0] ?? null;
}

/** Le code, la livraison, la TVA par taux, le total. */
function countTotals(array $cart): array
{
    $cart['articles'] = array_sum(array_column($cart['lines'], 'total'));
    $code = CODES[$cart['code']] ?? null;
    $isValid = $code && $code['ends_on'] >= date('Y-m-d') && $cart['articles'] >= $code['minimum'];
    $cart['discount'] = $isValid ? min($cart['articles'], $code['amount'] ?: (int) round($cart['articles'] * $code['percent'] / 100)) : 0;
    $cart['codes'] = $isValid ? [['code' => $cart['code'], 'label' => $code['label'], 'discount' => $cart['discount']]] : [];
    $left = $cart['articles'] - $cart['discount'];
    $offer = OFFERS[$cart['offer_id']] ?? null;
    $cart['delivery'] = $offer ? deliveryPrice($offer, $cart) : null;
    $cart['vat'] = vatOf($cart['lines'], $left, $cart['delivery'] ?? 0);
    $cart['total'] = $left + ($cart['delivery'] ?? 0);
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

/**
 * La TVA par taux. Les remises se partagent entre les taux selon le poids de chacun, le dernier prenant ce qui reste : la
 * somme est exacte au centime.
 *
 * @param int $left Ce qui reste à payer des articles, remises déduites
 */
function vatOf(array $lines, int $left, int $delivery): array
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
    if ($delivery > 0) {
        $byRate[NORMAL_VAT] = ($byRate[NORMAL_VAT] ?? 0) + $delivery;
    }
    $vat = [];
    foreach ($byRate as $rate => $cents) {
        $base = withoutVat($cents, $rate);
        $vat[] = ['rate' => $rate, 'base' => $base, 'amount' => $cents - $base];
    }
    return $vat;
}

/** Ce qui empêche encore de commander : la partie du panier à revoir, et la phrase. */
function hindrancesOf(array $cart): array
{
    $found = [];
    if (array_filter(array_column($cart['lines'], 'message'))) {
        $found['lignes'] = 'Un article manque : changez sa quantité, ou retirez-le.';
    }
    if (!own($cart['addresses'], (string) $cart['delivery_address_id']) || !own($cart['addresses'], (string) $cart['billing_address_id'])) {
        $found['adresse'] = 'Indiquez vos adresses pour continuer.';
    }
    if (!isset(OFFERS[$cart['offer_id']])) {
        $found['offre'] = 'Choisissez un mode de livraison pour continuer.';
    }
    if (!isset(PAYMENTS[$cart['payment_id']])) {
        $found['paiement'] = 'Choisissez un moyen de paiement pour continuer.';
    }
    return $found;
}

const STEPS = ['panier', 'compte', 'paiement'];

/** L’étape à montrer pour celle que la page demande (etape) : si elle n’est pas encore ouverte, celle d’avant. */
function openStep(array $cart, string $asked): string
{
    if (!$cart['lines'] || !in_array($asked, STEPS, true)) {
        return 'panier';
    }
    return $asked === 'paiement' && (!$cart['customer'] || isset($cart['hindrances']['adresse'])) ? 'compte' : $asked;
}

/** Cette adresse, avec l’étape : sans script, elle seule la porte. */
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
