<?php
declare(strict_types=1);

// De « Commander » à la commande payée, et à sa facture.

/** Combien de temps une commande attend sa banque. */
const PAYMENT_SECONDS = 30 * 60;

/** Arrête une commande commencée : la transaction est annulée, et le panier dit pourquoi. */
final class OrderRefused extends Exception
{
    public function __construct(public readonly array $said)
    {
        parent::__construct($said['error']);
    }
}

/** valide_panier : en une transaction, une fois par clé. */
function placeOrder(): array
{
    try {
        $order = transaction(fn (): array => orderOnce(posted('cle_commande', 64)));
    } catch (OrderRefused $refusal) {
        return $refusal->said;
    }
    // Le client sans compte retrouve ainsi sa commande, et elle seule.
    $_SESSION['orders'][$order['id']] = true;
    return ['order' => $order];
}

function orderOnce(string $key): array
{
    // Le panier se relit ici, une fois le verrou pris : plus rien ne peut changer avant la fin.
    $cart = readCart();
    $buyer = requireBuyer($cart);
    $made = $key === '' ? null : row('SELECT * FROM orders WHERE key = ?', [$key]);
    if ($made && isOwnOrder($made)) {
        return $made;
    }
    refuseUnlessReady($cart, $key);
    foreach ($cart['lines'] as $line) {
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
        throw new OrderRefused(refused('Votre panier a changé pendant que vous le lisiez : vérifiez le total avant de commander.'));
    }
    foreach (ORDER_OPTIONS as $name => $option) {
        if ($option['obligatoire'] && ($_POST['requiredOption'][$name] ?? '') !== '1') {
            throw new OrderRefused(refused('Acceptez les conditions générales de vente pour commander.', ["requiredOption[$name]" => 'À accepter.']));
        }
    }
    if ($cart['hindrances']) {
        throw new OrderRefused(refused(reset($cart['hindrances'])));
    }
}

/** Si le total, ou le prix d’une pièce, n’est plus celui que la page montrait. */
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
    return implode(', ', array_filter([$address['societe'], "$address[prenom] $address[nom]", $address['adresse'],
        $address['complement'], "$address[code_postal] $address[ville]"]));
}

/** Écrit la commande et vide le panier, qui reçoit la clé de la commande suivante. */
function writeOrder(array $cart, array $buyer): array
{
    $payment = PAYMENTS[$cart['payment_id']];
    query('INSERT INTO orders (key, token, customer_id, email, placed_at, state, pay_until, total, code, amounts, delivery, payment, billing)
        VALUES (:key, :token, :customer, :email, :at, :state, :until, :total, :code, :amounts, :delivery, :payment, :billing)', [
        'key' => $cart['order_key'],
        'token' => newKey(),
        'customer' => $buyer['is_guest'] ? null : $buyer['id'],
        'email' => $buyer['email'],
        'at' => date('c'),
        'state' => $payment['is_online'] ? 'à payer' : 'en attente',
        'until' => time() + PAYMENT_SECONDS,
        'total' => $cart['total'],
        'code' => $cart['code'],
        'amounts' => json_encode(['discount' => $cart['discount'], 'delivery' => $cart['delivery'], 'vat' => $cart['vat']]),
        'delivery' => OFFERS[$cart['offer_id']]['nom'] . ' : ' . addressText(own($cart['addresses'], (string) $cart['delivery_address_id'])),
        'payment' => $payment['nom'],
        'billing' => addressText(own($cart['addresses'], (string) $cart['billing_address_id'])),
    ]);
    $id = lastId();
    query('UPDATE orders SET number = ? WHERE id = ?', [sprintf('C-%s-%06d', date('Y'), $id), $id]);
    foreach ($cart['lines'] as $line) {
        query('INSERT INTO order_lines (order_id, ref_id, name, label, quantity, unit) VALUES (?, ?, ?, ?, ?, ?)',
            [$id, $line['ref_id'], $line['name'], $line['label'], $line['quantity'], $line['unit']]);
    }
    query('DELETE FROM cart_lines WHERE cart_id = ?', [$cart['id']]);
    query('DELETE FROM additions WHERE cart_id = ?', [$cart['id']]);
    updateCart($cart['id'], ['order_key' => newKey(), 'code' => '', 'offer_id' => '', 'payment_id' => '']);
    return row('SELECT * FROM orders WHERE id = ?', [$id]);
}

/** La réponse à une commande passée ; envoyée une seconde fois, la même. */
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
    sendJson(['status' => 'ok', 'html' => $html, 'js' => '', 'commande' => ['numero' => $order['number'], 'total_ttc' => inEuros($order['total'])]]);
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

/**
 * Une banque simulée. Une vraie banque a sa propre page ; elle annonce le paiement par un avis signé, de serveur à
 * serveur : c’est lui qui doit appeler settle(), et non le retour du navigateur.
 */
function showBank(string $token): void
{
    $order = orderOfAddress($token);
    if (isPost() && in_array(posted('decision'), ['accepter', 'refuser'], true)) {
        transaction(fn () => settle($order['id'], posted('decision') === 'accepter'));
        redirect("/commande/$token");
    }
    sendPage('Paiement', render('bank', ['order' => $order]));
}

/** Règle une commande, une seule fois : payée et facturée, ou refusée et son stock rendu. */
function settle(int $id, bool $isPaid): void
{
    $order = row('SELECT * FROM orders WHERE id = ?', [$id]);
    if ($order['state'] === 'à payer' && $isPaid) {
        query("UPDATE orders SET state = 'payée' WHERE id = ?", [$id]);
        query('INSERT INTO invoices (number, order_id, issued_on) VALUES (?, ?, ?)', [nextInvoiceNumber(), $id, date('Y-m-d')]);
    } elseif ($order['state'] === 'à payer') {
        query("UPDATE orders SET state = 'refusée' WHERE id = ?", [$id]);
        release($order, isOwnOrder($order) ? ensureCart() : null);
    } elseif ($isPaid && in_array($order['state'], ['refusée', 'abandonnée'], true)) {
        // L’argent est venu trop tard : la commande n’est plus ouverte.
        query("UPDATE orders SET state = 'paiement à rendre' WHERE id = ?", [$id]);
    }
}

/** Abandonne les commandes que leur banque n’a jamais payées. Chaque demande commence par là : il n’y a pas de tâche planifiée. */
function expireOrders(): void
{
    $late = "state = 'à payer' AND pay_until <= " . time();
    if (!row("SELECT 1 FROM orders WHERE $late")) {
        return;
    }
    transaction(function () use ($late): void {
        foreach (rows("SELECT * FROM orders WHERE $late") as $order) {
            query("UPDATE orders SET state = 'abandonnée' WHERE id = ?", [$order['id']]);
            release($order, null);
        }
    });
}

/** Rend le stock d’une commande impayée ; avec un panier, ses articles et son code y reviennent. */
function release(array $order, ?int $cart): void
{
    if ($cart && $order['code'] !== '') {
        updateCart($cart, ['code' => $order['code']]);
    }
    foreach (orderLines($order) as $line) {
        query('UPDATE refs SET stock = stock + ? WHERE id = ?', [$line['quantity'], $line['ref_id']]);
        if ($cart) {
            addPieces($cart, row('SELECT * FROM refs WHERE id = ?', [$line['ref_id']]), $line['quantity']);
        }
    }
}

/** Le numéro suivant : F-2026-000001. Dans la transaction qui l’écrit, deux factures n’ont jamais le même. */
function nextInvoiceNumber(): string
{
    $start = 'F-' . date('Y') . '-';
    $last = (string) value('SELECT MAX(number) FROM invoices WHERE number LIKE ?', ["$start%"]);
    return $start . sprintf('%06d', (int) substr($last, strlen($start)) + 1);
}

/** La facture, à imprimer. Son numéro se devine : elle ne se montre qu’à qui a passé la commande. */
function showInvoice(string $number): void
{
    $invoice = row('SELECT * FROM invoices WHERE number = ?', [$number]);
    $order = $invoice ? row('SELECT * FROM orders WHERE id = ?', [$invoice['order_id']]) : null;
    if (!$order || !isOwnOrder($order)) {
        customer() ?? redirect('/connexion');
        throw new Stop(404, 'Cette facture n’est pas dans votre compte.');
    }
    sendPage("Facture $number", render('invoice', ['invoice' => $invoice, 'order' => $order, 'lines' => orderLines($order),
        'amounts' => json_decode($order['amounts'], true)]));
}
