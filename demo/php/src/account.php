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

/** Les listes du compte, dans l’ordre du menu : le nom que porte p, sa page sous /compte, son titre, ce qui la fait. */
const ACCOUNT_LISTS = [
    'liste_cmd' => ['commandes', 'Mes commandes', 'ordersList'],
    'liste_factures' => ['factures', 'Mes factures', 'invoicesList'],
    'liste_abonnements' => ['abonnements', 'Mes abonnements', 'subscriptionsList'],
    'liste_reservations' => ['reservations', 'Mes réservations', 'bookingsList'],
    'liste_panier' => ['paniers', 'Mes paniers gardés', 'savedCartsList'],
    'liste_avoir' => ['avoirs', 'Mes avoirs', 'creditNotesList'],
    'liste_fidelite' => ['fidelite', 'Mes points', 'pointsList'],
];

/** Celles que montre la page du compte. */
const ACCOUNT_OVERVIEW = ['liste_cmd', 'liste_reservations', 'liste_panier'];

/** Ce que les listes proposent : une action, une fonction, qui reçoit le client et le numéro de ce dont il s’agit. */
const ACCOUNT_ACTIONS = [
    'payer_facture' => 'payOwed',
    'stopRecur' => 'stopSubscription',
    'startRecur' => 'startSubscription',
    'majPaiement' => 'changeSubscriptionPayment',
    'annule_reservation' => 'cancelBooking',
    'enregistre_panier' => 'saveCart',
    'charge_panier' => 'loadSavedCartFromAccount',
    'renomme_panier' => 'renameSavedCart',
    'recommande' => 'orderAgain',
    'supprime_panier' => 'removeSavedCart',
];

const LIST_ROWS = 10;

function showAccount(): void
{
    $customer = customer() ?? redirect('/connexion');
    sendPage('Mon compte', render('account', ['customer' => $customer, 'lists' => array_combine(ACCOUNT_OVERVIEW,
        array_map(fn (string $name): array => accountList($customer, $name), ACCOUNT_OVERVIEW))]));
}

/** /compte/factures : une liste, et les liens des autres. */
function showAccountSection(string $slug): void
{
    $name = array_search($slug, array_combine(array_keys(ACCOUNT_LISTS), array_column(ACCOUNT_LISTS, 0)), true) ?: throw new Stop(404, 'Le compte n’a pas cette page.');
    $customer = customer() ?? redirect('/connexion');
    $chosen = $slug === 'abonnements' ? ownSubscription($customer, asked('payer')) : null;
    sendPage(ACCOUNT_LISTS[$name][1], render('account-section', ['name' => $name, 'list' => accountList($customer, $name), 'chosen' => $chosen]));
}

/** L’adresse d’une section du compte, qui garde la manière de répondre de cette page. */
function sectionAddress(string $slug, array $query = []): string
{
    $said = http_build_query($query + (base() === HTML_BASE ? ['mode' => 'html'] : []));
    return "/compte/$slug" . ($said === '' ? '' : "?$said");
}

/** GET compte/ : la liste que nomme p. */
function answerAccountList(): void
{
    $customer = customer() ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.');
    $name = preg_replace('/^boutique-compte:/', '', asked('p'));
    isset(ACCOUNT_LISTS[$name]) || throw new Stop(404, 'Cette liste n’existe pas.');
    $list = accountList($customer, $name);
    if (isHtmlBase()) {
        sendHtml(render('account-list', ['list' => $list]));
        return;
    }
    sendJson($list);
}

/** boutique/compte/traitement.php */
function answerAccountAction(): void
{
    $work = ACCOUNT_ACTIONS[posted('action')] ?? throw new Stop(400, 'Cette action n’existe pas.');
    $customer = customer() ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.');
    $said = $work($customer, posted('idabo') ?: posted('id'));
    $isDone = $said['error'] === '';
    $next = $said['url'] ?? '';
    if (isNavigation()) {
        keepForNextPage($said);
        redirect($next ?: pageBefore('/compte'));
    }
    if (isHtmlBase()) {
        sendHtml(isset($said['html']) ? '<h2>' . e($said['title']) . "</h2>$said[html]" : render('message', ['said' => $said, 'next' => $next, 'hook' => 'data-flx-url']));
        return;
    }
    sendJson(['status' => $isDone ? 'ok' : 'ko', 'error_msg' => $said['error'], 'info_msg' => $said['info'], 'url' => $next,
        'title' => $said['title'] ?? '', 'html' => noBreaksInHtml($said['html'] ?? '')]);
}

/** Une liste du compte, à la page que dit l’adresse ; trop loin, c’est la dernière. */
function accountList(array $customer, string $name): array
{
    [$slug, , $make] = ACCOUNT_LISTS[$name];
    $list = $make($customer);
    $total = count($list['lignes']);
    $pages = max(1, (int) ceil($total / LIST_ROWS));
    $page = min($pages, max(1, (int) asked('page', 6)));
    $address = fn (int $other): string => sectionAddress($slug, $other > 1 ? ['page' => $other] : []);
    return ['lignes' => array_slice($list['lignes'], ($page - 1) * LIST_ROWS, LIST_ROWS), 'total' => $total, 'page' => $page, 'pages' => $pages,
        'precedente' => $page > 1 ? $address($page - 1) : '', 'suivante' => $page < $pages ? $address($page + 1) : ''] + $list;
}

function ordersOf(array $customer): array
{
    return rows('SELECT * FROM orders WHERE customer_id = ? ORDER BY id DESC', [$customer['id']]);
}

/** liste_cmd */
function ordersList(array $customer): array
{
    $meanings = ['payée' => 'success', 'refusée' => 'error', 'à payer' => 'warning', 'en attente' => 'info', 'abandonnée' => 'info', 'paiement à rendre' => 'info'];
    $rows = array_map(fn (array $order): array => [
        'id' => (string) $order['id'], 'titre' => "Commande $order[number]", 'adresse' => "/commande/$order[token]",
        'date' => substr($order['placed_at'], 0, 10), 'montant' => inEuros($order['total']),
        'etat' => ['libelle' => $order['state'], 'sens' => $meanings[$order['state']]],
        'actions' => [...($order['state'] === 'à payer' ? [['libelle' => 'Payer', 'adresse' => "/paiement/$order[token]", 'important' => true]] : []),
            ['libelle' => 'Commander à nouveau', 'action' => 'recommande', 'champs' => ['id' => (string) $order['id']]]],
    ], ordersOf($customer));
    return ['lignes' => $rows, 'vide' => 'Vous n’avez pas encore commandé.', 'vide_lien' => '/articles', 'vide_libelle' => 'Voir la boutique'];
}

/** recommande : ce qui se vend encore revient au panier ; une réservation demande un autre jour. */
function orderAgain(array $customer, string $id): array
{
    return transaction(function () use ($customer, $id): array {
        $order = row('SELECT * FROM orders WHERE id = ? AND customer_id = ?', [(int) $id, $customer['id']]);
        if (!$order) {
            return refused('Cette commande n’est pas dans votre compte.');
        }
        $cart = ensureCart();
        $missing = [];
        foreach (orderLines($order) as $line) {
            $ref = row('SELECT * FROM refs WHERE id = ?', [$line['ref_id']]);
            if (!$ref || addPieces($cart, $ref, $line['quantity']) !== '') {
                $missing[] = $line['name'];
            }
        }
        $said = $missing ? 'Ne revient pas au panier : ' . implode(', ', $missing) . '.' : 'Vos articles sont au panier.';
        return done($said) + ['url' => '/panier'];
    });
}

/** liste_fidelite */
function pointsList(array $customer): array
{
    return ['lignes' => [], 'resume' => [['libelle' => 'Vos points', 'valeur' => (string) $customer['points']]], 'vide' => 'Vos points viennent de vos commandes payées.'];
}
