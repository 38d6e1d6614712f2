<?php
declare(strict_types=1);

// Toutes les demandes passent ici. Pour essayer : php -S localhost:8000 -t demo/php/public demo/php/public/index.php

foreach (['database', 'http', 'session', 'html', 'no-breaks', 'catalogue', 'delivery', 'cart', 'cart-wire', 'cart-actions', 'order', 'customers', 'forms', 'account', 'agenda', 'uploads', 'quote', 'mail', 'second-factor', 'withdrawal', 'ads', 'consent', 'passwords', 'saved-carts', 'contract-end', 'reservation', 'documents', 'subscriptions', 'cbor', 'webauthn', 'passkeys', 'translations'] as $part) {
    require __DIR__ . "/../src/$part.php";
}

/** Les services répondent en JSON sous la première base, en HTML sous la seconde : gardez celle qui vous va. */
const JSON_BASE = '/globalflexit/';
const HTML_BASE = '/html/globalflexit/';

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

const SERVICES = [
    'ajax/modules/boutique/panier/traitement.php' => 'answerCartAction',
    'ajax/modules/boutique/panier/add_item.php' => 'answerAddition',
    'ajax/modules/boutique/article/traitement.php' => 'answerArticle',
    'ajax/modules/boutique/compte/' => 'answerAccountList',
    'ajax/modules/menu/mobile-menu.php' => 'answerMenu',
    'ajax/modules/newsletter_v2/traitement.php' => 'answerNewsletter',
    'ajax/modules/extranet_v2/traitement.php' => 'answerExtranet',
    'ajax/modules/vieprivee/check_pwd.php' => 'answerPasswordCheck',
    'ajax/autocompleter.php' => 'answerSuggestions',
    'ajax/modules/formulaire/verif_formulaire.php' => 'answerFieldCheck',
    'ajax/modules/formulaire/recharge.php' => 'answerFormPart',
    'ajax/modules/boutique/compte/retractation.php' => 'answerWithdrawal',
    'ajax/modules/boutique/compte/traitement.php' => 'answerAccountAction',
    'ajax/modules/boutique/compte/resiliation.php' => 'answerContractEnd',
    'ajax/modules/modules/traitement.php' => 'answerElement',
    'ajax/modules/liens/traitement.php' => 'answerPermalink',
    'ajax/modules/traductions/traitement.php' => 'answerTranslations',
];

const PAGES = [
    '/' => 'showHome',
    '/en' => 'showEnglish',
    '/reservation' => 'showMove',
    '/articles' => 'showArticles',
    '/article/{}' => 'showArticle',
    '/panier' => 'showCart',
    '/commande/{}' => 'showOrder',
    '/paiement/{}' => 'showBank',
    '/connexion' => 'showLogin',
    '/connexion/code' => 'showCode',
    '/compte' => 'showAccount',
    '/compte/second-facteur' => 'changeSecondFactor',
    '/compte/cles' => 'answerPasskeys',
    '/compte/{}' => 'showAccountSection',
    '/documents/{}' => 'showDocument',
    '/retractation' => 'showWithdrawal',
    '/resiliation' => 'showContractEnd',
    '/mot-de-passe/{}' => 'answerNewPassword',
    '/cookies' => 'showCookies',
    '/cookies/choix' => 'answerConsent',
    '/annonces' => 'showAds',
    '/mes-annonces' => 'showOwnAds',
    '/mes-annonces/deposer' => 'answerAdForm',
    '/mes-annonces/{}/modifier' => 'answerAdForm',
    '/mes-annonces/{}/supprimer' => 'showAdDeletion',
    '/deconnexion' => 'leave',
    '/contact' => 'answerContact',
    '/conditions' => 'showTerms',
    '/ateliers' => 'showWorkshops',
    '/ateliers/mois' => 'answerMonth',
    '/ateliers/jour' => 'answerDay',
    '/ateliers/places' => 'answerSeats',
    '/devis' => 'answerQuote',
    '/backoffice/modules/templates/front/upload.php' => 'answerUpload',
    '/envois/{}' => 'showUpload',
    '/l/{}' => 'followPermalink',
];

function showCart(): void
{
    $cart = readCart();
    // L’adresse dit l’étape montrée, avant tout script et sans script.
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

/** Se déconnecter écrit : ce n’est pas un lien, mais un formulaire. */
function leave(): void
{
    if (isPost()) {
        logOut();
    }
    redirect('/');
}

function answer(): void
{
    sendDefences();
    refuseOtherNames();
    $path = path();
    if (!isText($path)) {
        throw new Stop(400, 'Cette adresse n’est pas lisible.');
    }
    // La bibliothèque et les images : en production, elles sont sur un CDN.
    if (str_starts_with($path, '/flx/') || str_starts_with($path, '/media/')) {
        $folder = config(str_starts_with($path, '/flx/') ? 'library_folder' : 'media_folder');
        sendFile($folder, substr($path, strpos($path, '/', 1) + 1)) || throw new Stop(404, 'Ce fichier n’existe pas.');
        return;
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

/** Un refus du serveur, à qui l’a demandé : une page, du HTML, du JSON. Jamais une trace ni un avertissement de PHP. */
function refuse(Stop $stop): void
{
    if ($stop->location !== '') {
        http_response_code(303);
        header("Location: $stop->location");
        return;
    }
    $said = refused($stop->getMessage());
    $isService = str_contains(path(), '/ajax/') || str_starts_with(path(), '/backoffice/');
    if (!$isService || isNavigation()) {
        // Une panne ne demande rien de plus à ce qui vient de tomber.
        $stop->status < 500 && session_status() === PHP_SESSION_ACTIVE
            ? sendPage('Un contretemps', render('problem', ['said' => $said, 'status' => $stop->status]), $stop->status)
            : sendHtml(render('message', ['said' => $said]), $stop->status);
    } elseif (isHtmlBase()) {
        sendHtml(render('message', ['said' => $said]), $stop->status);
    } else {
        sendJson(['status' => 'ko', 'error_msg' => $said['error']], $stop->status);
    }
}

// Sous le serveur de PHP, un fichier de public/ est rendu tel quel, et aucun d’ailleurs.
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
    refuse(new Stop(500, 'La boutique a rencontré une erreur. Rien n’est perdu : recommencez dans un instant.'));
}
ob_end_flush();
