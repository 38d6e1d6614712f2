<?php
declare(strict_types=1);

// De « Commander » à la commande payée.

/** Ce qu’une commande attend sa banque. */
const PAYMENT_SECONDS = 30 * 60;

/** Ce qui défait une commande commencée : rien n’en reste, et le panier dit pourquoi. */
final class OrderRefused extends Exception
{
    public function __construct(public readonly array $said)
    {
        parent::__construct($said['error']);
    }
}

/** valide_panier : en une transaction, une fois par clé. */
function placeOrder(array $cart): array
{
    try {
        $order = transaction(fn (): array => orderOnce(posted('cle_commande', 64)));
    } catch (OrderRefused $refusal) {
        return $refusal->said;
    }
    // Qui commande sans compte retrouve ainsi sa commande, et elle seule.
    $_SESSION['orders'][$order['id']] = true;
    return ['order' => $order];
}

function orderOnce(string $key): array
{
    // Le panier se relit ici, le verrou pris : rien ne peut plus changer sous nos yeux.
    $cart = readCart();
    $buyer = requireBuyer($cart);
    $made = $key === '' ? null : row('SELECT * FROM orders WHERE key = ?', [$key]);
    if ($made && isOwnOrder($made)) {
        return $made;
    }
    refuseUnlessReady($cart, $key);
    foreach ($cart['lines'] as $line) {
        // Les places sont déjà retenues.
        if ($line['slot']) {
            continue;
        }
        // La base refuserait de descendre sous zéro : deux paniers ne vendent pas la même pièce.
        $taken = query('UPDATE refs SET stock = stock - :quantity WHERE id = :id AND stock >= :quantity',
            ['quantity' => $line['quantity'], 'id' => $line['ref_id']]);
        if ($taken->rowCount() === 0) {
            throw new OrderRefused(refused(shortage($line)));
        }
    }
    return writeOrder($cart, $buyer);
}

/** @throws OrderRefused si ce que le visiteur a lu n’est plus vrai, ou s’il manque quelque chose */
function refuseUnlessReady(array $cart, string $key): void
{
    if (!$cart['lines']) {
        throw new OrderRefused(refused('Votre panier est vide.'));
    }
    if ($key !== $cart['order_key'] || hasOtherPrices($cart)) {
        throw new OrderRefused(refused('Votre panier a changé pendant que vous le lisiez : vérifiez le total avant de commander.'));
    }
    foreach (ORDER_OPTIONS as $name => $option) {
        if ($option['obligatoire'] && ($_POST['requiredOption'][$name] ?? '') !== '1') {
            throw new OrderRefused(refused('Acceptez les conditions générales de vente pour commander.', ["requiredOption[$name]" => 'À accepter.']));
        }
    }
    if ($cart['hindrances']) {
        throw new OrderRefused(refused($cart['hindrances'][0][2]));
    }
    $relay = posted('relais_id');
    if (OFFERS[$cart['offer_id']]['type'] === 'relais' && $relay !== '' && $relay !== $cart['relay_id']) {
        throw new OrderRefused(refused('Le point relais a changé : vérifiez-le avant de commander.'));
    }
}

/** Si le total ou le prix d’une pièce n’est plus celui que la page montrait. */
function hasOtherPrices(array $cart): bool
{
    $cents = fn (string $text): int => (int) round(100 * (float) str_replace(',', '.', $text));
    if (posted('total_vu') !== '' && $cents(posted('total_vu')) !== $cart['total']) {
        return true;
    }
    $units = array_column($cart['lines'], 'unit', 'id');
    foreach (preg_split('/\s+/', posted('prix_vus', 20000), -1, PREG_SPLIT_NO_EMPTY) as $seen) {
        [$line, $price] = explode(':', $seen, 2) + ['', ''];
        if (($units[$line] ?? null) !== $cents($price)) {
            return true;
        }
    }
    return false;
}

function addressText(array $address): string
{
    return implode(', ', array_filter([$address['societe'], "$address[prenom] $address[nom]", $address['adresse'], $address['complement'], "$address[code_postal] $address[ville]"]));
}

function writeOrder(array $cart, array $buyer): array
{
    $offer = OFFERS[$cart['offer_id']];
    $payment = PAYMENTS[$cart['payment_id']];
    $address = ownAddress($cart, (string) $cart['delivery_address_id']);
    $where = match ($offer['type']) {
        'relais' => "{$cart['relay']['name']}, {$cart['relay']['street']}, {$cart['relay']['postal_code']} {$cart['relay']['town']}",
        'retrait' => implode(', ', [SHOPS[$cart['shop_id']]['nom'], SHOPS[$cart['shop_id']]['ville']]),
        default => addressText($address),
    };
    $next = newKey();
    query('INSERT INTO orders (key, token, customer_id, email, placed_at, state, total, points, delivery, payment, note, amounts, billing, quote_id, pay_until, cart_key)
        VALUES (:key, :token, :customer, :email, :at, :state, :total, :points, :delivery, :payment, :note, :amounts, :billing, :quote, :until, :next)', [
        'until' => time() + PAYMENT_SECONDS, 'next' => $next, 'key' => $cart['order_key'], 'token' => newKey(), 'customer' => $buyer['is_guest'] ? null : $buyer['id'],
        'email' => $buyer['email'], 'at' => date('c'), 'state' => $payment['banques'] ? 'à payer' : 'en attente',
        'total' => $cart['total'], 'points' => $cart['points'], 'delivery' => "$offer[nom] : $where", 'payment' => $payment['nom'],
        'note' => $cart['note'], 'amounts' => json_encode(array_intersect_key($cart, array_flip(['articles', 'discount', 'points_discount', 'delivery', 'fee', 'vat']))),
        'billing' => addressText(ownAddress($cart, (string) $cart['billing_address_id'])), 'quote' => $cart['quote_id'],
    ]);
    $id = lastId();
    query('UPDATE orders SET number = ? WHERE id = ?', [sprintf('C-%s-%06d', date('Y'), $id), $id]);
    foreach ($cart['lines'] as $line) {
        query('INSERT INTO order_lines (order_id, ref_id, name, label, quantity, unit) VALUES (?, ?, ?, ?, ?, ?)',
            [$id, $line['ref_id'], $line['name'], $line['label'], $line['quantity'], $line['unit']]);
        query('UPDATE bookings SET order_id = ?, line_id = NULL, seats = ? WHERE line_id = ?', [$id, $line['quantity'], $line['id']]);
    }
    foreach ($cart['codes'] as $code) {
        query('INSERT INTO order_codes (order_id, code) VALUES (?, ?)', [$id, $code['code']]);
    }
    if ($cart['points'] > 0) {
        query('UPDATE customers SET points = points - ? WHERE id = ?', [$cart['points'], $buyer['id']]);
    }
    foreach (['cart_lines', 'cart_codes', 'additions'] as $table) {
        query("DELETE FROM $table WHERE cart_id = ?", [$cart['id']]);
    }
    updateCart($cart['id'], ['order_key' => $next, 'offer_id' => '', 'relay_id' => '', 'shop_id' => '',
        'payment_id' => '', 'bank_id' => '', 'points' => 0, 'note' => '', 'quote_id' => null]);
    return row('SELECT * FROM orders WHERE id = ?', [$id]);
}

/** La réponse à une commande passée, ou redemandée : la même. */
function answerOrder(array $order): void
{
    if (isNavigation()) {
        redirect("/commande/$order[token]");
    }
    $html = render('order', ['order' => $order, 'lines' => orderLines($order)]);
    if (isHtmlBase()) {
        sendHtml($html);
        return;
    }
    sendJson(['status' => 'ok', 'html' => noBreaksInHtml($html), 'js' => '', 'commande' => ['numero' => $order['number'], 'total_ttc' => inEuros($order['total'])]]);
}

function orderLines(array $order): array
{
    return rows('SELECT * FROM order_lines WHERE order_id = ?', [$order['id']]);
}

function isOwnOrder(array $order): bool
{
    $customer = $_SESSION['customer'] ?? null;
    return isset($_SESSION['orders'][$order['id']]) || ($customer && $order['customer_id'] === $customer);
}

function orderOfAddress(string $token): array
{
    return row('SELECT * FROM orders WHERE token = ?', [$token]) ?? throw new Stop(404, 'Cette commande n’existe pas.');
}

function showOrder(string $token): void
{
    $order = orderOfAddress($token);
    sendPage("Commande $order[number]", render('order', ['order' => $order, 'lines' => orderLines($order)]));
}

/** La banque, simulée. Une vraie banque est ailleurs, et c’est son avis signé, de serveur à serveur, qui règle la commande. */
function showBank(string $token): void
{
    $order = orderOfAddress($token);
    if (isPost() && in_array(posted('decision'), ['accepter', 'refuser'], true)) {
        transaction(fn () => settle($order['id'], posted('decision') === 'accepter'));
        redirect("/commande/$token");
    }
    sendPage('Paiement', render('bank', ['order' => $order]));
}

/** Règle une commande, une fois : payée, ou tout ce qu’elle avait pris est rendu. L’argent venu trop tard est à rendre. */
function settle(int $id, bool $isPaid): void
{
    $order = row('SELECT * FROM orders WHERE id = ?', [$id]);
    if ($order['state'] !== 'à payer') {
        if ($isPaid && in_array($order['state'], ['refusée', 'abandonnée'], true)) {
            oweBack($order);
        }
        return;
    }
    query('UPDATE orders SET state = ? WHERE id = ?', [$isPaid ? 'payée' : 'refusée', $id]);
    if ($isPaid) {
        query('UPDATE customers SET points = points + ? WHERE id = ?', [intdiv($order['total'], config('point_earned_per')), $order['customer_id']]);
        drawInvoice($order);
        return;
    }
    release($order, isOwnOrder($order) ? ensureCart() : null);
}

/**
 * Abandonne les commandes que leur banque n’a jamais payées : une demi-heure passée, stock, places et points sont rendus, et
 * les articles reviennent au panier. Toute demande commence par là ; il n’y a pas de programme qui veille.
 */
function expireOrders(): void
{
    $late = "state = 'à payer' AND pay_until <= " . time();
    if (!row("SELECT 1 FROM orders WHERE $late")) {
        return;
    }
    transaction(function () use ($late): void {
        foreach (rows("SELECT * FROM orders WHERE $late ORDER BY id") as $order) {
            query("UPDATE orders SET state = 'abandonnée' WHERE id = ?", [$order['id']]);
            release($order, cartAfter($order));
        }
    });
}

/** Le panier de qui a commandé, d’où que vienne la demande : celui du compte, ou celui qui n’a rien commandé depuis. */
function cartAfter(array $order): ?int
{
    return $order['customer_id'] !== null
        ? value('SELECT id FROM carts WHERE customer_id = ?', [$order['customer_id']])
        : value('SELECT id FROM carts WHERE order_key = ?', [$order['cart_key']]);
}

/** Note un paiement que plus rien n’attend, et l’écrit à qui a payé. */
function oweBack(array $order): void
{
    query("UPDATE orders SET state = 'paiement à rendre' WHERE id = ?", [$order['id']]);
    sendMail($order['email'], "Votre commande $order[number]", 'Votre paiement de ' . euros($order['total'])
        . ' est arrivé quand la commande n’était plus ouverte : il vous est rendu, et rien n’est commandé.');
}

/** Rend tout ce qu’une commande impayée avait pris ; sans panier, à la boutique seule. */
function release(array $order, ?int $cart): void
{
    query('UPDATE customers SET points = points + ? WHERE id = ?', [$order['points'], $order['customer_id']]);
    if ($cart && $order['quote_id'] !== null) {
        updateCart($cart, ['quote_id' => $order['quote_id']]);
    }
    if ($cart) {
        query('INSERT OR IGNORE INTO cart_codes (cart_id, code) SELECT ?, code FROM order_codes WHERE order_id = ?', [$cart, $order['id']]);
    }
    giveBackPlaces($order['id'], $cart);
    foreach (orderLines($order) as $line) {
        if (isBookable((int) value('SELECT article_id FROM refs WHERE id = ?', [$line['ref_id']]))) {
            continue;
        }
        query('UPDATE refs SET stock = stock + ? WHERE id = ?', [$line['quantity'], $line['ref_id']]);
        if ($cart) {
            addPieces($cart, row('SELECT * FROM refs WHERE id = ?', [$line['ref_id']]), $line['quantity']);
        }
    }
}
