<?php
declare(strict_types=1);

// Le second facteur : un code à six chiffres, par courriel. Il est gardé dans la session qui a donné le mot de passe, et ne
// vaut que pour elle ; il sert une fois, dix minutes, cinq essais.

const CODE_LIFE = 600;
const CODE_TRIES = 5;
const CODE_WAIT = 30;
const CODE_OVER = 'Ce code n’est plus valable : connectez-vous de nouveau.';

/** Envoie un code : la réponse dit à quoi il sert (idtransaction), et la page le demande. */
function askCode(array $customer, ?string $transaction = null): array
{
    if (isTooMany("codes envoyés au client $customer[id]", 20, 3600)) {
        return refused('Trop de codes demandés : recommencez dans une heure.');
    }
    $transaction ??= newKey();
    $code = sprintf('%06d', random_int(0, 999999));
    $_SESSION['code'] = ['transaction' => $transaction, 'customer' => $customer['id'], 'hash' => hash('sha256', "$transaction:$code"),
        'tries' => 0, 'sent' => time(), 'passed' => 0];
    sendMail($customer['email'], "Votre code de connexion : $code", "Bonjour,\n\nVotre code de connexion est $code. Il vaut dix minutes, une fois. "
        . 'Ne le donnez à personne. Si vous n’avez rien demandé, quelqu’un connaît votre mot de passe : changez-le.');
    $masked = preg_replace('/^(.)[^@]*/u', '$1…', $customer['email']);
    $text = "Un code vient d’être envoyé à l’adresse $masked.";
    return ['more' => ['error_txt' => $text, 'action' => 'open_popup_code', 'idtransaction' => $transaction, 'email' => $masked]] + refused($text);
}

/** Ce qui attend dans cette session, si c’est bien de cela que parle la demande. */
function askedCode(): ?array
{
    $asked = $_SESSION['code'] ?? null;
    return $asked && hash_equals($asked['transaction'], posted('idtransaction', 64)) ? $asked : null;
}

/** validercode. Les essais se comptent avant que le code soit lu, ceux d’un compte aussi, d’où qu’ils viennent. */
function checkCode(): array
{
    $asked = askedCode();
    if (!$asked || $asked['passed']) {
        return refused(CODE_OVER);
    }
    if (time() - $asked['sent'] > CODE_LIFE) {
        return refused('Ce code n’est plus valable : demandez-en un autre.');
    }
    if ($asked['tries'] >= CODE_TRIES || isTooMany("codes essayés du client $asked[customer]", 30, 900)) {
        return refused('Trop d’essais : demandez un autre code dans un quart d’heure.');
    }
    $_SESSION['code']['tries']++;
    $code = preg_replace('/\s/', '', posted('code', 20));
    if (!hash_equals($asked['hash'], hash('sha256', "$asked[transaction]:$code"))) {
        $left = CODE_TRIES - $asked['tries'] - 1;
        return refused('Ce code n’est pas le bon. ' . ($left > 0 ? 'Il vous reste ' . countOf($left, 'essai', 'essais') . '.' : 'Demandez-en un autre.'));
    }
    if (posted('entrer') !== '') {
        enter($asked['customer']);
        return done('Vous êtes connecté.');
    }
    $_SESSION['code']['passed'] = time();
    return done('Ce code est le bon.');
}

/** renvoyercode : un autre code pour la même connexion, trente secondes après le précédent. */
function sendAnotherCode(): array
{
    $asked = askedCode();
    if (!$asked || $asked['passed']) {
        return refused(CODE_OVER);
    }
    $wait = $asked['sent'] + CODE_WAIT - time();
    if ($wait > 0) {
        return refused("Un code vient de partir : attendez $wait s avant d’en demander un autre.");
    }
    return askCode(row('SELECT * FROM customers WHERE id = ?', [$asked['customer']]), $asked['transaction']);
}

/** Dépense le code que cette session vient de donner pour ce client, une fois, dans les deux minutes. */
function spendCode(int $customer): bool
{
    $asked = $_SESSION['code'] ?? ['customer' => 0, 'passed' => 0];
    if ($asked['customer'] !== $customer || time() - $asked['passed'] > 120) {
        return false;
    }
    unset($_SESSION['code']);
    return true;
}

/** La connexion attend un code : JSON, formulaire en HTML, ou sa page sans script. */
function answerWait(array $said): void
{
    $more = $said['more'];
    if (isNavigation()) {
        redirect('/connexion/code?' . http_build_query(['idtransaction' => $more['idtransaction']]));
    }
    if (isHtmlBase()) {
        sendHtml(render('code', ['transaction' => $more['idtransaction'], 'text' => $said['error'], 'enters' => false]));
        return;
    }
    sendJson(['status' => 'wait', 'info_msg' => $said['error']] + $more);
}

function showCode(): void
{
    $transaction = asked('idtransaction', 64);
    if (!isset($_SESSION['code']) || $_SESSION['code']['transaction'] !== $transaction) {
        redirect('/connexion');
    }
    sendPage('Code de connexion', '<h1>Code de connexion</h1>' . render('code', ['transaction' => $transaction, 'text' => 'Un code vient de partir à votre adresse e-mail.', 'enters' => true]));
}

/** Mettre ou retirer le code : le mot de passe est redemandé, celui d’une session laissée ouverte ne suffit pas. */
function changeSecondFactor(): void
{
    $customer = customer() ?? redirect('/connexion');
    if (isPost()) {
        $isTooMany = isTooMany("mot de passe du compte $customer[id]", 10, 900);
        $isRight = !$isTooMany && password_verify(postedPassword('password'), $customer['password_hash']);
        if ($isRight) {
            query('UPDATE customers SET second_factor = ? WHERE id = ?', [(int) (posted('actif') === '1'), $customer['id']]);
        }
        keepForNextPage($isRight ? done('C’est enregistré.') : refused($isTooMany ? 'Trop d’essais : recommencez dans un quart d’heure.' : 'Ce mot de passe n’est pas le bon.'));
    }
    redirect('/compte');
}
