<?php
declare(strict_types=1);

// Les actions du panier : une action du contrat, une fonction. Chacune reçoit le panier et rend ce qu’il faut en dire.

/** C’est fait. @param array $more Ce que la réponse porte à côté du panier, comme la ligne ajoutée. */
function done(string $info = '', array $more = []): array
{
    return ['error' => '', 'info' => $info, 'errors' => [], 'more' => $more];
}

/** C’est refusé. @param array<string, string> $errors Une phrase par champ. */
function refused(string $error, array $errors = []): array
{
    return ['error' => $error, 'info' => '', 'errors' => $errors, 'more' => []];
}

/** Les erreurs de champs, telles que le contrat les écrit. @return list<array{champ: string, message: string}> */
function jsonErrors(array $said): array
{
    return array_map(fn (string $field, string $message): array => ['champ' => $field, 'message' => $message],
        array_keys($said['errors']), $said['errors']);
}

/** Le client, connecté ou sans compte. Sans lui, la session a expiré : la page propose de se reconnecter. */
function requireBuyer(array $cart): array
{
    return $cart['customer'] ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.');
}

const CART_ACTIONS = [
    '' => 'readOnly',
    'modifQte' => 'changeQuantity',
    'supArt' => 'removeLine',
    'add_ref_catalogue' => 'addByCode',
    'useCodePromo' => 'takeCode',
    'deleteCodePromo' => 'dropCode',
    'change_aff_prix' => 'changeDisplay',
    'chgEtape' => 'changeStep',
    'connexion' => 'logInFromForm',
    'new_compte' => 'signUp',
    'sans_compte' => 'orderAsGuest',
    'mdp_oublie' => 'answerForgottenPassword',
    'new_adresse' => 'addAddress',
    'modif_adresse' => 'changeAddress',
    'affect_adresse_livraison' => 'chooseAddress',
    'affect_adresse_facturation' => 'chooseAddress',
    'selOffre' => 'choose',
    'change_moyen_paie' => 'choose',
    'valide_panier' => 'placeOrder',
];

/** panier/traitement.php */
function answerCartAction(): void
{
    // « change_aff_prix » voyage sous d’autres noms, panierv3[action] et panierv3[value].
    $given = is_array($_POST['panierv3'] ?? null) ? $_POST['panierv3'] : $_POST;
    $action = wellFormed($given['action'] ?? '', 100);
    $value = wellFormed($given['value'] ?? '', 2000);
    $work = CART_ACTIONS[$action] ?? throw new Stop(400, 'Cette action n’existe pas.');
    $said = $work(readCart(), $value, $action);
    if (isset($said['order'])) {
        answerOrder($said['order']);
        return;
    }
    answerCart($said + ['action' => $action, 'value' => $value]);
}

/** Répond le panier tel qu’il est maintenant, et ce qu’il faut en dire : en JSON, en HTML, ou par un renvoi sans script. */
function answerCart(array $said): void
{
    $cart = readCart();
    $cart['step'] = openStep($cart, $said['step'] ?? $cart['step']);
    // Ce qui a été saisi revient à l’écran, mais jamais un mot de passe.
    $isShown = fn (mixed $text, string|int $name): bool => is_string($text) && !str_contains((string) $name, 'password');
    $said['typed'] = array_filter($_POST, $isShown, ARRAY_FILTER_USE_BOTH);
    if (isNavigation()) {
        $_SESSION['said'] = $said;
        $page = pageBefore('/panier');
        redirect(explode('?', $page)[0] === '/panier' ? atStep($page, $cart['step']) : $page);
    }
    if (isHtmlBase()) {
        sendHtml(render('cart', ['cart' => $cart, 'said' => $said]));
        return;
    }
    sendJson(['status' => $said['error'] === '' ? 'ok' : 'ko', 'error_msg' => $said['error'], 'info_msg' => $said['info'],
        'erreurs' => jsonErrors($said), 'panier' => jsonCart($cart)] + $said['more']);
}

/** Change des colonnes du panier. Sa version grandit : une réponse en retard se reconnaît à elle. */
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

/** add_item.php : la même réponse, avec la ligne ajoutée. */
function answerAddition(): void
{
    $ref = row('SELECT * FROM refs WHERE id = ? AND article_id = ?', [(int) posted('idreference'), (int) posted('idarticle')]);
    $quantity = posted('quantite') === '' ? 1 : filter_var(posted('quantite'), FILTER_VALIDATE_INT);
    $said = $ref && $quantity && $quantity > 0
        ? addOnce($ref, $quantity, posted('cle_ajout', 64))
        : refused('Choisissez un article et une quantité d’au moins 1.');
    answerCart($said + ['action' => 'add_item', 'value' => '']);
}

/** Ajoute des pièces. La même clé, envoyée une seconde fois, n’ajoute rien. */
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
        return done("« {$name} » est dans votre panier.", ['ligne' => (string) $line]);
    });
}

/** @return string la raison du refus ; vide si les pièces sont ajoutées */
function addPieces(int $cart, array $ref, int $quantity): string
{
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
    return $ref
        ? addOnce($ref, max(1, (int) posted('quantite')), '')
        : refused('Cette référence n’est pas au catalogue.', ['value' => 'Vérifiez la référence : elle ressemble à GR-102.']);
}

function changeQuantity(array $cart, string $id): array
{
    $line = own($cart['lines'], $id);
    $quantity = filter_var(posted('quantite'), FILTER_VALIDATE_INT, ['options' => ['min_range' => 0]]);
    if (!$line) {
        return refused('Cet article n’est plus dans votre panier.');
    }
    if ($quantity === false) {
        return refused('Saisissez un nombre de pièces.');
    }
    if ($quantity === 0) {
        return removeLine($cart, $id);
    }
    if ($quantity > $line['stock']) {
        return refused(shortage($line));
    }
    query('UPDATE cart_lines SET quantity = ? WHERE id = ?', [$quantity, $line['id']]);
    updateCart($cart['id']);
    return done();
}

function removeLine(array $cart, string $id): array
{
    $line = own($cart['lines'], $id);
    if ($line) {
        query('DELETE FROM cart_lines WHERE id = ?', [$line['id']]);
        query('DELETE FROM additions WHERE cart_id = ? AND line_id = ?', [$cart['id'], $line['id']]);
        updateCart($cart['id']);
    }
    return done();
}

// Les codes, l’affichage, l’étape.

function takeCode(array $cart, string $code): array
{
    $code = strtoupper($code);
    $found = CODES[$code] ?? null;
    if (!$found || $found['ends_on'] < date('Y-m-d')) {
        return refused('Ce code n’existe pas, ou n’est plus valable.', ['value' => 'Vérifiez le code.']);
    }
    if ($cart['articles'] < $found['minimum']) {
        return refused('Ce code vaut dès ' . euros($found['minimum']) . ' d’achat.');
    }
    updateCart($cart['id'], ['code' => $code]);
    return done("Code $code appliqué.");
}

function dropCode(array $cart): array
{
    updateCart($cart['id'], ['code' => '']);
    return done();
}

function changeDisplay(array $cart, string $display): array
{
    if (in_array($display, ['ht', 'ttc'], true)) {
        updateCart($cart['id'], ['display' => $display]);
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
        if (isset($cart['hindrances']['adresse'])) {
            return refused('Indiquez d’abord une adresse.') + ['step' => 'compte'];
        }
    }
    if (!$cart['lines'] && $step !== 'panier') {
        return refused('Votre panier est vide.');
    }
    return done() + ['step' => $step];
}

// Les adresses.

const ADDRESS_FIELDS = ['intitule', 'civilite', 'prenom', 'nom', 'societe', 'adresse', 'complement', 'code_postal', 'ville', 'pays', 'telephone'];

/** @return array{array<string, string>, array<string, string>} Ce qui est saisi, et ce qui ne va pas, par champ. */
function readAddress(): array
{
    $typed = array_combine(ADDRESS_FIELDS, array_map(fn (string $name): string => posted($name, 120), ADDRESS_FIELDS));
    $typed['pays'] = strtoupper($typed['pays']) ?: 'FR';
    $needed = ['prenom' => 'Saisissez un prénom.', 'nom' => 'Saisissez un nom.', 'adresse' => 'Indiquez le numéro et la rue.', 'ville' => 'Saisissez une ville.'];
    $errors = array_filter($needed, fn (string $name): bool => $typed[$name] === '', ARRAY_FILTER_USE_KEY);
    if (!preg_match('/^[A-Z]{2}$/', $typed['pays'])) {
        $errors['pays'] = 'Choisissez un pays.';
    }
    if ($typed['pays'] === 'FR') {
        $typed['code_postal'] = preg_replace('/\s/', '', $typed['code_postal']);
    }
    if ($typed['pays'] === 'FR' ? !preg_match('/^\d{5}$/', $typed['code_postal']) : $typed['code_postal'] === '') {
        $errors['code_postal'] = $typed['pays'] === 'FR' ? 'Le code postal a cinq chiffres.' : 'Saisissez un code postal.';
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
        $owner = $buyer['is_guest'] ? ['cart_id' => $id] : ['customer_id' => $buyer['id']];
        $columns = $owner + $typed;
        $names = array_keys($columns);
        query('INSERT INTO addresses (' . implode(', ', $names) . ') VALUES (:' . implode(', :', $names) . ')', $columns);
        $address = lastId();
        updateCart($id, ['delivery_address_id' => $address, 'billing_address_id' => $cart['billing_address_id'] ?? $address]);
    });
    return done();
}

function changeAddress(array $cart): array
{
    requireBuyer($cart);
    $address = own($cart['addresses'], posted('idadresse')) ?? throw new Stop(404, 'Cette adresse n’existe plus.');
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
    $address = own($cart['addresses'], $id) ?? throw new Stop(404, 'Cette adresse n’existe plus.');
    $column = $action === 'affect_adresse_livraison' ? 'delivery_address_id' : 'billing_address_id';
    updateCart($cart['id'], [$column => $address['id']]);
    return done();
}

// La livraison et le paiement.

function choose(array $cart, string $id, string $action): array
{
    requireBuyer($cart);
    [$column, $choices, $refusal] = $action === 'selOffre'
        ? ['offer_id', OFFERS, 'Cette livraison n’est plus proposée.']
        : ['payment_id', PAYMENTS, 'Ce moyen de paiement n’est plus proposé.'];
    if (!isset($choices[$id])) {
        return refused($refusal);
    }
    updateCart($cart['id'], [$column => $id]);
    return done();
}
