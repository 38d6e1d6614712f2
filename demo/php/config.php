<?php
declare(strict_types=1);

/**
 * Les réglages de la boutique : ce que vous changez en premier. Une variable d’environnement passe devant.
 */
return [
    'name' => 'La Grève',
    // Qui vend, tel que la loi le veut sur une facture : nom, forme, adresse, SIRET, numéro de TVA.
    'seller' => 'La Grève SARL, 4 quai de la Douane, 29200 Brest, SIRET 123 456 789 00012, TVA FR00123456789',
    // L’adresse de la bibliothèque : le dossier dist/ recopié sur un CDN, sous sa version. Celle-ci est servie par ce serveur
    // lui-même, depuis le dossier suivant.
    'library' => getenv('FLX_LIBRARY') ?: '/flx',
    'library_folder' => getenv('FLX_DIST') ?: __DIR__ . '/../../dist',
    // Les images des articles.
    'media_folder' => __DIR__ . '/../media',
    // L’adresse du site, pour les liens des courriels : https://boutique.exemple.fr. Vide, la boutique ne
    // répond que sous localhost ou une adresse en chiffres : renseignez-la avant d’ouvrir au public.
    'origin' => getenv('SITE_ORIGIN') ?: '',
    // La base et les sessions : un dossier que le serveur Web ne montre jamais.
    'data_folder' => getenv('DATA_DIR') ?: __DIR__ . '/data',
    // L’adresse d’où partent les courriels. Vide, ils ne partent pas : ils s’écrivent dans data/courriels, pour essayer.
    'mail_from' => getenv('MAIL_FROM') ?: '',
    // Le compte d’essai. Videz ces deux textes avant d’ouvrir au public.
    'demo_email' => 'demo@lestran.example',
    'demo_password' => 'maree-haute-2026',
    // Un mandataire termine-t-il TLS devant PHP ? Alors X-Forwarded-Proto est cru.
    'behind_proxy' => getenv('BEHIND_PROXY') === '1',
    // Ce que vaut un point de fidélité, et ce qu’il en faut dépenser pour en gagner un, en centimes.
    'point_worth' => 10,
    'point_earned_per' => 100,
];
