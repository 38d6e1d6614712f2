<?php
declare(strict_types=1);

// Ce que le panier sait faire : une action du contrat, une fonction. Chacune reçoit le panier et rend ce qu’elle a à dire.

/** C’est fait. @param array $more Ce que la réponse porte à côté du panier : villes, relais_liste… */
function done(string $info = '', array $more = []): array
{
    return ['error' => '', 'info' => $info, 'errors' => [], 'more' => $more];
}

/** C’est refusé. @param array<string, string> $errors Une phrase par champ. */
function refused(string $error, array $errors = []): array
{
    return ['error' => $error, 'info' => '', 'errors' => $errors, 'more' => []];
}

/** Ce qui demande un client, connecté ou sans compte : sans lui, la session a expiré. */
function requireBuyer(array $cart): array
{
    return $cart['customer'] ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.');
}

const CART_ACTIONS = [
    '' => 'readOnly',
    'modifQte' => 'changeQuantity',
    'supArt' => 'removeLine',
    'add_ref_catalogue' => 'addByCode',
    'useCodePromo' => 'takeCode',
    'deleteCodePromo' => 'dropCode',
    'usePtsFidelite' => 'takePoints',
    'change_aff_prix' => 'changeDisplay',
    'chgEtape' => 'changeStep',
    'connexion' => 'logInFromCart',
    'new_compte' => 'signUpFromCart',
    'sans_compte' => 'orderAsGuest',
    'mdp_oublie' => 'askNewPassword',
    'chargePanier' => 'loadSavedCartFromCart',
    'annuledevis' => 'cancelQuote',
    'new_adresse' => 'addAddress',
    'modif_adresse' => 'changeAddress',
    'affect_adresse_livraison' => 'chooseAddress',
    'affect_adresse_facturation' => 'chooseAddress',
    'selOffre' => 'chooseOffer',
    'change_moyen_paie' => 'choosePayment',
    'searchVille' => 'searchTown',
    'refreshRelais' => 'searchRelays',
    'selectRelais' => 'chooseRelay',
    'getpointsdevente' => 'listShops',
    'change_idpointdevente' => 'chooseShop',
    'infossup' => 'keepNote',
    'valide_panier' => 'placeOrder',
];

/** panier/traitement.php */
function answerCartAction(): void
{
    $old = is_array($_POST['panierv3'] ?? null) ? $_POST['panierv3'] : [];
    $text = fn (mixed $given): string => wellFormed($given, 2000);
    $action = posted('action') ?: $text($old['action'] ?? '');
    $value = posted('action') !== '' ? posted('value') : $text($old['value'] ?? posted('value'));
    $work = CART_ACTIONS[$action] ?? throw new Stop(400, 'Cette action n’existe pas.');
    $said = $work(readCart(), $value, $action);
    if (isset($said['order'])) {
        answerOrder($said['order']);
        return;
    }
    answerCart($said + ['action' => $action, 'value' => $value]);
}

/** Répond le panier tel qu’il est maintenant, et ce qui est dit de lui : en JSON, en HTML, ou par un renvoi sans script. */
function answerCart(array $said): void
{
    $cart = readCart();
    $said += ['step' => posted('etape') ?: asked('etape') ?: stepOfAction($said['action'] ?? '')];
    $cart['step'] = openStep($cart, $said['step']);
    if (isset($said['more']['idtransaction']) && (isNavigation() || isHtmlBase())) {
        answerWait($said);
        return;
    }
    if (isNavigation()) {
        // Ce qui a été saisi revient à l’écran, mais jamais un mot de passe.
        $typed = array_filter($_POST, fn (mixed $text, string $name): bool => is_string($text) && !str_contains($name, 'password'), ARRAY_FILTER_USE_BOTH);
        keepForNextPage($said + ['typed' => $typed]);
        $page = pageBefore('/panier');
        redirect(explode('?', $page)[0] === '/panier' ? atStep($page, $cart['step']) : $page);
    }
    if (isHtmlBase()) {
        sendHtml(render('cart', ['cart' => $cart, 'said' => $said]));
        return;
    }
    sendJson(['status' => $said['error'] === '' ? 'ok' : 'ko', 'error_msg' => $said['error'], 'info_msg' => $said['info'],
        'erreurs' => wireErrors($said), 'panier' => wireCart($cart)] + $said['more']);
}

/** Change des colonnes du panier ; sa version grandit, et une réponse en retard se reconnaît à elle. Un client peut n’en avoir pas encore. */
function updateCart(?int $id, array $columns = []): void
{
    $id ??= ensureCart();
    $set = implode('', array_map(fn (string $name): string => ", $name = :$name", array_keys($columns)));
    query("UPDATE carts SET version = version + 1$set WHERE id = :id", $columns + ['id' => $id]);
}

function readOnly(): array
{
    return done();
}

// Les lignes.

/** add_item.php : la même réponse, et la ligne ajoutée. La même clé, redemandée, n’ajoute rien. */
function answerAddition(): void
{
    $ref = row('SELECT * FROM refs WHERE id = ? AND article_id = ?', [(int) posted('idreference'), (int) posted('idarticle')]);
    $quantity = posted('quantite') === '' ? 1 : filter_var(posted('quantite'), FILTER_VALIDATE_INT);
    if (!$ref || !$quantity || $quantity < 1) {
        answerCart(refused('Choisissez un article et une quantité d’au moins 1.'));
        return;
    }
    answerCart(addOnce($ref, $quantity, posted('cle_ajout', 64)) + ['action' => 'add_item', 'value' => '']);
}

function addOnce(array $ref, int $quantity, string $key): array
{
    return transaction(function () use ($ref, $quantity, $key): array {
        $cart = ensureCart();
        $line = $key === '' ? null : value('SELECT line_id FROM additions WHERE cart_id = ? AND key = ?', [$cart, $key]);
        if ($line === null) {
            $refusal = addPieces($cart, $ref, $quantity);
            if ($refusal !== '') {
                return refused($refusal);
            }
            $line = value('SELECT id FROM cart_lines WHERE cart_id = ? AND ref_id = ?', [$cart, $ref['id']]);
            if ($key !== '') {
                query('INSERT INTO additions (cart_id, key, line_id) VALUES (?, ?, ?)', [$cart, $key, $line]);
            }
        }
        $name = value('SELECT name FROM articles WHERE id = ?', [$ref['article_id']]);
        return done("« $name » est dans votre panier.", ['ligne' => (string) $line]);
    });
}

/** @return string pourquoi c’est refusé ; vide, c’est ajouté */
function addPieces(int $cart, array $ref, int $quantity): string
{
    if (isBookable($ref['article_id'])) {
        return 'Choisissez un jour et une heure : cet article se réserve.';
    }
    $held = (int) value('SELECT quantity FROM cart_lines WHERE cart_id = ? AND ref_id = ?', [$cart, $ref['id']]);
    if ($held + $quantity > $ref['stock']) {
        return $ref['stock'] === 0 ? 'Cet article est épuisé.' : "Il n’en reste que $ref[stock].";
    }
    query('INSERT INTO cart_lines (cart_id, ref_id, quantity) VALUES (?, ?, ?)
        ON CONFLICT (cart_id, ref_id) DO UPDATE SET quantity = quantity + excluded.quantity', [$cart, $ref['id'], $quantity]);
    updateCart($cart);
    return '';
}

function addByCode(array $cart, string $code): array
{
    $ref = row('SELECT * FROM refs WHERE code = ?', [strtoupper($code)]);
    if (!$ref) {
        return refused('Cette référence n’est pas au catalogue.', ['value' => 'Vérifiez la référence : elle ressemble à GR-102.']);
    }
    return addOnce($ref, max(1, (int) posted('quantite')), '');
}

/** La ligne de ce numéro, si elle est de ce panier. */
function lineOf(array $cart, string $id): ?array
{
    return array_values(array_filter($cart['lines'], fn (array $line): bool => (string) $line['id'] === $id))[0] ?? null;
}

function changeQuantity(array $cart, string $id): array
{
    $line = lineOf($cart, $id);
    $quantity = filter_var(posted('quantite'), FILTER_VALIDATE_INT, ['options' => ['min_range' => 0, 'max_range' => 100000]]);
    if (!$line) {
        return refused('Cet article n’est plus dans votre panier.');
    }
    if ($quantity === false) {
        return refused('Saisissez un nombre de pièces.');
    }
    if ($quantity === 0) {
        return removeLine($cart, $id);
    }
    return transaction(function () use ($cart, $id, $quantity): array {
        // La ligne se relit le verrou pris : une place ne va pas à deux.
        $line = lineOf(['lines' => linesOf($cart['id'])], $id);
        if (!$line || $quantity > $line['stock']) {
            return refused($line ? shortage($line) : 'Cet article n’est plus dans votre panier.');
        }
        query('UPDATE bookings SET seats = ? WHERE line_id = ?', [$quantity, (int) $id]);
        query('UPDATE cart_lines SET quantity = ? WHERE id = ?', [$quantity, (int) $id]);
        updateCart($cart['id']);
        return done();
    });
}

function removeLine(array $cart, string $id): array
{
    if (!lineOf($cart, $id)) {
        return done();
    }
    transaction(function () use ($cart, $id): void {
        query('DELETE FROM cart_lines WHERE id = ?', [(int) $id]);
        query('DELETE FROM additions WHERE cart_id = ? AND line_id = ?', [$cart['id'], (int) $id]);
        updateCart($cart['id']);
    });
    return done();
}

// Les codes, les points, l’affichage, l’étape.

function takeCode(array $cart, string $code): array
{
    $found = row('SELECT * FROM codes WHERE code = ?', [$code]);
    if (!$found || $found['ends_on'] < date('Y-m-d')) {
        return refused('Ce code n’existe pas, ou n’est plus valable.', ['value' => 'Vérifiez le code.']);
    }
    if ($cart['articles'] < $found['minimum']) {
        return refused('Ce code vaut dès ' . euros($found['minimum']) . ' d’achat.');
    }
    transaction(function () use ($cart, $found): void {
        $id = ensureCart();
        query('INSERT OR IGNORE INTO cart_codes (cart_id, code) VALUES (?, ?)', [$id, $found['code']]);
        updateCart($id);
    });
    return done("Code $found[code] appliqué.");
}

function dropCode(array $cart, string $code): array
{
    if ($cart['id']) {
        query('DELETE FROM cart_codes WHERE cart_id = ? AND code = ? COLLATE NOCASE', [$cart['id'], $code]);
        updateCart($cart['id']);
    }
    return done();
}

/** annuledevis : les articles restent, aux prix de la boutique. */
function cancelQuote(array $cart): array
{
    if (!$cart['quote']) {
        return done();
    }
    updateCart($cart['id'], ['quote_id' => null]);
    return done("Le devis {$cart['quote']['number']} est annulé : les prix de la boutique s’appliquent.");
}

function takePoints(array $cart, string $points): array
{
    $buyer = requireBuyer($cart);
    $wanted = filter_var($points, FILTER_VALIDATE_INT, ['options' => ['min_range' => 0]]);
    if ($wanted === false || $wanted > $buyer['points']) {
        return refused("Vous avez $buyer[points] points.", ['value' => "De 0 à $buyer[points]."]);
    }
    updateCart($cart['id'], ['points' => $wanted]);
    return done();
}

function changeDisplay(array $cart, string $display): array
{
    if (in_array($display, ['ht', 'ttc'], true)) {
        updateCart(ensureCart(), ['display' => $display]);
    }
    return done();
}

function changeStep(array $cart, string $step): array
{
    if (!in_array($step, STEPS, true)) {
        throw new Stop(400, 'Cette étape n’existe pas.');
    }
    if ($step === 'paiement') {
        requireBuyer($cart);
        if (in_array('adresse', array_column($cart['hindrances'], 0), true)) {
            return refused('Donnez d’abord une adresse.') + ['step' => 'compte'];
        }
    }
    if (!$cart['lines']) {
        return $step === 'panier' ? done() : refused('Votre panier est vide.');
    }
    return done() + ['step' => $step];
}

// Les adresses.

const ADDRESS_FIELDS = ['intitule', 'civilite', 'prenom', 'nom', 'societe', 'adresse', 'complement', 'code_postal', 'ville', 'pays', 'telephone'];

/** @return array{array<string, string>, array<string, string>} Ce qui est saisi, et ce qui ne va pas, par champ. */
function readAddress(): array
{
    $typed = [];
    foreach (ADDRESS_FIELDS as $name) {
        $typed[$name] = posted($name, 120);
    }
    $typed['pays'] = strtoupper($typed['pays']) ?: 'FR';
    $needed = ['prenom' => 'Donnez un prénom.', 'nom' => 'Donnez un nom.', 'adresse' => 'Donnez le numéro et la rue.', 'ville' => 'Donnez une ville.'];
    $errors = array_filter($needed, fn (string $name): bool => $typed[$name] === '', ARRAY_FILTER_USE_KEY);
    if (!preg_match('/^[A-Z]{2}$/', $typed['pays'])) {
        $errors['pays'] = 'Choisissez un pays.';
    }
    if ($typed['pays'] === 'FR') {
        $typed['code_postal'] = preg_replace('/\s/', '', $typed['code_postal']);
    }
    if ($typed['pays'] === 'FR' ? !preg_match('/^\d{5}$/', $typed['code_postal']) : $typed['code_postal'] === '') {
        $errors['code_postal'] = $typed['pays'] === 'FR' ? 'Le code postal a cinq chiffres.' : 'Donnez un code postal.';
    }
    return [$typed, $errors];
}

function addAddress(array $cart): array
{
    $buyer = requireBuyer($cart);
    [$typed, $errors] = readAddress();
    if ($errors) {
        return refused('Vérifiez l’adresse.', $errors);
    }
    transaction(function () use ($cart, $buyer, $typed): void {
        $id = ensureCart();
        $owner = ['customer_id' => $buyer['is_guest'] ? null : $buyer['id'], 'cart_id' => $buyer['is_guest'] ? $id : null];
        $columns = $owner + $typed;
        query('INSERT INTO addresses (' . implode(', ', array_keys($columns)) . ') VALUES (:' . implode(', :', array_keys($columns)) . ')', $columns);
        $address = lastId();
        updateCart($id, ['delivery_address_id' => $address, 'billing_address_id' => $cart['billing_address_id'] ?? $address]);
    });
    return done();
}

/** L’adresse de ce numéro, si elle est de ce client. */
function ownAddress(array $cart, string $id): ?array
{
    return array_values(array_filter($cart['addresses'], fn (array $address): bool => (string) $address['id'] === $id))[0] ?? null;
}

function changeAddress(array $cart): array
{
    requireBuyer($cart);
    $address = ownAddress($cart, posted('idadresse')) ?? throw new Stop(404, 'Cette adresse n’existe plus.');
    [$typed, $errors] = readAddress();
    if ($errors) {
        return refused('Vérifiez l’adresse.', $errors);
    }
    $set = implode(', ', array_map(fn (string $name): string => "$name = :$name", ADDRESS_FIELDS));
    query("UPDATE addresses SET $set WHERE id = :id", $typed + ['id' => $address['id']]);
    updateCart($cart['id']);
    return done();
}

function chooseAddress(array $cart, string $id, string $action): array
{
    requireBuyer($cart);
    $address = ownAddress($cart, $id) ?? throw new Stop(404, 'Cette adresse n’existe plus.');
    $column = $action === 'affect_adresse_livraison' ? 'delivery_address_id' : 'billing_address_id';
    updateCart($cart['id'], [$column => $address['id']]);
    return done();
}

// La livraison et le paiement.

function chooseOffer(array $cart, string $id): array
{
    $buyer = requireBuyer($cart);
    if (!isset(OFFERS[$id])) {
        return refused('Cette livraison n’est plus proposée.');
    }
    // Le point retenu la dernière fois est repris.
    $relay = OFFERS[$id]['type'] === 'relais' && $cart['relay_id'] === '' ? $buyer['relay_id'] : $cart['relay_id'];
    updateCart($cart['id'], ['offer_id' => $id, 'relay_id' => $relay]);
    return done();
}

function choosePayment(array $cart, string $id): array
{
    requireBuyer($cart);
    $id = posted('idMoyenPaie') ?: $id;
    if (!isset(PAYMENTS[$id])) {
        return refused('Ce moyen de paiement n’est plus proposé.');
    }
    $bank = posted('idModePaiementBanque');
    updateCart($cart['id'], ['payment_id' => $id, 'bank_id' => isset(PAYMENTS[$id]['banques'][$bank]) ? $bank : '']);
    return done();
}

function searchTown(array $cart, string $postalCode): array
{
    $postalCode = preg_replace('/\s/', '', $postalCode);
    if (!preg_match('/^\d{5}$/', $postalCode)) {
        return refused('Un code postal a cinq chiffres.', ['value' => 'Cinq chiffres, comme 29200.']);
    }
    return done('', ['villes' => townsOf($postalCode)]);
}

function searchRelays(): array
{
    $postalCode = preg_replace('/\s/', '', posted('code_postal'));
    $towns = townsOf($postalCode);
    return done('', ['villes' => $towns, 'relais_liste' => relaysOf($postalCode, posted('ville'))]);
}

function chooseRelay(array $cart): array
{
    $buyer = requireBuyer($cart);
    $relay = findRelay(posted('relais_id'));
    if (!$relay || wireRelay($relay)['relais_params'] !== posted('relais_params')) {
        return refused('Ce point relais n’est plus proposé : choisissez-en un autre.');
    }
    transaction(function () use ($cart, $buyer, $relay): void {
        updateCart($cart['id'], ['relay_id' => $relay['id']]);
        $isOther = $buyer['relay_id'] !== $relay['id'];
        if (!$buyer['is_guest'] && (posted('relais_pref') === '1' || !$isOther)) {
            $kept = posted('relais_pref') === '1' ? $relay['id'] : '';
            query('UPDATE customers SET relay_id = ? WHERE id = ?', [$kept, $buyer['id']]);
        }
    });
    return done();
}

function listShops(array $cart, string $postalCode): array
{
    $shops = array_map(fn (string|int $id): array => wireShop((string) $id, $cart), array_keys(SHOPS));
    $isNear = fn (array $shop): int => (int) str_starts_with($shop['code_postal'], substr($postalCode, 0, 2));
    usort($shops, fn (array $one, array $other): int => $isNear($other) <=> $isNear($one));
    return done('', ['points_de_vente' => $shops]);
}

function chooseShop(array $cart, string $id): array
{
    requireBuyer($cart);
    if (!isset(SHOPS[$id])) {
        return refused('Ce point de vente n’est plus proposé.');
    }
    updateCart($cart['id'], ['shop_id' => $id]);
    return done();
}

function keepNote(array $cart): array
{
    requireBuyer($cart);
    updateCart($cart['id'], ['note' => posted('mot', 500)]);
    return done();
}
