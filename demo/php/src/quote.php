<?php
declare(strict_types=1);

// Demander un devis : un formulaire vérifié en chemin, des fichiers, un permalien.

/** @return array<string, string> ce qui ne va pas, par champ : le même jugement en chemin et à la fin */
function quoteErrors(): array
{
    return array_filter([
        'email' => filter_var(posted('email', 200), FILTER_VALIDATE_EMAIL) ? '' : 'Donnez une adresse e-mail, comme nom@exemple.fr.',
        'ville' => posted('ville', 80) === '' ? 'Dites où livrer.' : '',
        'projet' => lengthOf(posted('projet', 5000)) < 10 ? 'Décrivez votre projet en dix caractères au moins.' : '',
    ]);
}

/** verif_formulaire.php : les champs que nomme verif[champ], et eux seuls. */
function answerFieldCheck(): void
{
    $names = array_filter((array) ($_POST['verif']['champ'] ?? []), 'is_string');
    $all = match (posted('formulaire')) {
        'retractation' => withdrawalErrors(),
        'resiliation' => contractEndErrors(),
        default => quoteErrors(),
    };
    $errors = array_intersect_key($all, array_flip($names));
    $said = $errors ? refused('', $errors) : done('Rien à redire.');
    if (isHtmlBase()) {
        sendHtml(render('message', ['said' => ['error' => $errors ? 'À revoir.' : ''] + $said]));
        return;
    }
    sendJson(['status' => $errors ? 'ko' : 'ok', 'errors' => (object) $errors]);
}

/** GET montre le formulaire, POST prend la demande : l’en-tête Idempotency-Key dit qu’un envoi est le même. */
function answerQuote(): void
{
    if (!isPost()) {
        sendPage('Devis', render('quote', ['said' => takeSaid(), 'files' => rows('SELECT * FROM uploads WHERE owner = ?', [uploadOwner()])]));
        return;
    }
    $errors = quoteErrors();
    if (!$errors) {
        $key = $_SERVER['HTTP_IDEMPOTENCY_KEY'] ?? '';
        $files = array_column(rows('SELECT name FROM uploads WHERE owner = ?', [uploadOwner()]), 'name');
        $text = posted('ville', 80) . "\n" . posted('projet', 5000) . "\n" . implode(', ', $files);
        keepMessage($key === '' ? null : "devis $key", 'devis', posted('email', 200), $text);
    }
    $said = $errors ? refused('Votre demande n’est pas encore partie.', $errors) : done('Merci : votre demande est arrivée.');
    if (isNavigation()) {
        keepForNextPage($said + ['typed' => array_map(fn (string $name): string => posted($name, 5000), ['email' => 'email', 'ville' => 'ville', 'projet' => 'projet'])]);
        redirect('/devis');
    }
    if (base() === HTML_BASE) {
        sendHtml(render('message', ['said' => $said]));
        return;
    }
    sendJson(['status' => $errors ? 'ko' : 'ok', 'message' => $said['error'] . $said['info'], 'errors' => (object) $errors]);
}

/** liens/traitement.php : une adresse courte de ce site, la même pour la même page. */
function answerPermalink(): void
{
    $url = parse_url(posted('lien'));
    $url = is_array($url) ? $url + ['scheme' => '', 'host' => '', 'port' => '', 'path' => '', 'query' => ''] : ['host' => '', 'path' => '', 'query' => ''];
    $from = "$url[host]" === '' ? origin() : "$url[scheme]://$url[host]" . ("$url[port]" === '' ? '' : ":$url[port]");
    if (posted('action') !== 'permalien' || $from !== origin() || !str_starts_with($url['path'], '/')) {
        throw new Stop(400, 'Ce lien n’est pas celui d’une page de ce site.');
    }
    $path = '/' . ltrim($url['path'], '/') . ($url['query'] === '' ? '' : "?$url[query]");
    query('INSERT OR IGNORE INTO links (code, path) VALUES (?, ?)', [substr(hash('sha256', $path), 0, 10), $path]);
    header('Content-Type: text/plain; charset=utf-8');
    echo origin() . '/l/' . value('SELECT code FROM links WHERE path = ?', [$path]);
}

function followPermalink(string $code): void
{
    redirect(value('SELECT path FROM links WHERE code = ?', [$code]) ?? throw new Stop(404, 'Ce lien n’existe pas.'));
}
