<?php
declare(strict_types=1);

// Un formulaire, du début à la fin : « Nous écrire ».

/** GET montre le formulaire, POST le reçoit. L’en-tête Idempotency-Key est le même quand le même envoi est refait. */
function answerContact(): void
{
    if (!isPost()) {
        sendPage('Nous écrire', render('contact', ['said' => takeSaid()]));
        return;
    }
    $email = posted('email', 200);
    $text = posted('message', 5000);
    $errors = array_filter([
        'email' => filter_var($email, FILTER_VALIDATE_EMAIL) ? '' : 'Saisissez une adresse e-mail, comme nom@exemple.fr.',
        'message' => iconv_strlen($text, 'UTF-8') < 10 ? 'Écrivez au moins dix caractères.' : '',
    ]);
    if (!$errors) {
        keepMessage($_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '', $email, $text);
    }
    $said = $errors ? refused('Votre message n’est pas encore parti.', $errors) : done('Merci : votre message est arrivé.');
    answerWords($said + ['typed' => $errors ? ['email' => $email, 'message' => $text] : []],
        ['status' => $errors ? 'ko' : 'ok', 'message' => $said['error'] . $said['info'], 'errors' => (object) $errors], '/contact');
}

/** Enregistre un message, une fois par clé. */
function keepMessage(string $key, string $email, string $text): void
{
    if (isTooMany('message ' . clientAddress(), 60, 3600)) {
        throw new Stop(429, 'Trop d’envois : recommencez dans une heure.');
    }
    query('INSERT OR IGNORE INTO messages (key, email, text, received_at) VALUES (?, ?, ?, ?)', [$key === '' ? null : $key, $email, $text, date('c')]);
}
