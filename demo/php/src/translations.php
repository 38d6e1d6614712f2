<?php
declare(strict_types=1);

// Une page dans une autre langue : ses textes, et ceux que flx y demande. Le français est celui des gabarits.

/** Les pages d’un visiteur peuvent apprendre des expressions : ce que n’importe qui remplit a une fin. */
const MOST_TRANSLATIONS = 2000;

/** Les premiers textes en anglais : ceux de la page /en, et ce que flx dit là autrement que d’ordinaire. */
const IN_ENGLISH = [
    'Aller au contenu' => 'Skip to the content', 'Menu' => 'Menu', 'Chercher' => 'Search', 'Chercher un article' => 'Search for an article',
    'Mon compte' => 'My account', 'Se connecter' => 'Log in', 'Panier' => 'Basket', 'Principal' => 'Main', 'Accueil' => 'Home', 'Boutique' => 'Shop',
    'Ateliers' => 'Workshops', 'Demander un devis' => 'Ask for a quote', 'Annonces' => 'Small ads', 'Nous écrire' => 'Write to us',
    'La lettre de la boutique' => 'The shop’s newsletter', 'S’inscrire' => 'Subscribe', 'Conditions générales de vente' => 'Terms of sale',
    'Renoncer au contrat ici' => 'Withdraw from the contract here', 'Résilier votre contrat' => 'Cancel your contract', 'Cookies' => 'Cookies',
    'Une boutique au bord de l’eau' => 'A shop by the sea', 'Toute la boutique' => 'The whole shop',
    'Ce que nous vendons' => 'What we sell', 'Fermer' => 'Shut', 'Continuer mes achats' => 'Back to the shelves',
];

function seedTranslations(): void
{
    foreach (IN_ENGLISH as $expression => $value) {
        query("INSERT OR IGNORE INTO translations (language, expression, value) VALUES ('en', ?, ?)", [$expression, $value]);
    }
}

/** La langue de cette page : ce que dit son adresse. */
function language(): string
{
    return path() === '/en' ? 'en' : 'fr';
}

/** Un texte de la page, dans sa langue ; sans traduction, celui du gabarit. */
function t(string $expression): string
{
    static $known = null;
    $known ??= language() === 'fr' ? [] : array_column(translationsOf(language()), 'valeur', 'intitule');
    return $known[$expression] ?? $expression;
}

/** @return list<array{intitule: string, valeur: string}> */
function translationsOf(string $language): array
{
    return rows('SELECT expression AS intitule, value AS valeur FROM translations WHERE language = ? ORDER BY expression', [$language]);
}

/** traductions/traitement.php : en JSON sous les deux bases. Ce qui est traduit ne se change pas d’ici. */
function answerTranslations(): void
{
    $language = posted('langue', 10) ?: 'fr';
    $action = posted('action');
    if (!preg_match('/^[a-z]{2}$/D', $language) || !in_array($action, ['get_traductions', 'add_traduction'], true)) {
        throw new Stop(400, 'Cette action n’existe pas.');
    }
    if ($action === 'get_traductions') {
        sendJson(['langue' => $language, 'traductions' => translationsOf($language)]);
        return;
    }
    $expression = posted('expression', 200);
    if ($expression === '') {
        throw new Stop(400, 'Donnez une expression.');
    }
    refuseTooMany('traductions', 300);
    transaction(function () use ($language, $expression): void {
        if (value('SELECT COUNT(*) FROM translations') < MOST_TRANSLATIONS) {
            query('INSERT OR IGNORE INTO translations (language, expression, value) VALUES (?, ?, ?)', [$language, $expression, $expression]);
        }
    });
    sendJson(['langue' => $language, 'traductions' => rows('SELECT expression AS intitule, value AS valeur FROM translations WHERE language = ? AND expression = ?', [$language, $expression])]);
}

/** /en : une page en anglais. Les noms de la boutique restent en français, et le disent. */
function showEnglish(): void
{
    sendPage(t('Une boutique au bord de l’eau'), render('english', ['articles' => array_slice(findArticles('', '', true, '', 1)['articles'], 0, 4)]));
}
