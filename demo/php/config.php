<?php
declare(strict_types=1);

/** Les réglages de la boutique : ce que vous changez en premier. Une variable d’environnement est prioritaire. */
return [
    'name' => 'La Grève',
    // Le vendeur, tel que la loi le demande sur une facture : nom, forme, adresse, SIRET, numéro de TVA.
    'seller' => 'La Grève SARL, 4 quai de la Douane, 29200 Brest, SIRET 123 456 789 00012, TVA FR00123456789',
    // L’adresse de la bibliothèque : le dossier dist/ recopié sur un CDN, sous sa version. Par défaut, ce serveur envoie
    // lui-même les fichiers du dossier suivant.
    'library' => getenv('FLX_LIBRARY') ?: '/flx',
    'library_folder' => getenv('FLX_DIST') ?: __DIR__ . '/../../dist',
    // Les images des articles.
    'media_folder' => __DIR__ . '/../media',
    // La base et les sessions : un dossier que le serveur Web n’envoie jamais.
    'data_folder' => getenv('DATA_DIR') ?: __DIR__ . '/data',
    // Le compte d’essai. Videz ces deux textes avant d’ouvrir au public.
    'demo_email' => 'demo@lestran.example',
    'demo_password' => 'maree-haute-2026',
    // Un mandataire (proxy) termine-t-il TLS devant PHP ? Alors ses en-têtes X-Forwarded-… sont crus.
    'behind_proxy' => getenv('BEHIND_PROXY') === '1',
];
