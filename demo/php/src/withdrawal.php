<?php
declare(strict_types=1);

// « Renoncer au contrat ici » (code de la consommation, L221-18 à L221-28) : avec un compte, ou par le numéro et l’adresse de
// la commande. Qui n’a pas les deux n’apprend rien, pas même si un numéro existe.

/** La commande que nomme le formulaire, ou pourquoi il n’y en a pas, par champ. @return array{?array, array<string, string>} */
function askedOrder(): array
{
    $number = strtoupper(posted('commande', 40));
    if ($number === '') {
        return [null, ['commande' => 'Donnez le numéro de la commande, comme C-2026-000123.']];
    }
    if (posted('compte') === '1') {
        $customer = customer() ?? throw new Stop(401, 'Votre session a expiré : reconnectez-vous.');
        $order = row("SELECT * FROM orders WHERE number = ? AND customer_id = ? AND state IN ('payée', 'en attente')", [$number, $customer['id']]);
        return [$order, $order ? [] : ['commande' => 'Cette commande n’est pas une des vôtres.']];
    }
    $email = posted('email', 200);
    if ($email === '') {
        return [null, ['email' => 'Donnez l’adresse e-mail de la commande.']];
    }
    $subject = 'commandes cherchées de ' . clientAddress();
    if (isTooMany($subject, 30, 3600)) {
        return [null, ['commande' => 'Trop d’essais : recommencez dans une heure.']];
    }
    $order = row("SELECT * FROM orders WHERE number = ? AND email = ? COLLATE NOCASE AND state IN ('payée', 'en attente')", [$number, $email]);
    if (!$order) {
        return [null, ['commande' => 'Aucune commande conclue à ce numéro et à cette adresse : vérifiez les deux, ils sont sur votre confirmation.']];
    }
    // Une recherche juste ne compte pas parmi les essais.
    query('DELETE FROM attempts WHERE rowid = (SELECT MAX(rowid) FROM attempts WHERE subject = ?)', [$subject]);
    return [$order, []];
}

/** Les articles d’une commande, ce qu’il en reste dont on puisse se rétracter, et pourquoi pas. */
function withdrawableLines(array $order): array
{
    $lines = rows("SELECT order_lines.*, COALESCE(no_withdrawal, '') AS refusal, COALESCE((SELECT SUM(withdrawal_lines.quantity) FROM withdrawal_lines
            JOIN withdrawals ON withdrawals.id = withdrawal_id WHERE withdrawals.order_id = order_lines.order_id AND withdrawal_lines.ref_id = order_lines.ref_id), 0) AS gone
        FROM order_lines LEFT JOIN refs ON refs.id = ref_id LEFT JOIN articles ON articles.id = article_id WHERE order_lines.order_id = ?", [$order['id']]);
    return array_map(fn (array $line): array => $line + ['left' => $line['refusal'] === '' ? $line['quantity'] - $line['gone'] : 0], $lines);
}

/** Le dernier jour pour renoncer, AAAA-MM-JJ ; vide tant que la commande n’est pas arrivée. */
function lastDayToWithdraw(array $order): string
{
    if ($order['delivered_on'] === '') {
        return '';
    }
    $day = new DateTimeImmutable("$order[delivered_on] +14 days");
    // Un délai qui finirait un samedi, un dimanche ou un jour férié va jusqu’au premier jour ouvrable (L221-19).
    while ((int) $day->format('N') >= 6 || isHoliday($day)) {
        $day = $day->modify('+1 day');
    }
    return $day->format('Y-m-d');
}

function isHoliday(DateTimeImmutable $day): bool
{
    if (in_array($day->format('m-d'), ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'], true)) {
        return true;
    }
    // Pâques (algorithme de Meeus) ; le lundi qui suit, l’Ascension et le lundi de Pentecôte.
    $year = (int) $day->format('Y');
    [$a, $b, $c] = [$year % 19, intdiv($year, 100), $year % 100];
    $h = (19 * $a + $b - intdiv($b, 4) - intdiv($b - intdiv($b + 8, 25) + 1, 3) + 15) % 30;
    $l = (32 + 2 * ($b % 4) + 2 * intdiv($c, 4) - $h - $c % 4) % 7;
    $n = $h + $l - 7 * intdiv($a + 11 * $h + 22 * $l, 451) + 114;
    $easter = new DateTimeImmutable(sprintf('%d-%02d-%02d', $year, intdiv($n, 31), $n % 31 + 1));
    return in_array($day->format('Y-m-d'), array_map(fn (int $after): string => $easter->modify("+$after days")->format('Y-m-d'), [1, 39, 50]), true);
}

/** @return array{array<int, int>, array<string, string>} Les pièces par référence, et ce qui ne va pas, par champ. */
function readWithdrawal(array $order): array
{
    $typed = is_array($_POST['quantite'] ?? null) ? $_POST['quantite'] : [];
    $lines = withdrawableLines($order);
    [$pieces, $errors] = [[], []];
    foreach ($lines as $line) {
        $given = wellFormed($typed[$line['ref_id']] ?? '', 5);
        if ($given !== '' && (!preg_match('/^\d{1,4}$/', $given) || (int) $given > $line['left'])) {
            $errors["quantite[$line[ref_id]]"] = $line['left'] > 0 ? "De 0 à $line[left]." : 'Cet article ne peut plus faire l’objet d’une rétractation.';
        } elseif ((int) $given > 0) {
            $pieces[$line['ref_id']] = (int) $given;
        }
    }
    $open = array_values(array_filter($lines, fn (array $line): bool => $line['left'] > 0));
    $lastDay = lastDayToWithdraw($order);
    if ($lastDay !== '' && date('Y-m-d') > $lastDay) {
        $errors['commande'] = 'Le délai de quatorze jours a pris fin le ' . dayInFull($lastDay) . '.';
    } elseif (!$open) {
        $errors['commande'] = 'Cette commande n’a plus d’article dont on puisse se rétracter.';
    } elseif (!$pieces && !$errors) {
        $errors["quantite[{$open[0]['ref_id']}]"] = 'Dites pour au moins un article combien de pièces vous renvoyez.';
    }
    if (posted('nom', 120) === '') {
        $errors['nom'] = 'Dites votre nom.';
    }
    if (!filter_var(posted('recu', 200), FILTER_VALIDATE_EMAIL)) {
        $errors['recu'] = 'Donnez une adresse e-mail, comme nom@exemple.fr.';
    }
    return [$pieces, $errors];
}

/** Pour verif_formulaire.php : le même jugement en chemin et à la fin. @return array<string, string> */
function withdrawalErrors(): array
{
    [$order, $errors] = askedOrder();
    return $order ? readWithdrawal($order)[1] : $errors;
}

/** recharge.php : les articles de la commande nommée, une fois qu’elle l’est. */
function answerFormPart(): void
{
    if (posted('formulaire') !== 'retractation' || ($_POST['recharge']['bloc'] ?? '') !== 'articles') {
        throw new Stop(400, 'Cette partie de formulaire n’existe pas.');
    }
    $isAsked = posted('commande') !== '' && (posted('compte') === '1' || posted('email') !== '');
    [$order] = $isAsked ? askedOrder() : [null];
    sendHtml(render('withdrawal-lines', ['order' => $order, 'errors' => []]));
}

/**
 * Enregistre, une fois : le même envoi retrouve ce qui a été reçu. Deux envois différents à la fois viennent l’un après
 * l’autre, et le second ne rend pas ce que le premier a pris.
 */
function keepWithdrawal(array $order): array
{
    return transaction(function () use ($order): array {
        $sent = ($_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '') ?: posted('cle_envoi', 64);
        $said = [$order['id'], $sent, posted('nom', 120), posted('recu', 200), is_array($_POST['quantite'] ?? null) ? $_POST['quantite'] : []];
        $key = hash('sha256', serialize($said));
        $made = $sent === '' ? null : row('SELECT * FROM withdrawals WHERE key = ?', [$key]);
        [$pieces, $errors] = $made ? [[], []] : readWithdrawal($order);
        if ($made || $errors) {
            return [$made, $errors];
        }
        query('INSERT INTO withdrawals (key, order_id, name, email, declared_at) VALUES (?, ?, ?, ?, ?)',
            [$sent === '' ? newKey() : $key, $order['id'], posted('nom', 120), posted('recu', 200), date('c')]);
        $id = lastId();
        foreach ($pieces as $ref => $quantity) {
            query('INSERT INTO withdrawal_lines (withdrawal_id, ref_id, quantity) VALUES (?, ?, ?)', [$id, $ref, $quantity]);
        }
        $gross = array_sum(array_map(fn (array $line): int => $line['unit'] * ($pieces[$line['ref_id']] ?? 0), orderLines($order)));
        giveCredit($order, $gross, "Rétractation numéro $id");
        $made = row('SELECT * FROM withdrawals WHERE id = ?', [$id]);
        sendMail($made['email'], "Votre rétractation, commande $order[number]", receiptText($made, $order));
        return [$made, []];
    });
}

function receiptText(array $made, array $order): string
{
    $at = new DateTimeImmutable($made['declared_at']);
    return 'Votre rétractation est reçue le ' . dayInFull($at->format('Y-m-d')) . ' à ' . $at->format('H:i') . ", sous le numéro $made[id], pour la commande $order[number]. "
        . 'Renvoyez les articles sous quatorze jours ; leur prix vous est rendu au plus tard quatorze jours après cette date.';
}

/** boutique/compte/retractation.php. Sans script, la première demande montre les articles, la seconde déclare. */
function answerWithdrawal(): void
{
    [$order, $errors] = askedOrder();
    $isNamed = isset($_POST['quantite']);
    [$made, $errors] = $order && $isNamed ? keepWithdrawal($order) : [null, $errors];
    if ($made && isNavigation()) {
        keepForNextPage(done(receiptText($made, $order)));
        redirect('/retractation');
    }
    $said = $errors ? refused('Votre rétractation n’est pas encore déclarée.', $errors) : done();
    if (isNavigation()) {
        sendPage('Renoncer au contrat ici', render('withdrawal', ['said' => $said, 'order' => $order]));
    } elseif (isHtmlBase()) {
        sendHtml($made ? render('receipt', ['made' => $made, 'text' => receiptText($made, $order)]) : render('message', ['said' => $said]));
    } elseif (!$made) {
        sendJson(['status' => 'ko', 'message' => 'Votre rétractation n’est pas encore déclarée.', 'errors' => (object) $errors]);
    } else {
        sendJson(['status' => 'ok', 'message' => receiptText($made, $order), 'accuse' => ['numero' => (string) $made['id'], 'recu_le' => $made['declared_at']]]);
    }
}

function showWithdrawal(): void
{
    sendPage('Renoncer au contrat ici', render('withdrawal', ['said' => ['errors' => []], 'order' => null]));
}
