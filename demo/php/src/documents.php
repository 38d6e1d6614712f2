<?php
declare(strict_types=1);

// Factures et avoirs : dressés une fois, numérotés sans trou, jamais changés. Un avoir dit ce que la boutique rend.

/** Le numéro suivant d’une année : F-2026-000001, R-2026-000001. Dans la transaction qui l’écrit, deux n’ont pas le même. */
function nextNumber(string $letter): string
{
    $start = "$letter-" . date('Y') . '-';
    $last = (string) value('SELECT MAX(number) FROM invoices WHERE number LIKE ?', ["$start%"]);
    return $start . sprintf('%06d', (int) substr($last, strlen($start)) + 1);
}

/** Dresse la facture d’une commande payée, dans la transaction de son paiement. */
function drawInvoice(array $order): void
{
    query("INSERT INTO invoices (number, kind, customer_id, order_id, issued_on, total, state) VALUES (?, 'facture', ?, ?, ?, ?, 'payée')",
        [nextNumber('F'), $order['customer_id'], $order['id'], date('Y-m-d'), $order['total']]);
}

/**
 * Dresse l’avoir d’une partie d’une commande payée ; de ce qui ne l’est pas, il n’y a rien à rendre. Une remise de la
 * commande pèse sur chaque article.
 *
 * @param int $gross Ce que valaient ces articles avant remise, en centimes.
 */
function giveCredit(array $order, int $gross, string $reason): void
{
    if ($order['state'] !== 'payée') {
        return;
    }
    $amounts = json_decode($order['amounts'], true);
    $articles = $amounts['articles'] ?? 0;
    $paid = $articles - ($amounts['discount'] ?? 0) - ($amounts['points_discount'] ?? 0);
    $back = $articles > 0 ? (int) round($gross * $paid / $articles) : $gross;
    if ($back > 0) {
        query("INSERT INTO invoices (number, kind, customer_id, order_id, issued_on, total, reason, state) VALUES (?, 'avoir', ?, ?, ?, ?, ?, 'à rembourser')",
            [nextNumber('R'), $order['customer_id'], $order['id'], date('Y-m-d'), $back, $reason]);
    }
}

/** Les documents d’un client, le dernier d’abord. @param string $kind facture ou avoir */
function documentsOf(array $customer, string $kind): array
{
    return rows('SELECT invoices.*, orders.number AS order_number, token FROM invoices JOIN orders ON orders.id = order_id
        WHERE invoices.customer_id = ? AND kind = ? ORDER BY invoices.id DESC', [$customer['id'], $kind]);
}

/** Ceux d’une commande, pour qui peut les ouvrir. */
function documentsOfOrder(array $order): array
{
    return isOwnOrder($order) ? rows('SELECT * FROM invoices WHERE order_id = ? ORDER BY id', [$order['id']]) : [];
}

/** « Facture F-2026-000001 » */
function documentName(array $document): string
{
    return ($document['kind'] === 'facture' ? 'Facture' : 'Avoir') . " $document[number]";
}

/** Un document dans une liste. */
function documentRow(array $document): array
{
    return ['id' => $document['number'], 'titre' => documentName($document), 'adresse' => "/documents/$document[number]",
        'date' => $document['issued_on'], 'textes' => $document['reason'] === '' ? [] : [$document['reason']], 'montant' => inEuros($document['total']),
        'etat' => ['libelle' => ['payée' => 'Payée', 'à rembourser' => 'À rembourser', 'remboursé' => 'Remboursé'][$document['state']], 'sens' => $document['state'] === 'à rembourser' ? 'warning' : 'success'],
        'actions' => [['libelle' => "Commande $document[order_number]", 'adresse' => "/commande/$document[token]"]]];
}

/** liste_factures : ce qui reste à payer, puis les factures. */
function invoicesList(array $customer): array
{
    $owed = rows("SELECT * FROM orders WHERE customer_id = ? AND state = 'à payer' ORDER BY id DESC", [$customer['id']]);
    $due = array_sum(array_column($owed, 'total'));
    $rows = array_map(fn (array $order): array => [
        'id' => $order['number'], 'titre' => "Commande $order[number]", 'adresse' => "/commande/$order[token]", 'date' => substr($order['placed_at'], 0, 10),
        'etat' => ['libelle' => 'À payer', 'sens' => 'warning'], 'montant' => inEuros($order['total']),
        'actions' => [['libelle' => 'Payer', 'action' => 'payer_facture', 'champs' => ['id' => $order['number'], 'classname' => 'commande'], 'important' => true]],
    ], $owed);
    return ['lignes' => [...$rows, ...array_map(documentRow(...), documentsOf($customer, 'facture'))], 'vide' => 'Aucune facture.',
        'resume' => $due > 0 ? [['libelle' => 'À payer', 'valeur' => euros($due) . ' TTC']] : []];
}

/** liste_avoir */
function creditNotesList(array $customer): array
{
    $notes = documentsOf($customer, 'avoir');
    $due = array_sum(array_column(array_filter($notes, fn (array $note): bool => $note['state'] === 'à rembourser'), 'total'));
    return ['lignes' => array_map(documentRow(...), $notes), 'vide' => 'Aucun avoir.',
        'resume' => $due > 0 ? [['libelle' => 'À vous rembourser', 'valeur' => euros($due) . ' TTC']] : []];
}

/** payer_facture : à la banque, si cette commande est de ce client et reste à payer. */
function payOwed(array $customer, string $number): array
{
    $order = row("SELECT * FROM orders WHERE number = ? AND customer_id = ? AND state = 'à payer'", [$number, $customer['id']]);
    return $order ? done() + ['url' => "/paiement/$order[token]"] : refused('Il n’y a rien à payer ici.');
}

/** Le document, à imprimer : à qui a passé la commande, et à personne d’autre ; son numéro se devine. */
function showDocument(string $number): void
{
    $document = row('SELECT * FROM invoices WHERE number = ?', [$number]);
    $order = $document ? row('SELECT * FROM orders WHERE id = ?', [$document['order_id']]) : null;
    if (!$order || !isOwnOrder($order)) {
        customer() ?? redirect('/connexion');
        throw new Stop(404, 'Ce document n’est pas dans votre compte.');
    }
    sendPage(documentName($document), render('document', ['document' => $document, 'order' => $order, 'lines' => orderLines($order),
        'amounts' => json_decode($order['amounts'], true) + ['discount' => 0, 'points_discount' => 0, 'delivery' => 0, 'fee' => 0, 'vat' => []]]));
}
