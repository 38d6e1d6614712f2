<?php
declare(strict_types=1);

/**
 * Envoie un courriel, ou l’écrit dans data/courriels tant que config.php n’a pas d’expéditeur. Rien de ce qu’un visiteur a
 * tapé n’entre dans un en-tête sans avoir été une adresse valide.
 */
function sendMail(string $to, string $subject, string $text): void
{
    if (!filter_var($to, FILTER_VALIDATE_EMAIL)) {
        return;
    }
    [$subject, $text] = [noBreaks($subject), noBreaks($text)];
    $from = config('mail_from');
    $encoded = '=?UTF-8?B?' . base64_encode($subject) . '?=';
    $headers = ['From' => $from, 'Content-Type' => 'text/plain; charset=utf-8', 'Content-Transfer-Encoding' => '8bit'];
    if ($from !== '') {
        mail($to, $encoded, $text, $headers);
        return;
    }
    $folder = config('data_folder') . '/courriels';
    if (!is_dir($folder)) {
        mkdir($folder, 0700, true);
    }
    file_put_contents($folder . '/' . date('Ymd-His') . '-' . newKey() . '.txt', "À : $to\nObjet : $subject\n\n$text\n");
}
