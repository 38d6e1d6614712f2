<?php
declare(strict_types=1);

// Le compte : qui l’on est, ses commandes, ses points.

function showLogin(): void
{
    if (customer()) {
        redirect('/compte');
    }
    sendPage('Connexion', render('login'));
}

function showAccount(): void
{
    $customer = customer();
    if (!$customer) {
        redirect('/connexion');
    }
    sendPage('Mon compte', render('account', ['customer' => $customer, 'orders' => ordersOf($customer), 'list' => accountList($customer, 'commandes'), 'saved' => savedCartsList($customer), 'bookings' => bookingsList($customer)]));
}

function ordersOf(array $customer): array
{
    return rows('SELECT * FROM orders WHERE customer_id = ? ORDER BY id DESC', [$customer['id']]);
}

/** GET compte/ : la liste que nomme p. Les autres n’existent pas ici. */
function answerAccountList(): void
{
    $customer = customer() ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.');
    $names = ['boutique-compte:liste_cmd' => 'commandes', 'boutique-compte:liste_pts' => 'points', 'boutique-compte:liste_panier' => 'paniers', 'boutique-compte:liste_reservations' => 'reservations',
        'boutique-compte:liste_fidelite' => 'points'];
    $name = $names[asked('p')] ?? throw new Stop(404, 'Cette liste n’existe pas.');
    $list = accountList($customer, $name);
    if (isHtmlBase()) {
        sendHtml(render('account-list', ['list' => $list]));
        return;
    }
    sendJson($list);
}

/** boutique/compte/traitement.php : ce que les listes du compte proposent. */
function answerAccountAction(): void
{
    $customer = customer() ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.');
    $said = (posted('action') === 'annule_reservation' ? cancelBooking($customer, posted('id')) : changeSavedCarts($customer)) ?? throw new Stop(400, 'Cette action n’existe pas.');
    $isDone = $said['error'] === '';
    if (isNavigation()) {
        keepForNextPage($said);
        redirect($said['url'] ?? '/compte');
    }
    if (isHtmlBase()) {
        sendHtml(render('message', ['said' => $said, 'next' => $said['url'] ?? '']));
        return;
    }
    sendJson(['status' => $isDone ? 'ok' : 'ko', 'error_msg' => $said['error'], 'info_msg' => $said['info'], 'url' => $said['url'] ?? '']);
}

function accountList(array $customer, string $name): array
{
    if ($name === 'paniers') {
        return savedCartsList($customer);
    }
    if ($name === 'reservations') {
        return bookingsList($customer);
    }
    if ($name === 'points') {
        return ['lignes' => [], 'resume' => [['libelle' => 'Vos points', 'valeur' => (string) $customer['points']]], 'vide' => 'Vos points viennent de vos commandes payées.'];
    }
    $meanings = ['payée' => 'success', 'refusée' => 'error', 'à payer' => 'warning', 'en attente' => 'info'];
    $rows = array_map(fn (array $order): array => [
        'id' => (string) $order['id'], 'titre' => "Commande $order[number]", 'adresse' => "/commande/$order[token]",
        'date' => substr($order['placed_at'], 0, 10), 'montant' => inEuros($order['total']),
        'etat' => ['libelle' => $order['state'], 'sens' => $meanings[$order['state']]],
        'actions' => $order['state'] === 'à payer' ? [['libelle' => 'Payer', 'adresse' => "/paiement/$order[token]", 'important' => true]] : [],
    ], ordersOf($customer));
    return ['lignes' => $rows, 'total' => count($rows), 'page' => 1, 'pages' => 1, 'vide' => 'Vous n’avez pas encore commandé.',
        'vide_lien' => '/articles', 'vide_libelle' => 'Voir la boutique'];
}
