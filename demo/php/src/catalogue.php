<?php
declare(strict_types=1);

// Le catalogue : la liste et ses filtres, la page d’un article, le menu.

const PAGE_SIZE = 12;

/** @return list<array{id: int, slug: string, name: string}> */
function categories(): array
{
    return rows('SELECT * FROM categories ORDER BY id');
}

/** Un texte sans accents ni majuscules : « Bol écume » se trouve en tapant « ecume ». */
function plain(string $text): string
{
    $letters = ['à' => 'a', 'â' => 'a', 'ä' => 'a', 'ç' => 'c', 'é' => 'e', 'è' => 'e', 'ê' => 'e', 'ë' => 'e', 'î' => 'i', 'ï' => 'i',
        'ô' => 'o', 'ö' => 'o', 'ù' => 'u', 'û' => 'u', 'ü' => 'u', 'œ' => 'oe', 'æ' => 'ae', 'À' => 'a', 'Â' => 'a', 'Ç' => 'c',
        'É' => 'e', 'È' => 'e', 'Ê' => 'e', 'Î' => 'i', 'Ô' => 'o', 'Û' => 'u', 'Œ' => 'oe', '’' => "'"];
    return strtolower(strtr($text, $letters));
}

/**
 * Les articles qui répondent à ces critères, une page à la fois.
 *
 * @return array{articles: list<array>, total: int, page: int, pages: int}
 */
function findArticles(string $search, string $category, bool $inStock, string $sort, int $page): array
{
    $all = rows(
        "SELECT articles.*, categories.name AS category, MIN(image) AS image, SUM(stock) AS stock
        FROM articles JOIN categories ON categories.id = category_id JOIN refs ON article_id = articles.id
        WHERE :category IN ('', categories.slug) GROUP BY articles.id ORDER BY articles.id",
        ['category' => $category],
    );
    $words = preg_split('/\s+/', plain($search), -1, PREG_SPLIT_NO_EMPTY);
    $found = array_filter($all, function (array $article) use ($words, $inStock): bool {
        $text = plain("$article[name] $article[description] $article[category]");
        $missing = array_filter($words, fn (string $word): bool => !str_contains($text, $word));
        return $missing === [] && (!$inStock || $article['stock'] > 0);
    });
    if ($sort === 'prix') {
        usort($found, fn (array $one, array $other): int => $one['price'] <=> $other['price']);
    } elseif ($sort === 'nom') {
        usort($found, fn (array $one, array $other): int => plain($one['name']) <=> plain($other['name']));
    }
    $pages = max(1, (int) ceil(count($found) / PAGE_SIZE));
    $page = min(max(1, $page), $pages);
    return ['articles' => array_slice($found, ($page - 1) * PAGE_SIZE, PAGE_SIZE), 'total' => count($found), 'page' => $page, 'pages' => $pages];
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
    $article = row(
        'SELECT articles.*, categories.name AS category, categories.slug AS category_slug
        FROM articles JOIN categories ON categories.id = category_id WHERE articles.slug = ?',
        [$slug],
    ) ?? throw new Stop(404, 'Cet article n’existe pas, ou n’est plus vendu.');
    $refs = rows('SELECT * FROM refs WHERE article_id = ? ORDER BY id', [$article['id']]);
    sendPage($article['name'], render('article', ['article' => $article, 'refs' => $refs]));
}

/** mobile-menu.php : le menu en JSON, sous les deux bases ; une configuration inconnue n’a pas d’entrées. */
function answerMenu(): void
{
    if (posted('configmenu') !== 'principal') {
        sendJson([]);
        return;
    }
    $entry = fn (int $id, string $name, string $address, int $parent = 0, array $children = []): array =>
        ['id_page' => $id, 'id_parent' => $parent, 'nom_page' => $name, 'lien' => $address, 'enfant' => $children];
    $shelves = array_map(fn (array $category): array =>
        $entry(100 + $category['id'], $category['name'], "/articles?categorie=$category[slug]", 2), categories());
    sendJson([
        ['type' => 'menu', 'data' => [$entry(1, 'Accueil', '/'), $entry(2, 'Boutique', '/articles', 0, $shelves)]],
        ['type' => 'spacer'],
        ['type' => 'menu', 'data' => [$entry(3, 'Mon compte', '/compte'), $entry(4, 'Nous écrire', '/contact')]],
    ]);
}
