<?php
declare(strict_types=1);

// Le compte : la page de connexion, les listes des commandes et des factures.

/** Les listes, dans l’ordre du menu : le nom que porte p, l’adresse sous /compte, le titre, la fonction qui la fait. */
const ACCOUNT_LISTS = [
    'liste_cmd' => ['', 'Mes commandes', 'ordersList'],
    'liste_factures' => ['factures', 'Mes factures', 'invoicesList'],
];

const LIST_ROWS = 10;

function showLogin(): void
{
    customer() && redirect('/compte');
    sendPage('Connexion', render('login'));
}

/** /compte montre les commandes, /compte/factures les factures. */
function showAccount(string $slug = ''): void
{
    $name = array_search($slug, array_map(fn (array $list): string => $list[0], ACCOUNT_LISTS), true)
        ?: throw new Stop(404, 'Le compte n’a pas cette page.');
    $customer = customer() ?? redirect('/connexion');
    sendPage(ACCOUNT_LISTS[$name][1], render('account', ['customer' => $customer, 'name' => $name, 'list' => accountList($customer, $name)]));
}

/** GET compte/ : la liste que nomme p. */
function answerAccountList(): void
{
    $customer = customer() ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.');
    $name = preg_replace('/^boutique-compte:/', '', asked('p'));
    isset(ACCOUNT_LISTS[$name]) || throw new Stop(404, 'Cette liste n’existe pas.');
    $list = accountList($customer, $name);
    if (isHtmlBase()) {
        sendHtml(render('account-list', ['list' => $list]));
        return;
    }
    sendJson($list);
}

/** Une liste, à la page que dit l’adresse ; si elle n’existe pas, à la plus proche. */
function accountList(array $customer, string $name): array
{
    [$slug, , $make] = ACCOUNT_LISTS[$name];
    $list = $make($customer);
    $total = count($list['lignes']);
    $pages = max(1, (int) ceil($total / LIST_ROWS));
    $page = min($pages, max(1, (int) asked('page', 6)));
    $address = fn (int $other): string => sectionAddress($slug, ['page' => $other]);
    $list['lignes'] = array_slice($list['lignes'], ($page - 1) * LIST_ROWS, LIST_ROWS);
    return $list + ['total' => $total, 'page' => $page, 'pages' => $pages,
        'precedente' => $page > 1 ? $address($page - 1) : '', 'suivante' => $page < $pages ? $address($page + 1) : ''];
}

/** L’adresse d’une liste, qui garde la manière de répondre de cette page. */
function sectionAddress(string $slug, array $query = []): string
{
    $said = http_build_query($query + (base() === HTML_BASE ? ['mode' => 'html'] : []));
    return rtrim("/compte/$slug", '/') . ($said === '' ? '' : "?$said");
}

/** liste_cmd */
function ordersList(array $customer): array
{
    $meanings = ['payée' => 'success', 'refusée' => 'error', 'à payer' => 'warning'];
    $lines = [];
    foreach (rows('SELECT * FROM orders WHERE customer_id = ? ORDER BY id DESC', [$customer['id']]) as $order) {
        $pay = ['libelle' => 'Payer', 'adresse' => "/paiement/$order[token]", 'important' => true];
        $lines[] = [
            'id' => (string) $order['id'],
            'titre' => "Commande $order[number]",
            'adresse' => "/commande/$order[token]",
            'date' => substr($order['placed_at'], 0, 10),
            'montant' => inEuros($order['total']),
            'etat' => ['libelle' => $order['state'], 'sens' => $meanings[$order['state']] ?? 'info'],
            'actions' => $order['state'] === 'à payer' ? [$pay] : [],
        ];
    }
    return ['lignes' => $lines, 'vide' => 'Vous n’avez pas encore commandé.', 'vide_lien' => '/articles', 'vide_libelle' => 'Voir la boutique'];
}

/** liste_factures */
function invoicesList(array $customer): array
{
    $found = rows('SELECT invoices.*, orders.number AS order_number, total FROM invoices JOIN orders ON orders.id = order_id
        WHERE customer_id = ? ORDER BY invoices.number DESC', [$customer['id']]);
    return ['lignes' => array_map(fn (array $invoice): array => [
        'id' => $invoice['number'],
        'titre' => "Facture $invoice[number]",
        'adresse' => "/factures/$invoice[number]",
        'date' => $invoice['issued_on'],
        'montant' => inEuros($invoice['total']),
        'textes' => ["Commande $invoice[order_number]"],
        'actions' => [],
    ], $found), 'vide' => 'Aucune facture.'];
}
