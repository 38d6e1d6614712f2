<?php
declare(strict_types=1);

// Les ateliers : un mois pour <flx-calendar>, un jour pour <flx-agenda>, les places pour <flx-fragment>.

/** Un jour de l’adresse ou d’un formulaire, AAAA-MM-JJ ; vide si ce n’en est pas un. */
function dayOf(string $text): string
{
    $day = DateTimeImmutable::createFromFormat('!Y-m-d', $text);
    return $day && $day->format('Y-m-d') === $text ? $text : '';
}

/** « samedi 21 novembre » */
function dayInFull(string $day): string
{
    $names = ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'];
    $months = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'];
    $date = new DateTimeImmutable($day);
    $number = $date->format('j');
    return $names[$date->format('w')] . ' ' . ($number === '1' ? '1er' : $number) . ' ' . $months[$date->format('n') - 1];
}

/** « 1er novembre 2026 » */
function dateInFull(string $day): string
{
    return explode(' ', dayInFull($day), 2)[1] . ' ' . substr($day, 0, 4);
}

function workshopsOf(string $day): array
{
    return rows('SELECT * FROM workshops WHERE day = ? ORDER BY hour, id', [$day]);
}

/** Le premier jour qui a un atelier à partir d’un autre, ou avant lui ; vide s’il n’y en a pas. */
function nearDay(string $day, bool $isAfter): string
{
    return (string) value($isAfter ? 'SELECT MIN(day) FROM workshops WHERE day > ?' : 'SELECT MAX(day) FROM workshops WHERE day < ?', [$day]);
}

function comingWorkshops(): array
{
    return rows('SELECT * FROM workshops WHERE day >= ? ORDER BY day, hour LIMIT 6', [date('Y-m-d')]);
}

function showWorkshops(): void
{
    $day = dayOf(asked('jour')) ?: nearDay(date('Y-m-d', strtotime('-1 day')), true);
    sendPage('Ateliers', render('workshops', ['day' => $day, 'coming' => comingWorkshops()]));
}

/** GET /ateliers/mois?year=2026&month=11 : une entrée par atelier. Le titre est un texte, le corps est du HTML. */
function answerMonth(): void
{
    $year = filter_var(asked('year'), FILTER_VALIDATE_INT, ['options' => ['min_range' => 1970, 'max_range' => 2200]]);
    $month = filter_var(asked('month'), FILTER_VALIDATE_INT, ['options' => ['min_range' => 1, 'max_range' => 12]]);
    if (!$year || !$month) {
        throw new Stop(400, 'Ce mois n’existe pas.');
    }
    $found = rows('SELECT * FROM workshops WHERE day LIKE ? ORDER BY day, hour', [sprintf('%04d-%02d-%%', $year, $month)]);
    sendJson(array_map(fn (array $each): array => ['date' => $each['day'], 'title' => e($each['title']), 'badge' => e($each['hour']),
        'body' => e($each['about']), 'footer' => e(countOf($each['seats'], 'place', 'places')), 'link' => "/ateliers?jour=$each[day]"], $found));
}

/** POST /ateliers/jour : le HTML d’un jour, que l’agenda met à la place du précédent. */
function answerDay(): void
{
    $day = dayOf(posted('date')) ?: throw new Stop(400, 'Ce jour n’existe pas.');
    sendHtml(render('workshop-day', ['day' => $day]));
}

/** POST /ateliers/places : le bloc des places qui restent, tel que la page le contient. */
function answerSeats(): void
{
    sendHtml(render('workshop-seats', ['coming' => comingWorkshops()]));
}
