<?php
declare(strict_types=1);

// Les abonnements d’un client : arrêtés, repris, payés autrement. Le prélèvement est l’affaire de votre banque.

/** Ce par quoi un abonnement se paie : ce qui est sans frais. */
function subscriptionPayments(): array
{
    return array_filter(PAYMENTS, fn (array $means): bool => $means['fee'] === 0);
}

/** Le même jour, tant de mois après le premier ; le dernier d’un mois qui n’a pas ce jour. */
function monthsAfter(string $day, int $months): string
{
    $first = new DateTimeImmutable(substr($day, 0, 8) . '01');
    $month = $first->modify("+$months months");
    return $month->format('Y-m-') . sprintf('%02d', min((int) substr($day, 8), (int) $month->format('t')));
}

function noteOfSubscription(int $id, string $kind, string $day): void
{
    query('INSERT INTO subscription_events (subscription_id, kind, day) VALUES (?, ?, ?)', [$id, $kind, $day]);
}

/** Passe les échéances venues : une ligne de l’histoire pour chacune, et la suivante. */
function passDueDays(array $customer): void
{
    transaction(function () use ($customer): void {
        foreach (rows("SELECT * FROM subscriptions WHERE customer_id = ? AND state = 'en cours' AND next_on <= ?", [$customer['id'], date('Y-m-d')]) as $one) {
            $next = $one['next_on'];
            // Comptées du premier jour : le 31 revient après les mois qui ne l’ont pas.
            for ($count = 1; $next <= date('Y-m-d'); $count++) {
                $day = monthsAfter($one['started_on'], $count * $one['months']);
                if ($day > $next) {
                    noteOfSubscription($one['id'], 'échéance', $next);
                    $next = $day;
                }
            }
            query('UPDATE subscriptions SET next_on = ? WHERE id = ?', [$next, $one['id']]);
        }
    });
}

/** Celui de ce numéro, s’il est de ce client. */
function ownSubscription(array $customer, string $id): ?array
{
    return row('SELECT * FROM subscriptions WHERE id = ? AND customer_id = ?', [(int) $id, $customer['id']]);
}

/** Change un abonnement du client, le verrou pris. @param callable(array): array $work */
function changeSubscription(array $customer, string $id, callable $work): array
{
    return transaction(function () use ($customer, $id, $work): array {
        $one = ownSubscription($customer, $id);
        return $one ? $work($one) : refused('Cet abonnement n’est pas dans votre compte.');
    });
}

/** stopRecur. Arrêté deux fois, il ne l’est qu’une. */
function stopSubscription(array $customer, string $id): array
{
    return changeSubscription($customer, $id, function (array $one) use ($customer): array {
        $said = "L’abonnement « $one[name] » est arrêté : plus rien ne sera prélevé.";
        if ($one['state'] === 'en cours') {
            query("UPDATE subscriptions SET state = 'arrêté', next_on = '' WHERE id = ?", [$one['id']]);
            noteOfSubscription($one['id'], 'arrêt', date('Y-m-d'));
            sendMail($customer['email'], "Votre abonnement « $one[name] »", "$said Vous pouvez le reprendre à tout moment.");
        }
        return done($said);
    });
}

/** startRecur : il reprend aujourd’hui. */
function startSubscription(array $customer, string $id): array
{
    return changeSubscription($customer, $id, function (array $one) use ($customer): array {
        if ($one['state'] === 'en cours') {
            return done("L’abonnement « $one[name] » est en cours.");
        }
        $today = date('Y-m-d');
        $said = "L’abonnement « $one[name] » reprend : " . euros($one['price']) . ' TTC aujourd’hui, puis à chaque échéance.';
        query("UPDATE subscriptions SET state = 'en cours', started_on = ?, next_on = ? WHERE id = ?", [$today, monthsAfter($today, $one['months']), $one['id']]);
        noteOfSubscription($one['id'], 'début', $today);
        sendMail($customer['email'], "Votre abonnement « $one[name] »", $said);
        return done($said);
    });
}

/** majPaiement : sans moyen choisi, la réponse montre de quoi le choisir. */
function changeSubscriptionPayment(array $customer, string $id): array
{
    return changeSubscription($customer, $id, function (array $one): array {
        $asked = posted('idmoyenpaie', 20);
        if ($asked === '') {
            return done() + ['title' => 'Changer le moyen de paiement', 'html' => render('subscription-payment', ['one' => $one]), 'url' => isNavigation() ? choiceAddress($one) : ''];
        }
        $means = subscriptionPayments()[$asked] ?? null;
        if (!$means) {
            return refused('Ce moyen de paiement n’est pas proposé pour un abonnement.');
        }
        if ($one['payment_id'] !== $asked) {
            query('UPDATE subscriptions SET payment_id = ? WHERE id = ?', [$asked, $one['id']]);
            noteOfSubscription($one['id'], 'moyen de paiement changé', date('Y-m-d'));
        }
        return done("L’abonnement « $one[name] » sera payé ainsi : $means[nom].") + ['url' => isNavigation() ? sectionAddress('abonnements') : ''];
    });
}

/** Sans script, le choix du moyen de paiement est dans la page des abonnements. */
function choiceAddress(array $one): string
{
    return sectionAddress('abonnements', ['payer' => $one['id']]);
}

/** liste_abonnements : ceux qui courent d’abord. */
function subscriptionsList(array $customer): array
{
    passDueDays($customer);
    $rows = array_map(function (array $one): array {
        $isOn = $one['state'] === 'en cours';
        $fields = ['idabo' => (string) $one['id']];
        $coming = $isOn ? dateInFull($one['next_on']) : '';
        $past = rows('SELECT * FROM subscription_events WHERE subscription_id = ? ORDER BY day DESC, id DESC LIMIT 24', [$one['id']]);
        return ['id' => (string) $one['id'], 'titre' => $one['name'], 'montant' => inEuros($one['price']),
            'etat' => ['libelle' => ucfirst($one['state']), 'sens' => $isOn ? 'success' : 'info'],
            'textes' => array_values(array_filter([
                ($one['months'] === 1 ? 'Chaque mois' : "Tous les $one[months] mois") . ', par ' . lcfirst(PAYMENTS[$one['payment_id']]['nom'] ?? 'votre banque'),
                'Contrat ABO-' . $one['id'],
                $isOn ? "Prochaine échéance : $coming" : '',
            ])),
            'historique' => array_map(fn (array $event): string => dateInFull($event['day']) . " : $event[kind]", $past),
            'actions' => $isOn ? [
                ['libelle' => 'Changer le moyen de paiement', 'action' => 'majPaiement', 'champs' => $fields],
                ['libelle' => 'Arrêter', 'action' => 'stopRecur', 'champs' => $fields,
                    'confirmation' => "Arrêter l’abonnement « $one[name] » ? La prochaine échéance, du $coming, ne sera pas prélevée."],
                ['libelle' => 'Résilier le contrat', 'adresse' => '/resiliation?' . http_build_query(['reference' => "ABO-$one[id]"])],
            ] : [['libelle' => 'Reprendre', 'action' => 'startRecur', 'champs' => $fields, 'important' => true]]];
    }, rows("SELECT * FROM subscriptions WHERE customer_id = ? ORDER BY state = 'arrêté', id DESC", [$customer['id']]));
    return ['lignes' => $rows, 'vide' => 'Aucun abonnement.'];
}
