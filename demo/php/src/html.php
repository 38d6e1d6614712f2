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

/** « 3 articles » */
function countOf(int $count, string $one, string $many): string
{
    return "$count\u{a0}" . ($count > 1 ? $many : $one);
}

/** Une page entière. */
function sendPage(string $title, string $content, int $status = 200): void
{
    sendHtml(render('layout', ['title' => $title, 'content' => $content, 'said' => takeSaid()]), $status);
}

/** La table d’intégrité : le navigateur vérifie chaque fichier de la bibliothèque, y compris ceux qui viennent plus tard. */
function integrityMap(): string
{
    $file = config('library_folder') . '/integrity.json';
    if (!is_file($file)) {
        return '';
    }
    $prints = json_decode(file_get_contents($file), true);
    $addressed = [];
    foreach ($prints['files'] as $name => $print) {
        $addressed[config('library') . "/$name"] = $print;
    }
    return '<script type="importmap" nonce="' . e(nonce()) . '">' . jsonForHtml(['integrity' => $addressed]) . '</script>';
}
