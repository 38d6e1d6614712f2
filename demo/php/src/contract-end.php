<?php
declare(strict_types=1);

// « Résilier votre contrat » (code de la consommation, L215-1-1 et D215-1 à D215-4) : sans compte, reçu une fois, avec un
// accusé de réception. Dire si le contrat existe serait le dire à n’importe qui : c’est la boutique qui le cherche.

/** @return array<string, string> ce qui ne va pas, par champ : le même jugement en chemin et à la fin */
function contractEndErrors(): array
{
    $day = posted('date_souhaitee', 10);
    $isDay = $day === '' || (preg_match('/^(\d{4})-(\d\d)-(\d\d)$/', $day, $parts) && checkdate((int) $parts[2], (int) $parts[3], (int) $parts[1]));
    return array_filter([
        'reference' => posted('reference', 60) === '' ? 'Donnez le numéro du contrat, ou votre numéro de client.' : '',
        'date_souhaitee' => match (true) {
            !$isDay => 'Cette date n’existe pas.',
            $day !== '' && $day < date('Y-m-d') => 'Donnez un jour à venir, ou laissez vide.',
            default => '',
        },
        'nom' => posted('nom', 120) === '' ? 'Dites votre nom et votre prénom.' : '',
        'email' => filter_var(posted('email', 200), FILTER_VALIDATE_EMAIL) ? '' : 'Donnez une adresse e-mail, comme nom@exemple.fr.',
    ]);
}

/** Enregistre, une fois : le même envoi retrouve ce qui a été reçu. */
function keepContractEnd(): array
{
    return transaction(function (): array {
        $sent = ($_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '') ?: posted('cle_envoi', 64);
        $said = [posted('reference', 60), posted('date_souhaitee', 10), posted('motif'), posted('nom', 120), posted('email', 200)];
        $key = $sent === '' ? newKey() : hash('sha256', serialize([$sent, $said]));
        $made = row('SELECT * FROM contract_ends WHERE key = ?', [$key]);
        if ($made) {
            return $made;
        }
        refuseTooMany('résiliations', 20);
        query('INSERT INTO contract_ends (reference, wished_on, reason, name, email, key, declared_at) VALUES (?, ?, ?, ?, ?, ?, ?)', [...$said, $key, date('c')]);
        $made = row('SELECT * FROM contract_ends WHERE key = ?', [$key]);
        sendMail($made['email'], "Accusé de réception de votre résiliation, contrat $made[reference]", contractEndText($made));
        return $made;
    });
}

function contractEndText(array $made): string
{
    $at = new DateTimeImmutable($made['declared_at']);
    return 'Votre résiliation est reçue le ' . dayInFull($at->format('Y-m-d')) . ' à ' . $at->format('H:i') . ", sous le numéro $made[id], pour le contrat $made[reference]. "
        . 'Le contrat prend fin ' . ($made['wished_on'] === '' ? 'dès que possible' : 'le ' . dayInFull($made['wished_on']) . ' ' . substr($made['wished_on'], 0, 4)) . ', ou au terme du préavis qu’il prévoit.';
}

/** boutique/compte/resiliation.php. Sans script, la page montre d’abord ce qui va partir (D215-3). */
function answerContractEnd(): void
{
    $errors = contractEndErrors();
    $isRead = !isNavigation() || posted('recapitule') === '1';
    if (!$errors && !$isRead) {
        sendPage('Résilier votre contrat', render('contract-end-summary'));
        return;
    }
    $made = $errors || posted('modifier') === '1' ? null : keepContractEnd();
    if ($made && isNavigation()) {
        keepForNextPage(done(contractEndText($made)));
        redirect('/resiliation');
    }
    $said = $errors ? refused('Votre résiliation n’est pas encore notifiée.', $errors) : done();
    if (isNavigation()) {
        sendPage('Résilier votre contrat', render('contract-end', ['said' => $said]));
    } elseif (isHtmlBase()) {
        sendHtml($made ? render('receipt', ['made' => $made, 'text' => contractEndText($made)]) : render('message', ['said' => $said]));
    } elseif (!$made) {
        sendJson(['status' => 'ko', 'message' => $said['error'], 'errors' => (object) $errors]);
    } else {
        sendJson(['status' => 'ok', 'message' => contractEndText($made), 'accuse' => ['numero' => (string) $made['id'], 'recu_le' => $made['declared_at']]]);
    }
}

function showContractEnd(): void
{
    sendPage('Résilier votre contrat', render('contract-end', ['said' => ['errors' => []]]));
}
