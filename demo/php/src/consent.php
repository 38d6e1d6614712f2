<?php
declare(strict_types=1);

// La preuve des choix sur les cookies : ce que <flx-consent receipt="…"> envoie, gardé une fois.

/** Combien de temps une preuve se garde, en secondes : six mois après le choix il est redemandé, et la preuve peut encore servir. */
const CONSENT_LIFE = 400 * 86400;

function showCookies(): void
{
    sendPage('Cookies', render('cookies'));
}

/** L’adresse de receipt : un statut 2xx dit que c’est gardé, et le corps n’est pas lu. Le même choix peut revenir. */
function answerConsent(): void
{
    [$id, $date] = [posted('id', 64), posted('date', 40)];
    $given = $_POST['purposes'] ?? null;
    $purposes = array_filter(is_array($given) ? $given : [], fn (mixed $choice, string|int $name): bool
        => in_array($choice, ['0', '1'], true) && preg_match('/^[\w-]{1,40}$/', (string) $name), ARRAY_FILTER_USE_BOTH);
    if (posted('action') !== 'consent' || $id === '' || !preg_match('/^\d{4}-\d\d-\d\dT[\d:.]+Z$/', $date) || !$purposes || count($purposes) > 20) {
        throw new Stop(400, 'Ce choix n’est pas lisible.');
    }
    refuseTooMany('choix sur les cookies', 60);
    query('DELETE FROM consents WHERE received_at < ?', [date('c', time() - CONSENT_LIFE)]);
    query('INSERT OR IGNORE INTO consents (id, date, version, purposes, withdrawn, received_at) VALUES (?, ?, ?, ?, ?, ?)',
        [$id, $date, posted('version', 40), json_encode($purposes, JSON_THROW_ON_ERROR), (int) (posted('withdrawn') === '1'), date('c')]);
    http_response_code(204);
}
