<?php
declare(strict_types=1);

// Les petites annonces des clients : chacun ne touche qu’aux siennes. Une boutique qui les relit avant de les montrer ajoute
// un état, et le vérifie dans publicAds().

const MOST_ADS = 10;

function ownAds(array $customer): array
{
    return rows('SELECT * FROM ads WHERE customer_id = ? ORDER BY id DESC', [$customer['id']]);
}

function ownAd(array $customer, string $id): ?array
{
    return row('SELECT * FROM ads WHERE id = ? AND customer_id = ?', [(int) $id, $customer['id']]);
}

/** Les classes du bouton qui publie ou retire : ce que répond une activation. */
function switchClass(bool $isOnline): string
{
    return 'ad-switch ad-switch--' . ($isOnline ? 'on' : 'off');
}

function showAds(): void
{
    sendPage('Annonces', render('ads', ['ads' => rows('SELECT * FROM ads WHERE is_online = 1 ORDER BY id DESC LIMIT 60')]));
}

function showOwnAds(): void
{
    $customer = customer() ?? redirect('/connexion');
    sendPage('Mes annonces', render('own-ads', ['ads' => ownAds($customer)]));
}

function showAdDeletion(string $id): void
{
    $customer = customer() ?? redirect('/connexion');
    sendPage('Supprimer une annonce', render('ad-deletion', ['ad' => ownAd($customer, $id) ?? throw new Stop(404, 'Cette annonce n’existe pas.')]));
}

/** modules/traitement.php : publier ou retirer, supprimer. */
function answerElement(): void
{
    $customer = customer() ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.');
    if (!isPost()) {
        throw new Stop(405, 'Cette demande s’envoie par POST.');
    }
    $ad = posted('element_module_ident') === 'annonces' ? ownAd($customer, posted('element_id')) : null;
    $isOnline = $ad && !$ad['is_online'];
    $said = match (true) {
        !$ad => refused('Cette annonce n’existe pas, ou n’est pas à vous.'),
        posted('action') === 'my_elements_delete' => done('L’annonce est supprimée.'),
        posted('action') === 'my_elements_activate' => done($isOnline ? 'L’annonce est publiée.' : 'L’annonce est retirée.'),
        default => refused('Cette action n’existe pas.'),
    };
    if ($said['error'] === '') {
        posted('action') === 'my_elements_delete'
            ? query('DELETE FROM ads WHERE id = ? AND customer_id = ?', [$ad['id'], $customer['id']])
            : query('UPDATE ads SET is_online = ? WHERE id = ? AND customer_id = ?', [(int) $isOnline, $ad['id'], $customer['id']]);
    }
    if (isNavigation()) {
        keepForNextPage($said);
        redirect('/mes-annonces');
    }
    if (isHtmlBase()) {
        sendHtml(render('message', ['said' => $said]));
        return;
    }
    sendJson(['result' => $said['error'] === '', 'class' => $said['error'] === '' ? switchClass($isOnline) : '', 'msg' => $said['error']]);
}

/** Le formulaire d’une annonce, neuve ou à changer : GET le montre, POST le prend. */
function answerAdForm(string $id = ''): void
{
    $customer = customer();
    if (!$customer) {
        isPost() && !isNavigation() ? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.') : redirect('/connexion');
    }
    $ad = $id === '' ? null : (ownAd($customer, $id) ?? throw new Stop(404, 'Cette annonce n’existe pas.'));
    $typed = ['title' => posted('titre', 80), 'text' => posted('texte', 2000)];
    $errors = isPost() ? array_filter(['titre' => $typed['title'] === '' ? 'Donnez un titre.' : '', 'texte' => lengthOf($typed['text']) < 10 ? 'Dites-en plus : dix caractères au moins.' : '']) : [];
    if (!isPost() || ($errors && isNavigation())) {
        sendPage($ad ? 'Modifier une annonce' : 'Déposer une annonce', render('ad-form', ['ad' => isPost() ? $typed + ($ad ?? []) : $ad, 'id' => $id, 'errors' => $errors]));
        return;
    }
    $said = $errors ? refused('L’annonce n’est pas enregistrée.', $errors) : keepAd($customer, $ad, $typed);
    if (isNavigation() || (!$ad && $said['error'] === '')) {
        // Une annonce neuve fait recharger la page, avec ou sans script : elle le dit.
        keepForNextPage($said);
    }
    if (isNavigation()) {
        redirect('/mes-annonces');
    }
    $isClosed = $ad && $said['error'] === '' && isset($_POST['active']);
    if (base() === HTML_BASE) {
        sendHtml(render('message', ['said' => $said]) . ($isClosed ? '<span hidden data-flx-close></span>' : ''));
        return;
    }
    sendJson(['status' => $said['error'] === '' ? 'ok' : 'ko', 'message' => $said['error'] . $said['info'], 'errors' => (object) $said['errors'], 'close' => $isClosed]);
}

/** Garde une annonce, une fois par clé d’envoi. */
function keepAd(array $customer, ?array $ad, array $typed): array
{
    if (isTooMany("annonces du client $customer[id]", 40, 900)) {
        return refused('Trop d’envois : recommencez dans un quart d’heure.');
    }
    $isOnline = isset($_POST['active']) ? (int) (posted('active') === '1') : ($ad['is_online'] ?? 1);
    return transaction(function () use ($customer, $ad, $typed, $isOnline): array {
        if ($ad) {
            query('UPDATE ads SET title = ?, text = ?, is_online = ? WHERE id = ? AND customer_id = ?', [$typed['title'], $typed['text'], $isOnline, $ad['id'], $customer['id']]);
            return done('L’annonce est enregistrée.');
        }
        $sent = ($_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '') ?: posted('cle_envoi', 64);
        $key = $sent === '' ? newKey() : "$customer[id] $sent";
        if (!row('SELECT 1 FROM ads WHERE key = ?', [$key])) {
            if (value('SELECT COUNT(*) FROM ads WHERE customer_id = ?', [$customer['id']]) >= MOST_ADS) {
                return refused(MOST_ADS . ' annonces au plus : supprimez-en une.');
            }
            query('INSERT INTO ads (key, customer_id, title, text, is_online) VALUES (?, ?, ?, ?, ?)', [$key, $customer['id'], $typed['title'], $typed['text'], $isOnline]);
        }
        return done('Votre annonce est publiée.');
    });
}
