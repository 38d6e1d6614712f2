<?php
declare(strict_types=1);

const PAGE_SIZE = 12;

/** @return list<array{id: int, slug: string, name: string}> */
function categories(): array
{
    return rows('SELECT * FROM categories ORDER BY id');
}

/** Un texte sans accents ni majuscules : « Bol écume » se trouve en tapant « ecume ». */
function plain(string $text): string
{
    $capitals = ['À' => 'à', 'Â' => 'â', 'Ç' => 'ç', 'É' => 'é', 'È' => 'è', 'Ê' => 'ê', 'Î' => 'î', 'Ô' => 'ô', 'Û' => 'û', 'Œ' => 'œ'];
    $accents = ['à' => 'a', 'â' => 'a', 'ä' => 'a', 'ç' => 'c', 'é' => 'e', 'è' => 'e', 'ê' => 'e', 'ë' => 'e', 'î' => 'i',
        'ï' => 'i', 'ô' => 'o', 'ö' => 'o', 'ù' => 'u', 'û' => 'u', 'ü' => 'u', 'œ' => 'oe', 'æ' => 'ae', '’' => "'"];
    return strtr(strtolower(strtr($text, $capitals)), $accents);
}

/**
 * Les articles qui répondent à ces critères, une page à la fois.
 *
 * @return array{articles: list<array>, total: int, page: int, pages: int}
 */
function findArticles(string $search, string $category, bool $inStock, string $sort, int $page): array
{
    $all = rows(
        'SELECT articles.*, categories.name AS category, MIN(refs.image) AS image, SUM(refs.stock) + EXISTS (SELECT 1 FROM article_hours WHERE article_id = articles.id) AS stock
        FROM articles JOIN categories ON categories.id = category_id JOIN refs ON refs.article_id = articles.id
        WHERE (:category = \'\' OR categories.slug = :category)
        GROUP BY articles.id ORDER BY articles.id',
        ['category' => $category],
    );
    $words = preg_split('/\s+/', plain($search), -1, PREG_SPLIT_NO_EMPTY);
    $found = array_filter($all, function (array $article) use ($words, $inStock): bool {
        $text = plain("$article[name] $article[description] $article[category]");
        return (!$inStock || $article['stock'] > 0)
            && array_filter($words, fn (string $word): bool => !str_contains($text, $word)) === [];
    });
    if ($sort === 'prix') {
        usort($found, fn (array $one, array $other): int => $one['price'] <=> $other['price']);
    }
    if ($sort === 'nom') {
        usort($found, fn (array $one, array $other): int => plain($one['name']) <=> plain($other['name']));
    }
    $pages = max(1, (int) ceil(count($found) / PAGE_SIZE));
    $page = min(max(1, $page), $pages);
    $articles = array_slice(array_values($found), ($page - 1) * PAGE_SIZE, PAGE_SIZE);
    return ['articles' => $articles, 'total' => count($found), 'page' => $page, 'pages' => $pages];
}

/** Un article et ses références, ou null. */
function findArticle(string $slug): ?array
{
    $article = row(
        'SELECT articles.*, categories.name AS category, categories.slug AS category_slug
        FROM articles JOIN categories ON categories.id = category_id WHERE articles.slug = ?',
        [$slug],
    );
    return $article ? $article + ['refs' => rows('SELECT * FROM refs WHERE article_id = ? ORDER BY id', [$article['id']])] : null;
}

function showHome(): void
{
    $found = findArticles('', '', true, '', 1);
    sendPage('Accueil', render('home', ['articles' => array_slice($found['articles'], 0, 4)]));
}

/** La liste : <flx-list> redemande cette page entière et y reprend la sienne. */
function showArticles(): void
{
    $criteria = ['q' => asked('q', 80), 'categorie' => asked('categorie'), 'dispo' => asked('dispo'), 'tri' => asked('tri')];
    $found = findArticles($criteria['q'], $criteria['categorie'], $criteria['dispo'] === '1', $criteria['tri'], (int) asked('page'));
    $criteria = array_filter($criteria, fn (string $text): bool => $text !== '');
    sendPage('Boutique', render('articles', $found + ['criteria' => $criteria, 'categories' => categories()]));
}

function showArticle(string $slug): void
{
    $article = findArticle($slug) ?? throw new Stop(404, 'Cet article n’existe pas, ou n’est plus vendu.');
    $slots = isBookable($article['id']) ? slotsView($article['id'], dayOf(asked('date'))) : null;
    sendPage($article['name'], render('article', ['article' => $article, 'slots' => $slots]));
}

/** mobile-menu.php : une liste JSON, quelle que soit la base ; une configuration inconnue n’a pas d’entrées. */
function answerMenu(): void
{
    if (posted('configmenu') !== 'principal') {
        sendJson([]);
        return;
    }
    $children = array_map(fn (array $category): array => [
        'id_page' => 100 + $category['id'], 'id_parent' => 2, 'nom_page' => $category['name'],
        'lien' => "/articles?categorie=$category[slug]", 'enfant' => [],
    ], categories());
    sendJson([
        ['type' => 'menu', 'data' => [
            ['id_page' => 1, 'id_parent' => 0, 'nom_page' => 'Accueil', 'lien' => '/', 'enfant' => []],
            ['id_page' => 2, 'id_parent' => 0, 'nom_page' => 'Boutique', 'lien' => '/articles', 'enfant' => $children],
        ]],
        ['type' => 'spacer'],
        ['type' => 'menu', 'data' => [
            ['id_page' => 3, 'id_parent' => 0, 'nom_page' => 'Mon compte', 'lien' => '/compte', 'enfant' => []],
            ['id_page' => 4, 'id_parent' => 0, 'nom_page' => 'Nous écrire', 'lien' => '/contact', 'enfant' => []],
        ]],
    ]);
}

/** article/traitement.php : le stock par référence, et qui veut être prévenu d’un retour. */
function answerArticle(): void
{
    if (posted('action') === 'stock') {
        $stock = [];
        foreach (rows('SELECT * FROM refs WHERE article_id = ?', [(int) posted('idarticle')]) as $ref) {
            $isThere = $ref['stock'] > 0;
            $stock[$ref['id']] = ['aff_btn_add_panier' => $isThere ? 'no_msg' : 'aff_msg',
                'message' => $isThere ? '' : 'Épuisé pour le moment.', 'stock' => $ref['stock']];
        }
        // Un objet, même vide : json_encode ferait d’un tableau vide une liste.
        sendJson((object) $stock);
        return;
    }
    if (posted('action') === 'alerte_stock') {
        $email = posted('email', 200);
        $ref = row('SELECT * FROM refs WHERE id = ?', [(int) posted('idreference')]);
        $isGood = $ref && filter_var($email, FILTER_VALIDATE_EMAIL);
        if ($isGood) {
            keepMessage("alerte $ref[code] $email", 'alerte', $email, "Retour de la référence $ref[code]");
        }
        $text = $isGood ? 'Nous vous écrirons dès son retour.' : 'Saisissez une adresse e-mail, comme nom@exemple.fr.';
        answerWords($isGood, $text, fn (): array => ['result' => (int) $isGood, 'msg' => $text]);
        return;
    }
    answerReservation();
}
