<?php
declare(strict_types=1);

/** Un texte dans du HTML. Tout ce qui n’est pas écrit dans le gabarit passe par ici, attributs compris. */
function e(string|int|float|null $text): string
{
    return htmlspecialchars((string) $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8');
}

/** Des données dans un <script type="application/json">. */
function jsonForHtml(mixed $data): string
{
    return json_encode($data, JSON_UNESCAPED_UNICODE | JSON_HEX_TAG | JSON_HEX_AMP | JSON_THROW_ON_ERROR);
}

/** Un gabarit de templates/, avec ses variables. */
function render(string $template, array $variables = []): string
{
    extract($variables, EXTR_SKIP);
    ob_start();
    try {
        require __DIR__ . "/../templates/$template.php";
        return ob_get_contents();
    } finally {
        ob_end_clean();
    }
}

/** Un champ d’un formulaire. */
function field(string $id, string $name, string $label, string $type = 'text', string $autocomplete = 'off', bool $required = true,
    string $value = '', string $error = ''): string
{
    return render('field', get_defined_vars());
}

/** Un bouton du panier, dans son formulaire : une action, sa valeur. */
function cartButton(string $service, string $action, string $value, string $label, string $class = 'plain'): string
{
    return render('cart-button', get_defined_vars());
}

/** « 1 234,50 € », avec des espaces insécables. */
function euros(int $cents): string
{
    return number_format($cents / 100, 2, ',', "\u{202f}") . "\u{a0}€";
}

/** 12.50 : tel qu’un montant voyage dans un champ ou un attribut. */
function amount(int $cents): string
{
    return number_format($cents / 100, 2, '.', '');
}

/** Un taux de TVA, en pour mille : « 5,5 % » */
function percent(int $rate): string
{
    return str_replace('.', ',', (string) ($rate / 10)) . "\u{a0}%";
}

/** « 1er novembre 2026 » */
function dateInFull(string $day): string
{
    $months = ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'];
    [$year, $month, $number] = array_map('intval', explode('-', $day));
    return ($number === 1 ? '1er' : $number) . "\u{a0}" . $months[$month - 1] . " $year";
}

/** Une page entière. */
function sendPage(string $title, string $content, int $status = 200): void
{
    sendHtml(render('layout', ['title' => $title, 'content' => $content, 'said' => takeSaid()]), $status);
}

/**
 * Répond une phrase, comme la demande l’attend : par un renvoi à la page d’avant, en HTML, ou en JSON.
 *
 * @param array $json La réponse en JSON
 * @param string $page La page d’avant, si le navigateur ne la dit pas
 * @param string $next La page suivante ; vide, le visiteur reste où il est
 */
function answerWords(array $said, array $json, string $page, string $next = ''): void
{
    if (isNavigation()) {
        $_SESSION['said'] = $said;
        redirect($next ?: pageBefore($page));
    }
    if (base() === HTML_BASE) {
        sendHtml(render('message', ['said' => $said, 'next' => $next]));
        return;
    }
    sendJson($json);
}

/** Les empreintes des fichiers de la bibliothèque : le navigateur vérifie chacun, y compris ceux qui viennent plus tard. */
function integrityMap(): string
{
    $file = config('library_folder') . '/integrity.json';
    if (!is_file($file)) {
        return '';
    }
    $prints = json_decode(file_get_contents($file), true);
    $addresses = array_map(fn (string $name): string => config('library') . "/$name", array_keys($prints['files']));
    $addressed = array_combine($addresses, $prints['files']);
    return '<script type="importmap" nonce="' . e(nonce()) . '">' . jsonForHtml(['integrity' => $addressed]) . '</script>';
}
