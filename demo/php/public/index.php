<?php
declare(strict_types=1);

// Toutes les demandes passent ici. Pour essayer : php -S localhost:8000 -t demo/php/public demo/php/public/index.php

foreach (['database', 'http', 'session', 'html', 'catalogue', 'delivery', 'cart', 'cart-json', 'cart-actions', 'order', 'customers', 'account', 'contact'] as $part) {
    require __DIR__ . "/../src/$part.php";
}

/** Les services répondent en JSON sous la première base, en HTML sous la seconde : gardez celle qui vous va. */
const JSON_BASE = '/globalflexit/';
const HTML_BASE = '/html/globalflexit/';

/** Si la demande est adressée à un service qui répond en HTML. */
function isHtmlBase(): bool
{
    return str_starts_with(path(), HTML_BASE);
}

/** La base des services de cette page : ?mode=html montre la boutique qui répond en HTML. */
function base(): string
{
    return isHtmlBase() || asked('mode') === 'html' ? HTML_BASE : JSON_BASE;
}

/** L’adresse d’un service, pour l’action d’un formulaire. */
function service(string $name): string
{
    return base() . "ajax/modules/$name";
}

/** Les appels de la bibliothèque, et la fonction qui répond à chacun. */
const SERVICES = [
    'ajax/modules/boutique/panier/traitement.php' => 'answerCartAction',
    'ajax/modules/boutique/panier/add_item.php' => 'answerAddition',
    'ajax/modules/boutique/compte/' => 'answerAccountList',
    'ajax/modules/extranet_v2/traitement.php' => 'answerExtranet',
    'ajax/modules/menu/mobile-menu.php' => 'answerMenu',
];

/** Les pages ; {} est une partie de l’adresse, que la fonction reçoit. */
const PAGES = [
    '/' => 'showHome',
    '/articles' => 'showArticles',
    '/article/{}' => 'showArticle',
    '/panier' => 'showCart',
    '/commande/{}' => 'showOrder',
    '/paiement/{}' => 'showBank',
    '/factures/{}' => 'showInvoice',
    '/connexion' => 'showLogin',
    '/deconnexion' => 'answerLogout',
    '/compte' => 'showAccount',
    '/compte/{}' => 'showAccount',
    '/contact' => 'answerContact',
    '/conditions' => 'showTerms',
];

function showCart(): void
{
    $cart = readCart();
    // L’adresse dit toujours l’étape montrée, même sans script.
    if (asked('etape') && asked('etape') !== $cart['step']) {
        redirect(atStep($_SERVER['REQUEST_URI'], $cart['step']));
    }
    $said = takeSaid() + done() + ['action' => '', 'value' => '', 'typed' => []];
    sendPage('Mon panier', render('cart-page', ['cart' => $cart, 'said' => $said]));
}

function showTerms(): void
{
    sendPage('Conditions générales de vente', render('terms'));
}

function answer(): void
{
    sendDefences();
    $path = path();
    if (!isText($path)) {
        throw new Stop(400, 'Cette adresse n’est pas lisible.');
    }
    // La bibliothèque et les images : en production, elles sont sur un CDN.
    foreach (['/flx/' => 'library_folder', '/media/' => 'media_folder'] as $start => $folder) {
        if (str_starts_with($path, $start)) {
            sendFile(config($folder), substr($path, strlen($start)));
            return;
        }
    }
    refuseOtherSites();
    openSession();
    expireOrders();
    foreach ([HTML_BASE, JSON_BASE] as $base) {
        $work = str_starts_with($path, $base) ? SERVICES[substr($path, strlen($base))] ?? '' : '';
        if ($work !== '') {
            $work();
            return;
        }
    }
    foreach (PAGES as $pattern => $work) {
        if (preg_match('#^' . str_replace('\{\}', '([\w-]+)', preg_quote($pattern, '#')) . '$#', $path, $found)) {
            $work(...array_slice($found, 1));
            return;
        }
    }
    throw new Stop(404, 'Cette page n’existe pas.');
}

/** Un refus, comme la demande l’attend : une page, du HTML, du JSON. Jamais une trace ni un avertissement de PHP. */
function refuse(Stop $stop): void
{
    $said = refused($stop->getMessage());
    if ($stop->location !== '') {
        http_response_code(303);
        header("Location: $stop->location");
    } elseif (str_contains(path(), '/ajax/') && !isNavigation() && !isHtmlBase()) {
        sendJson(['status' => 'ko', 'error_msg' => $said['error']], $stop->status);
    } elseif ((str_contains(path(), '/ajax/') && !isNavigation()) || $stop->status >= 500 || session_status() !== PHP_SESSION_ACTIVE) {
        // Après une panne, la page entière pourrait tomber à son tour : la phrase seule.
        sendHtml(render('message', ['said' => $said]), $stop->status);
    } else {
        sendPage('Un contretemps', render('problem', ['said' => $said, 'status' => $stop->status]), $stop->status);
    }
}

// Sous le serveur de PHP, un fichier de public/ est envoyé tel quel, et aucun d’ailleurs.
$file = PHP_SAPI === 'cli-server' && isText(path()) ? (string) realpath(__DIR__ . path()) : '';
if (str_starts_with($file, __DIR__ . DIRECTORY_SEPARATOR) && is_file($file) && $file !== __FILE__) {
    return false;
}
ini_set('display_errors', '0');
ob_start();
try {
    answer();
} catch (Stop $stop) {
    ob_clean();
    refuse($stop);
} catch (Throwable $error) {
    error_log((string) $error);
    ob_clean();
    refuse(new Stop(500, 'La boutique a rencontré une erreur. Rien n’est perdu : recommencez dans un instant.'));
}
