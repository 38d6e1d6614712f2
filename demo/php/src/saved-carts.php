<?php
declare(strict_types=1);

// Les paniers qu’un client met de côté : gardés dans son compte, repris du panier ou du compte.

const MOST_SAVED_CARTS = 20;

/** @return list<array> Chacun avec son nom, son nombre de pièces et ce qu’elles valent aujourd’hui, en centimes. */
function savedCartsOf(array $customer): array
{
    return rows('SELECT saved_carts.*, SUM(quantity) AS count, SUM(quantity * COALESCE(quote_lines.price, articles.price)) AS total, GROUP_CONCAT(quantity || \' × \' || articles.name, \', \') AS content
        FROM saved_carts JOIN saved_cart_lines ON saved_cart_id = saved_carts.id JOIN refs ON refs.id = saved_cart_lines.ref_id JOIN articles ON articles.id = article_id
        LEFT JOIN quote_lines ON quote_lines.quote_id = saved_carts.quote_id AND quote_lines.ref_id = saved_cart_lines.ref_id
        WHERE customer_id = ? GROUP BY saved_carts.id ORDER BY saved_carts.id DESC', [$customer['id']]);
}

function savedCartName(array $saved): string
{
    return $saved['name'] !== '' ? $saved['name'] : 'Panier du ' . dayInFull(substr($saved['saved_at'], 0, 10));
}

/** enregistre_panier : ce qui est au panier est mis de côté, et le panier reste comme il est. */
function saveCart(array $customer): array
{
    return transaction(function () use ($customer): array {
        $cart = cartId();
        // Une réservation ne se garde pas : ses places sont à qui vient.
        if (!row('SELECT 1 FROM cart_lines WHERE cart_id = ? AND id NOT IN (SELECT line_id FROM bookings WHERE line_id IS NOT NULL)', [$cart])) {
            return refused('Votre panier n’a rien qui se garde.');
        }
        if (value('SELECT COUNT(*) FROM saved_carts WHERE customer_id = ?', [$customer['id']]) >= MOST_SAVED_CARTS) {
            return refused('Vous gardez déjà ' . MOST_SAVED_CARTS . ' paniers : supprimez-en un.');
        }
        query('INSERT INTO saved_carts (customer_id, name, saved_at, quote_id) VALUES (?, ?, ?, (SELECT quote_id FROM carts WHERE id = ?))',
            [$customer['id'], posted('nom', 80), date('c'), $cart]);
        query('INSERT INTO saved_cart_lines (saved_cart_id, ref_id, quantity) SELECT ?, ref_id, quantity FROM cart_lines WHERE cart_id = ?
            AND id NOT IN (SELECT line_id FROM bookings WHERE line_id IS NOT NULL)', [lastId(), $cart]);
        return done('Votre panier est gardé.');
    });
}

/** Celui de ce numéro, s’il est de ce client. */
function savedCart(array $customer, string $id): array
{
    return row('SELECT * FROM saved_carts WHERE id = ? AND customer_id = ?', [(int) $id, $customer['id']])
        ?? throw new Stop(404, 'Ce panier n’est plus gardé.');
}

/** Ses lignes viennent au panier, jamais plus qu’il n’y a de pièces ; il reste gardé. Repris deux fois, il ne compte qu’une. */
function loadSavedCart(array $customer, string $id): array
{
    $saved = savedCart($customer, $id);
    return transaction(function () use ($saved): array {
        $cart = ensureCart();
        $less = [];
        foreach (rows('SELECT saved_cart_lines.*, refs.stock, articles.name FROM saved_cart_lines JOIN refs ON refs.id = ref_id
            JOIN articles ON articles.id = article_id WHERE saved_cart_id = ?', [$saved['id']]) as $line) {
            $quantity = min($line['quantity'], $line['stock']);
            if ($quantity < $line['quantity']) {
                $less[] = $line['name'];
            }
            if ($quantity > 0) {
                query('INSERT INTO cart_lines (cart_id, ref_id, quantity) VALUES (?, ?, ?)
                    ON CONFLICT (cart_id, ref_id) DO UPDATE SET quantity = MAX(quantity, excluded.quantity)', [$cart, $line['ref_id'], $quantity]);
            }
        }
        updateCart($cart, $saved['quote_id'] === null ? [] : ['quote_id' => $saved['quote_id']]);
        return done($less ? 'Il ne reste pas assez de : ' . implode(', ', $less) . '.' : savedCartName($saved) . ' est dans votre panier.');
    });
}

/** chargePanier, du panier. */
function loadSavedCartFromCart(array $cart, string $id): array
{
    return loadSavedCart(customer() ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.'), $id);
}

function renameSavedCart(array $customer, string $id): array
{
    $saved = savedCart($customer, $id);
    if (posted('nom', 80) === '') {
        return refused('Donnez un nom à ce panier.');
    }
    query('UPDATE saved_carts SET name = ? WHERE id = ?', [posted('nom', 80), $saved['id']]);
    return done('Ce panier s’appelle désormais « ' . posted('nom', 80) . ' ».');
}

function removeSavedCart(array $customer, string $id): array
{
    query('DELETE FROM saved_carts WHERE id = ?', [savedCart($customer, $id)['id']]);
    return done('Ce panier n’est plus gardé.');
}

/** charge_panier, du compte : la suite est au panier. */
function loadSavedCartFromAccount(array $customer, string $id): array
{
    return loadSavedCart($customer, $id) + ['url' => '/panier'];
}

/** La liste liste_panier. */
function savedCartsList(array $customer): array
{
    $rows = array_map(fn (array $saved): array => [
        'id' => (string) $saved['id'], 'titre' => savedCartName($saved), 'date' => substr($saved['saved_at'], 0, 10),
        'textes' => [$saved['content']], 'montant' => inEuros($saved['total']),
        'actions' => [
            ['libelle' => 'Reprendre', 'action' => 'charge_panier', 'champs' => ['id' => (string) $saved['id']], 'important' => true],
            ['libelle' => 'Renommer', 'action' => 'renomme_panier', 'champs' => ['id' => (string) $saved['id']],
                'saisie' => ['nom' => 'nom', 'libelle' => 'Nouveau nom de « ' . savedCartName($saved) . ' »', 'valeur' => savedCartName($saved)]],
            ['libelle' => 'Supprimer', 'action' => 'supprime_panier', 'champs' => ['id' => (string) $saved['id']], 'confirmation' => 'Supprimer « ' . savedCartName($saved) . ' » ?'],
        ],
    ], savedCartsOf($customer));
    $save = ['libelle' => 'Garder le panier en cours', 'action' => 'enregistre_panier', 'saisie' => ['nom' => 'nom', 'libelle' => 'Nom de ce panier', 'valeur' => '']];
    return ['lignes' => $rows, 'vide' => 'Aucun panier gardé.', 'vide_lien' => '/articles', 'vide_libelle' => 'Voir la boutique',
        'actions' => row('SELECT 1 FROM cart_lines WHERE cart_id = ?', [cartId()]) ? [$save] : []];
}
