<?php
declare(strict_types=1);

// Ce que la boutique vend au premier départ. Chez vous, c’est votre catalogue.

$categories = ['table' => 'Table', 'maison' => 'Maison', 'jardin' => 'Jardin', 'epicerie' => 'Épicerie', 'papier' => 'Papeterie'];
foreach (array_keys($categories) as $number => $slug) {
    query('INSERT INTO categories (id, slug, name) VALUES (?, ?, ?)', [$number + 1, $slug, $categories[$slug]]);
}

// Rayon, nom, description, prix TTC en centimes, TVA en pour mille, puis par couleur : image et stock.
$articles = [
    ['table', 'Bol « Écume »', 'Tourné à la main, émaillé dedans comme dehors.', 1250, 200, ['Écume' => ['bowl-ecume-1', 24], 'Sable' => ['bowl-sable-1', 12], 'Lagune' => ['bowl-lagune-1', 0]]],
    ['table', 'Bol à oreilles', 'Deux oreilles, pour la soupe du soir.', 1600, 200, ['Large' => ['earedbowl-large-2', 9], 'Ocre' => ['earedbowl-ocre-2', 5]]],
    ['table', 'Assiette plate', 'Vingt-six centimètres, un bord à peine relevé.', 1850, 200, ['Ardoise' => ['plate-ardoise-3', 30], 'Écume' => ['plate-ecume-3', 30]]],
    ['table', 'Tasse droite', 'Pour un café long.', 1100, 200, ['Goémon' => ['mug-goemon-5', 18], 'Terre cuite' => ['mug-terracotta-5', 3]]],
    ['table', 'Théière', 'Un litre, et un bec qui ne goutte pas.', 4900, 200, ['Ardoise' => ['teapot-ardoise-7', 4], 'Écume' => ['teapot-ecume-7', 2]]],
    ['table', 'Verre soufflé', 'Vingt centilitres, chacun un peu autre.', 950, 200, ['Clair' => ['glass-verre-8', 40], 'Lagune' => ['glass-lagune-8', 22]]],
    ['table', 'Carafe', 'Un litre, verre recuit.', 3100, 200, ['Clair' => ['carafe-verre-9', 8]]],
    ['table', 'Planche à pain', 'Hêtre huilé, d’une pièce.', 3400, 200, ['Bois' => ['board-bois-11', 1]]],
    ['table', 'Couverts', 'Quatre pièces, à la main ou en machine.', 2800, 200, ['Laiton' => ['cutlery-laiton-12', 15], 'Ardoise' => ['cutlery-ardoise-12', 15]]],
    ['maison', 'Lampe à poser', 'Abat-jour de lin, fil tressé.', 8900, 200, ['Écume' => ['lamp-ecume-17', 6], 'Terre cuite' => ['lamp-terracotta-17', 6]]],
    ['maison', 'Suspension', 'Verre opalin, un mètre de fil.', 12500, 200, ['Lagune' => ['pendant-lagune-18', 3]]],
    ['maison', 'Lanterne', 'Pour une bougie, dedans comme dehors.', 3900, 200, ['Laiton' => ['lantern-laiton-19', 10], 'Ardoise' => ['lantern-ardoise-19', 10]]],
    ['maison', 'Coussin', 'Lin lavé, garni de plumes.', 4200, 200, ['Sable' => ['cushion-sable-20', 14], 'Lagune' => ['cushion-lagune-20', 9]]],
    ['maison', 'Plaid', 'Laine des îles, cent trente sur cent quatre-vingts.', 7900, 200, ['Ocre' => ['throw-ocre-21', 7], 'Large' => ['throw-large-21', 7]]],
    ['maison', 'Vase', 'Une tige ou dix.', 2600, 200, ['Lagune' => ['vase-lagune-23', 11], 'Terre cuite' => ['vase-terracotta-23', 11]]],
    ['maison', 'Panier', 'Osier d’un marais voisin.', 3300, 200, ['Lin' => ['basket-lin-26', 6], 'Bois' => ['basket-bois-26', 6]]],
    ['maison', 'Bougie', 'Cire de colza, trente heures.', 1900, 200, ['Goémon' => ['candle-goemon-29', 25], 'Écume' => ['candle-ecume-29', 25]]],
    ['jardin', 'Pot', 'Terre cuite, percé.', 1400, 200, ['Terre cuite' => ['pot-terracotta-32', 20], 'Ardoise' => ['pot-ardoise-32', 20]]],
    ['jardin', 'Arrosoir', 'Cinq litres, pomme de laiton.', 3600, 200, ['Goémon' => ['can-goemon-38', 5], 'Ocre' => ['can-ocre-38', 5]]],
    ['jardin', 'Transplantoir', 'Manche de frêne.', 2100, 200, ['Bois' => ['trowel-bois-35', 12]]],
    ['jardin', 'Sécateur', 'Lame forgée, ressort de rechange.', 5400, 200, ['Encre' => ['secateurs-encre-37', 4]]],
    ['jardin', 'Graines de mélilot', 'Un sachet, dix mètres carrés.', 450, 100, ['Ocre' => ['packet-ocre-42', 60]]],
    ['epicerie', 'Thé fumé', 'Cent grammes.', 890, 55, ['Goémon' => ['teatin-goemon-78', 30]]],
    ['epicerie', 'Sardines à l’huile', 'Pêchées à la bolinche.', 620, 55, ['Large' => ['tin-large-69', 48], 'Ocre' => ['tin-ocre-69', 48]]],
    ['epicerie', 'Confiture de fraises', 'De Plougastel, peu sucrée.', 590, 55, ['Corail' => ['jar-corail-76', 36]]],
    ['epicerie', 'Sel aux herbes', 'Séché au vent.', 540, 55, ['Bruyère' => ['smalljar-bruyere-72', 40]]],
    ['papier', 'Carnet', 'Cent pages, cousu.', 1200, 200, ['Encre' => ['notebook-encre-48', 33], 'Large' => ['notebook-large-48', 33]]],
    ['papier', 'Cartes postales', 'Cinq vues de la grève.', 750, 200, ['Goémon' => ['cards-goemon-51', 50]]],
    ['papier', 'Encre', 'Trente millilitres.', 1450, 200, ['Bruyère' => ['ink-bruyere-54', 16], 'Large' => ['ink-large-54', 0]]],
    ['papier', 'Crayons', 'Six mines grasses.', 980, 200, ['Large' => ['pencils-large-55', 21]]],
];
foreach ($articles as $number => [$category, $name, $description, $price, $vat, $refs]) {
    $slug = trim(preg_replace('/[^a-z0-9]+/', '-', plain($name)), '-');
    query('INSERT INTO articles (id, category_id, slug, name, description, price, vat) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [$number + 1, array_search($category, array_keys($categories), true) + 1, $slug, $name, $description, $price, $vat]);
    foreach (array_keys($refs) as $place => $label) {
        query('INSERT INTO refs (article_id, code, label, image, stock) VALUES (?, ?, ?, ?, ?)',
            [$number + 1, sprintf('GR-%d%02d', $place + 1, $number + 1), $label, "/media/objet/{$refs[$label][0]}-480.webp", $refs[$label][1]]);
    }
}

if (config('demo_email') !== '') {
    query('INSERT INTO customers (email, password_hash, first_name, last_name) VALUES (?, ?, ?, ?)',
        [config('demo_email'), password_hash(config('demo_password'), PASSWORD_BCRYPT, PASSWORD_COST), 'Anne', 'Le Gall']);
    query('INSERT INTO addresses (customer_id, intitule, prenom, nom, adresse, code_postal, ville) VALUES (?, ?, ?, ?, ?, ?, ?)',
        [lastId(), 'Maison', 'Anne', 'Le Gall', '3 venelle du Sémaphore', '29200', 'Brest']);
}
