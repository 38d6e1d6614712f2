<?php
declare(strict_types=1);

// Les articles qui se réservent : des jours, leurs créneaux, des places retenues un moment par une ligne du panier.

const HOLD_SECONDS = 900;
const DAYS_AHEAD = 70;
const MOST_SEATS = 8;

/** Les places prises : celles d’une commande, et celles qu’un panier retient encore. */
const TAKEN = 'COALESCE((SELECT SUM(seats) FROM bookings WHERE slot_id = slots.id AND (order_id IS NOT NULL OR held_until > :now)), 0)';

function isBookable(int $article): bool
{
    return value('SELECT 1 FROM article_hours WHERE article_id = ? LIMIT 1', [$article]) !== null;
}

/** Fait les créneaux des jours à venir qui n’en ont pas encore. */
function openSlots(int $article): void
{
    $last = (string) value('SELECT MAX(day) FROM slots WHERE article_id = ?', [$article]);
    $first = max(date('Y-m-d'), $last === '' ? '' : date('Y-m-d', strtotime("$last +1 day")));
    $end = date('Y-m-d', strtotime('+' . DAYS_AHEAD . ' days'));
    if ($first > date('Y-m-d', strtotime("$end -7 days"))) {
        return;
    }
    transaction(function () use ($article, $first, $end): void {
        $hours = rows('SELECT * FROM article_hours WHERE article_id = ?', [$article]);
        for ($day = $first; $day <= $end; $day = date('Y-m-d', strtotime("$day +1 day"))) {
            foreach ($hours as $hour) {
                if ((int) date('N', strtotime($day)) === $hour['weekday']) {
                    query('INSERT OR IGNORE INTO slots (article_id, day, starts_at, ends_at, places) VALUES (?, ?, ?, ?, ?)',
                        [$article, $day, $hour['starts_at'], $hour['ends_at'], $hour['places']]);
                }
            }
        }
    });
}

function isPast(array $slot): bool
{
    return "$slot[day] $slot[starts_at]" <= date('Y-m-d H:i');
}

/** Les créneaux à venir d’un article, avec leurs places libres, dans l’ordre. */
function slotsAhead(int $article): array
{
    openSlots($article);
    $slots = rows('SELECT slots.*, MAX(0, places - ' . TAKEN . ') AS free FROM slots
        WHERE article_id = :article AND day BETWEEN :today AND :end ORDER BY day, starts_at',
        ['article' => $article, 'now' => time(), 'today' => date('Y-m-d'), 'end' => date('Y-m-d', strtotime('+' . DAYS_AHEAD . ' days'))]);
    return array_values(array_filter($slots, fn (array $slot): bool => !isPast($slot)));
}

/** Le créneau que dit une valeur, 2026-11-21|10:00-11:00|88, s’il est bien celui-là. */
function slotOf(string $value, int $article): ?array
{
    if (!preg_match('/^(\d{4}-\d{2}-\d{2})\|(\d{2}:\d{2})-(\d{2}:\d{2})\|(\d{1,9})$/', $value, $found)) {
        return null;
    }
    return row('SELECT slots.*, MAX(0, places - ' . TAKEN . ') AS free FROM slots
        WHERE id = :id AND article_id = :article AND day = :day AND starts_at = :start AND ends_at = :end',
        ['now' => time(), 'id' => (int) $found[4], 'article' => $article, 'day' => $found[1], 'start' => $found[2], 'end' => $found[3]]);
}

/** « samedi 21 novembre, 10:00–12:00 » */
function slotText(array $slot): string
{
    return dayInFull($slot['day']) . ", $slot[starts_at]–$slot[ends_at]";
}

/** Pourquoi ces places ne peuvent pas être prises ; vide, elles le peuvent. */
function slotRefusal(?array $slot, int $seats): string
{
    return match (true) {
        !$slot => 'Ce créneau n’est plus proposé : choisissez-en un autre.',
        isPast($slot) => 'Ce créneau est passé : choisissez-en un autre.',
        $slot['free'] === 0 => 'Ce créneau vient d’être complet : choisissez-en un autre.',
        $slot['free'] < $seats => 'Il ne reste que ' . countOf($slot['free'], 'place', 'places') . ' sur ce créneau.',
        default => '',
    };
}

/** Une ligne du panier, avec son créneau ; son stock est alors ce qu’elle peut avoir de places, rien une fois le délai passé. */
function withSlot(array $line): array
{
    $slot = $line['slot_id'] === null ? null
        : row('SELECT slots.*, MAX(0, places - ' . TAKEN . ') AS free FROM slots WHERE id = :id', ['id' => $line['slot_id'], 'now' => time()]);
    if ($slot) {
        $line['expires_in'] = max(0, $line['held_until'] - time());
        $line['stock'] = $line['expires_in'] > 0 ? $slot['free'] + $line['quantity'] : 0;
        $line['label'] = slotText($slot);
    }
    return ['slot' => $slot] + $line;
}

function seatsShortage(array $line): string
{
    return $line['stock'] === 0 ? 'Le délai est passé : ce créneau n’est plus retenu. Choisissez-le à nouveau, ou retirez-le.'
        : 'Il ne reste que ' . countOf($line['stock'], 'place', 'places') . ' sur ce créneau.';
}

/** Ce qu’un client a réservé et commandé : ce qui vient, puis ce qui est passé. */
function bookingsOf(array $customer): array
{
    $all = rows("SELECT bookings.id, bookings.ref_id, slot_id, seats AS quantity, article_id, day, starts_at, ends_at, name, slug, number, state, email, order_id
        FROM bookings JOIN orders ON orders.id = order_id JOIN slots ON slots.id = slot_id JOIN articles ON articles.id = article_id
        WHERE customer_id = ? AND state <> 'refusée' ORDER BY day, starts_at, bookings.id", [$customer['id']]);
    $all = array_map(fn (array $one): array => $one + ['slot' => $one, 'from' => 'compte', 'is_past' => isPast($one)], $all);
    return [...array_filter($all, fn (array $one): bool => !$one['is_past']), ...array_reverse(array_filter($all, fn (array $one): bool => $one['is_past']))];
}

/** Celle de ce numéro, si elle est de ce client. */
function ownBooking(?array $customer, string $id): ?array
{
    $found = array_filter($customer ? bookingsOf($customer) : [], fn (array $one): bool => (string) $one['id'] === $id);
    return array_values($found)[0] ?? null;
}

/** La liste liste_reservations : chacune se déplace, et s’annule jusqu’à la veille. */
function bookingsList(array $customer): array
{
    $rows = array_map(function (array $one): array {
        $move = ['libelle' => 'Déplacer', 'adresse' => moveAddress($one)];
        $cancel = ['libelle' => 'Annuler', 'action' => 'annule_reservation', 'champs' => ['id' => (string) $one['id']],
            'confirmation' => "Annuler votre réservation, $one[name], " . slotText($one) . ' ?'];
        return ['id' => (string) $one['id'], 'titre' => $one['name'], 'adresse' => "/article/$one[slug]",
            'textes' => [slotText($one) . ', ' . countOf($one['quantity'], 'place', 'places'), "Commande $one[number], $one[state]"],
            'etat' => $one['is_past'] ? ['libelle' => 'Passée', 'sens' => 'info'] : null,
            'actions' => $one['is_past'] ? [] : (isCancellable($one) ? [$move, $cancel] : [$move])];
    }, bookingsOf($customer));
    return ['lignes' => $rows, 'vide' => 'Aucune réservation.',
        'vide_lien' => '/articles?categorie=ateliers', 'vide_libelle' => 'Voir les ateliers'];
}

function isCancellable(array $booking): bool
{
    return $booking['day'] > date('Y-m-d') && in_array($booking['state'], ['payée', 'en attente'], true);
}

/** annule_reservation : les places sont rendues tout de suite ; la boutique apprend ce qu’elle a à rembourser. */
function cancelBooking(array $customer, string $id): array
{
    return transaction(function () use ($customer, $id): array {
        $booking = ownBooking($customer, $id);
        if (!$booking || !isCancellable($booking)) {
            return refused($booking ? 'Cette réservation ne s’annule plus : c’est possible jusqu’à la veille.'
                : 'Cette réservation n’est pas, ou n’est plus, dans votre compte.');
        }
        $what = "$booking[name], " . slotText($booking) . ', ' . countOf($booking['quantity'], 'place', 'places');
        query('DELETE FROM bookings WHERE id = ?', [$booking['id']]);
        $unit = (int) value('SELECT unit FROM order_lines WHERE order_id = ? AND ref_id = ?', [$booking['order_id'], $booking['ref_id']]);
        giveCredit(row('SELECT * FROM orders WHERE id = ?', [$booking['order_id']]), $unit * $booking['quantity'], "Annulation : $what");
        keepMessage("annulation $id", 'annulation', $booking['email'], "Commande $booking[number] ($booking[state]) : $what. À rembourser si elle est payée.");
        return done("Votre réservation est annulée : $what.");
    });
}

/** La page qui déplace une réservation, du panier ou du compte. */
function moveAddress(array $line): string
{
    return '/reservation?' . http_build_query(['idligne' => $line['id'], 'from' => $line['from'] ?? 'panier', 'date' => $line['slot']['day']] + (base() === HTML_BASE ? ['mode' => 'html'] : []));
}

/** Ce que le panier du visiteur retient d’un article. */
function heldLine(int $article): ?array
{
    $own = array_filter(linesOf(cartId()), fn (array $line): bool => $line['article_id'] === $article && $line['slot'] && $line['expires_in'] > 0);
    return array_values($own)[0] ?? null;
}

/** Les jours d’un article, et les créneaux de l’un d’eux : celui qui est demandé, sinon le premier où il reste une place. */
function slotsView(int $article, string $asked, ?array $moved = null): array
{
    $days = [];
    foreach (slotsAhead($article) as $slot) {
        $days[$slot['day']][] = $slot;
    }
    $places = array_map(fn (array $slots): int => array_sum(array_column($slots, 'free')), $days);
    $date = isset($days[$asked]) ? $asked : (array_key_first(array_filter($places)) ?? '');
    return ['article' => $article, 'ref' => (int) value('SELECT MIN(id) FROM refs WHERE article_id = ?', [$article]), 'date' => $date,
        'places' => $places, 'slots' => $days[$date] ?? [], 'held' => heldLine($article), 'moved' => $moved];
}

function wireSlots(array $view): array
{
    $held = $view['held'];
    return [
        'idarticle' => (string) $view['article'],
        'date' => $view['date'],
        'creneaux' => array_map(fn (array $slot): array => ['idcreneau' => (string) $slot['id'], 'heure' => $slot['starts_at'],
            'heure_fin' => $slot['ends_at'], 'places' => $slot['free'], 'complet' => $slot['free'] === 0], $view['slots']),
        'jours' => array_map(fn (string $day, int $free): array => ['date' => $day, 'places' => $free], array_keys($view['places']), $view['places']),
        'retenue' => $held ? ['idligne' => (string) $held['id'], 'idreference' => (string) $held['ref_id'], 'date' => $held['slot']['day'],
            'heure' => $held['slot']['starts_at'], 'heure_fin' => $held['slot']['ends_at'], 'idcreneau' => (string) $held['slot_id'],
            'places' => $held['quantity'], 'expire_dans' => $held['expires_in']] : null,
    ];
}

/** Ce qu’envoie l’appel, où que ce soit : action=reservation met ses valeurs dans params. */
function postedSlot(string $name): string
{
    return wellFormed($_POST['params'][$name] ?? $_POST[$name] ?? '', 60);
}

/** article/traitement.php : les créneaux d’un jour, une réservation, une réservation déplacée. */
function answerReservation(): void
{
    $article = (int) posted('idarticle');
    $value = postedSlot('idvalue');
    $isInAccount = posted('action') === 'changereservationcompte' || posted('from') === 'compte';
    $isMove = str_starts_with(posted('action'), 'changereservation') || postedSlot('type') === 'move';
    $find = fn (): ?array => $isMove ? toMove(posted('idligne'), $isInAccount) : null;
    $said = match (posted('action')) {
        'creneaux' => done(),
        'reservation', 'changereservationpanier', 'changereservationcompte' => $isMove
            ? moveBooking(posted('idligne'), $isInAccount, $value)
            : bookSeats($article, (int) posted('idreference'), $value),
        default => throw new Stop(400, 'Cette action n’existe pas.'),
    };
    $isBooking = posted('action') !== 'creneaux';
    if ($isBooking && (isNavigation() || !isHtmlBase())) {
        $isDone = $said['error'] === '';
        $said['more'] += ['result' => (int) $isDone, 'msg' => $isDone ? $said['info'] : $said['error']];
        answerCart($said + ['action' => 'add_item', 'value' => '']);
        return;
    }
    $moved = $find();
    $view = slotsView($article ?: ($moved['article_id'] ?? 0), substr($value, 0, 10) ?: postedSlot('date'), $moved);
    isHtmlBase() ? sendHtml(render('reservation', ['view' => $view, 'said' => $said, 'page' => pageBefore('/articles')])) : sendJson(wireSlots($view));
}

/** Retient des places d’un créneau, par une ligne du panier. Comptées et prises le verrou pris : la dernière ne va pas à deux. */
function bookSeats(int $article, int $ref, string $value): array
{
    refuseTooMany('réservations', 200);
    return transaction(function () use ($article, $ref, $value): array {
        $slot = slotOf($value, $article);
        $seats = max(1, (int) posted('quantite'));
        if (!row('SELECT 1 FROM refs WHERE id = ? AND article_id = ?', [$ref, $article])) {
            return refused('Cet article n’est plus proposé.');
        }
        $cart = ensureCart();
        $line = array_values(array_filter(linesOf($cart), fn (array $line): bool => $line['ref_id'] === $ref))[0] ?? null;
        $isHeld = $line && ($line['expires_in'] ?? 0) > 0;
        if ($isHeld && $line['slot_id'] !== ($slot['id'] ?? null)) {
            return refused('Votre panier retient déjà ' . slotText($line['slot']) . ' : déplacez cette réservation, ou retirez-la.');
        }
        $refusal = slotRefusal($slot, $seats);
        if ($refusal !== '') {
            return refused($refusal);
        }
        $all = $isHeld ? $line['quantity'] + $seats : $seats;
        query('INSERT INTO cart_lines (cart_id, ref_id, quantity) VALUES (?, ?, ?)
            ON CONFLICT (cart_id, ref_id) DO UPDATE SET quantity = excluded.quantity', [$cart, $ref, $all]);
        $id = (int) value('SELECT id FROM cart_lines WHERE cart_id = ? AND ref_id = ?', [$cart, $ref]);
        query('INSERT INTO bookings (slot_id, ref_id, line_id, seats, held_until) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (line_id) DO UPDATE SET slot_id = excluded.slot_id, seats = excluded.seats, held_until = excluded.held_until',
            [$slot['id'], $ref, $id, $all, time() + HOLD_SECONDS]);
        updateCart($cart);
        return done(slotText($slot) . ' : ' . ($all > 1 ? 'vos places sont retenues.' : 'votre place est retenue.'),
            ['ligne' => (string) $id, 'expire_dans' => HOLD_SECONDS]);
    });
}

/** La réservation à déplacer, d’une ligne du panier ou du compte du visiteur ; null s’il n’a pas celle-là. */
function toMove(string $id, bool $isInAccount): ?array
{
    $found = $isInAccount ? ownBooking(customer(), $id) : lineOf(['lines' => linesOf(cartId())], $id);
    return $found && $found['slot'] ? $found : null;
}

/** Déplace une réservation ; celle d’une ligne du panier est retenue à nouveau. Un refus la laisse où elle est. */
function moveBooking(string $id, bool $isInAccount, string $value): array
{
    return transaction(function () use ($id, $isInAccount, $value): array {
        $line = toMove($id, $isInAccount);
        if (!$line) {
            return refused($isInAccount ? 'Cette réservation n’est pas dans votre compte.' : 'Cette réservation n’est plus dans votre panier.');
        }
        if ($isInAccount && $line['is_past']) {
            return refused('Cette réservation est passée : elle ne se déplace plus.');
        }
        $slot = slotOf($value, $line['article_id']);
        if ($slot && $slot['id'] === $line['slot_id'] && ($line['expires_in'] ?? 1) > 0) {
            $slot['free'] += $line['quantity'];
        }
        $refusal = slotRefusal($slot, $line['quantity']);
        if ($refusal !== '') {
            return refused($refusal);
        }
        if ($isInAccount) {
            query('UPDATE bookings SET slot_id = ? WHERE id = ?', [$slot['id'], $line['id']]);
            return done('Votre réservation est déplacée : ' . slotText($slot) . '.');
        }
        query('UPDATE bookings SET slot_id = ?, held_until = ? WHERE line_id = ?', [$slot['id'], time() + HOLD_SECONDS, $line['id']]);
        updateCart(cartId());
        return done('Votre réservation est déplacée : ' . slotText($slot) . '.', ['ligne' => $id, 'expire_dans' => HOLD_SECONDS]);
    });
}

/** GET /reservation : déplacer une réservation, du panier ou du compte. */
function showMove(): void
{
    $line = toMove(asked('idligne'), asked('from') === 'compte') ?? throw new Stop(404, 'Cette réservation n’est plus la vôtre, ou n’est plus dans votre panier.');
    $view = slotsView($line['article_id'], dayOf(asked('date')), $line);
    sendPage('Déplacer une réservation', render('reservation-move', ['line' => $line, 'view' => $view]));
}

/** Un paiement refusé rend les places au panier, retenues à nouveau ; sans panier, elles sont libres. */
function giveBackPlaces(int $order, ?int $cart): void
{
    foreach (rows('SELECT * FROM bookings WHERE order_id = ?', [$order]) as $booking) {
        if (!$cart || row('SELECT 1 FROM cart_lines WHERE cart_id = ? AND ref_id = ?', [$cart, $booking['ref_id']])) {
            query('DELETE FROM bookings WHERE id = ?', [$booking['id']]);
            continue;
        }
        query('INSERT INTO cart_lines (cart_id, ref_id, quantity) VALUES (?, ?, ?)', [$cart, $booking['ref_id'], $booking['seats']]);
        query('UPDATE bookings SET order_id = NULL, line_id = ?, held_until = ? WHERE id = ?', [lastId(), time() + HOLD_SECONDS, $booking['id']]);
        updateCart($cart);
    }
}
