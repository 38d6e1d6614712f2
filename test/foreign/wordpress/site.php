<?php
/**
 * A site of WordPress, as PHP's own server asks for it: a theme's list of articles, the settings page, and the place
 * where forms of the administration go. `bloc` in an address is a block theme, `interactivity` a block of WordPress with
 * modules of its own, `politique` a site with a strict policy, `sans-menu` a theme that prints the menu itself, `court` one whose header
 * has the short code of the menu, which a block theme draws before the page begins.
 */
declare(strict_types=1);

$path = parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH);
if (str_starts_with($path, '/wp-content/')) {
    return false;
}
header('Content-Type: text/html; charset=utf-8');

require __DIR__ . '/wordpress.php';
require ABSPATH . 'wp-content/plugins/flx/flx.php';

if (isset($_GET['sans-menu'])) {
    add_theme_support('flx-menu');
}
do_action('after_setup_theme');

if ($path === '/wp-admin/admin-post.php') {
    $_POST = wp_slash($_POST);
    do_action((isset($_COOKIE['role']) ? 'admin_post_' : 'admin_post_nopriv_') . ($_REQUEST['action'] ?? ''));
    exit;
}

if ($path === '/wp-admin/options-general.php') {
    do_action('admin_menu');
    echo '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Réglages</title><link rel="icon" href="data:,"></head><body><main>';
    $known['pages'][$_GET['page']]();
    exit('</main></body></html>');
}

if (isset($_GET['politique'])) {
    $nonce = base64_encode(random_bytes(16));
    add_filter('flx_nonce', static fn (): string => $nonce);
    header("Content-Security-Policy: script-src 'nonce-$nonce' 'strict-dynamic'; object-src 'none'; require-trusted-types-for 'script'; trusted-types flx");
}

$page = max(1, (int) ($_GET['paged'] ?? 1));
$titles = array_slice(options()['titles'], ($page - 1) * 3, 3);
$isBlock = wp_is_block_theme();
$link = static fn (int $to): string => esc_url('/journal?' . http_build_query(['paged' => $to] + $_GET));
ob_start();
echo '<div class="' . ($isBlock ? 'wp-block-post-template' : 'articles') . '">';
foreach ($titles as $index => $title) {
    $id = ($page - 1) * 3 + $index + 1;
    printf('<article id="post-%1$d" class="post-%1$d post hentry"><h2 class="entry-title"><a href="/%1$d">%2$s</a></h2></article>', $id, esc_html($title));
}
echo '</div><nav class="navigation pagination" aria-label="Pagination des publications"><div class="nav-links">';
if ($page > 1) {
    echo "<a class=\"prev page-numbers\" href=\"{$link($page - 1)}\">Précédent</a> ";
}
echo "<span aria-current=\"page\" class=\"page-numbers current\">$page</span> ";
if ($page * 3 < count(options()['titles'])) {
    echo "<a class=\"next page-numbers\" href=\"{$link($page + 1)}\">Suivant</a>";
}
echo '</div></nav>';
$loop = ob_get_clean();
$header = isset($_GET['court']) ? do_shortcode('[flx_menu]') : '';
?>
<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Journal</title>
<link rel="icon" href="data:,">
<?php wp_head(); ?>
</head>
<body class="blog">
<?php wp_body_open(); ?>
<header><?= $header ?></header>
<main>
<h1>Journal</h1>
<?php
if ($isBlock) {
    echo apply_filters('render_block_core/query', "<div class=\"wp-block-query flx-list\">$loop</div>", ['attrs' => ['className' => 'flx-list']]);
} else {
    flx_list_begin(['items' => options()['items'], 'load_stop' => 2]);
    echo $loop;
    flx_list_end();
}
?>
</main>
<?php
if (isset($_GET['sans-menu'])) {
    echo '<footer>';
    flx_menu();
    echo '</footer>';
}
wp_footer();
?>
</body>
</html>
