<?php
declare(strict_types=1);

// Les formulaires : nous écrire, la lettre d’information, la connexion de l’en-tête.

/** Garde un message, une fois par clé. */
function keepMessage(?string $key, string $kind, string $email, string $text): void
{
    refuseTooMany('messages', 60);
    query('INSERT OR IGNORE INTO messages (key, kind, email, text, received_at) VALUES (?, ?, ?, ?, ?)', [$key, $kind, $email, $text, date('c')]);
}

/**
 * Répond une phrase : en HTML la classe dit comment cela a fini, en JSON ce que l’appel attend, sans script la page d’avant
 * le dit.
 *
 * @param callable(): array $json
 */
function answerWords(bool $isDone, string $text, callable $json): void
{
    if (isNavigation()) {
        keepForNextPage($isDone ? done($text) : refused($text));
        redirect(pageBefore('/'));
    }
    if (isHtmlBase()) {
        sendHtml(render('message', ['said' => $isDone ? done($text) : refused($text)]));
        return;
    }
    sendJson($json());
}

/** newsletter_v2/traitement.php. Une vraie lettre n’inscrit qu’une fois suivi le lien d’un courriel. */
function answerNewsletter(): void
{
    $email = posted('email', 200);
    $isGood = (bool) filter_var($email, FILTER_VALIDATE_EMAIL);
    if ($isGood) {
        keepMessage("lettre $email", 'lettre', $email, 'Inscription à la lettre');
    }
    $text = $isGood ? 'Merci : votre inscription est notée.' : 'Saisissez une adresse e-mail, comme nom@exemple.fr.';
    answerWords($isGood, $text, fn (): array => [$isGood ? 'valid' : 'erreur' => $text]);
}

/** Le formulaire « nous écrire » : GET le montre, POST le prend. L’en-tête Idempotency-Key dit qu’un envoi est le même. */
function answerContact(): void
{
    if (!isPost()) {
        $said = takeSaid();
        sendPage('Nous écrire', render('contact', ['said' => $said]));
        return;
    }
    $email = posted('email', 200);
    $text = posted('message', 5000);
    $errors = array_filter([
        'email' => filter_var($email, FILTER_VALIDATE_EMAIL) ? '' : 'Donnez une adresse e-mail, comme nom@exemple.fr.',
        'message' => lengthOf($text) < 10 ? 'Écrivez au moins dix caractères.' : '',
    ]);
    if (!$errors) {
        $key = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '';
        keepMessage($key === '' ? null : "contact $key", 'contact', $email, $text);
    }
    $said = $errors ? refused('Votre message n’est pas encore parti.', $errors) : done('Merci : votre message est arrivé.');
    if (isNavigation()) {
        keepForNextPage($said + ['typed' => ['email' => $email, 'message' => $text]]);
        redirect('/contact');
    }
    if (asked('mode') === 'html') {
        sendHtml(render('message', ['said' => $said]));
        return;
    }
    sendJson(['status' => $errors ? 'ko' : 'ok', 'message' => $said['error'] . $said['info'], 'errors' => (object) $errors]);
}

/** extranet_v2/traitement.php : se connecter, ouvrir un compte, donner le code du second facteur, changer de mot de passe. */
function answerExtranet(): void
{
    $said = match (posted('action')) {
        'login' => logInFromCart(),
        'new_compte' => signUp(),
        'validercode' => checkCode(),
        'renvoyercode' => sendAnotherCode(),
        'mdp_oublie' => askNewPassword(),
        'modif_mdp' => changePassword(),
        'options_cle' => askPasskey(),
        'login_cle' => logInByPasskey(),
        default => throw new Stop(400, 'Cette action n’existe pas.'),
    };
    $isDone = $said['error'] === '';
    if (isset($said['options'])) {
        answerWithOptions($said, '/connexion');
        return;
    }
    if (isset($said['more']['idtransaction'])) {
        answerWait($said);
        return;
    }
    // Qui vient d’entrer va à son compte ; le reste se dit où il a été demandé.
    $next = $isDone && in_array(posted('action'), ['login', 'login_cle', 'new_compte'], true) ? '/compte' : '';
    if (isNavigation()) {
        keepForNextPage($said);
        redirect($next ?: pageBefore($isDone ? '/compte' : '/connexion'));
    }
    if (isHtmlBase()) {
        sendHtml(render('message', ['said' => $said, 'next' => $next]));
        return;
    }
    $errors = wireErrors($said);
    sendJson(['status' => $isDone ? 'ok' : ($errors ? 'formerror' : 'error'), 'error_txt' => $said['error'], 'info_msg' => $said['info'],
        'erreurs' => $errors, 'redirect' => $next]);
}

/** check_pwd.php : le mot de passe n’est gardé nulle part. */
function answerPasswordCheck(): void
{
    $text = postedPassword('q');
    $kinds = array_sum(array_map(fn (string $kind): int => preg_match($kind, $text), ['/\p{Ll}/u', '/\p{Lu}/u', '/\d/', '/[^\p{L}\d]/u']));
    $score = min(100, 5 * lengthOf($text) + 5 * $kinds);
    $percentage = lengthOf($text) < 10 ? min(50, $score) : $score;
    sendJson(['percentage' => $percentage, 'result' => match (true) {
        $percentage >= 100 => 'Excellent', $percentage >= 75 => 'Bon', $percentage > 50 => 'Moyen', default => 'Faible' }]);
}

/** autocompleter.php : les communes d’un début de nom ou de code postal. */
function answerSuggestions(): void
{
    $term = str_replace(['\\', '%', '_'], ['\\\\', '\\%', '\\_'], asked('term', 60));
    $towns = $term === '' ? [] : rows("SELECT DISTINCT name, postal_code FROM towns WHERE name LIKE :term ESCAPE '\\' OR postal_code LIKE :term ESCAPE '\\'
        ORDER BY name LIMIT 100", ['term' => "$term%"]);
    sendJson(array_map(fn (array $town): array => ['label' => "$town[name] ($town[postal_code])", 'value' => $town['name'],
        'code_postal' => $town['postal_code']], $towns));
}
