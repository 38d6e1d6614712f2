<?php
/**
 * Plugin Name: flx
 * Description: Le script flx, ses réglages, le menu mobile et les listes qui se prolongent.
 * Version: 1.0.0
 * Requires at least: 6.5
 * Requires PHP: 8.0
 *
 * À poser dans wp-content/plugins/flx/flx.php. Si le dossier dist/ est à côté, le site sert le script lui-même, chaque
 * fichier sous son empreinte ; sinon, l’adresse du script est à dire dans Réglages > flx.
 *
 * Pour le thème et les autres extensions :
 * - flx_list_begin(['items' => '.articles', 'auto' => true]) et flx_list_end() entourent la boucle et sa pagination ;
 * - la classe CSS additionnelle « flx-list » d’un bloc « Boucle de requête » fait de même ;
 * - add_theme_support('flx-menu') laisse le thème appeler flx_menu() où il veut ; dans un thème par blocs, un bloc
 *   « Code court » [flx_menu] le met où il est écrit ; sinon le menu ouvre la page ;
 * - le filtre flx_nonce donne le nonce de la politique de sécurité.
 */

declare(strict_types=1);

if (!defined('ABSPATH')) {
    exit;
}

/** Les réglages, tels que la base les garde : rien n’y est sûr avant d’être échappé. */
function flx_settings(): array
{
    $kept = get_option('flx', []);
    return array_filter(is_array($kept) ? $kept : [], 'is_string') + ['address' => '', 'base' => '', 'logo' => ''];
}

/** Un réglage qui est une adresse ; vide s’il n’en est pas une du Web. */
function flx_url(string $name): string
{
    return esc_url_raw(trim(flx_settings()[$name]), ['http', 'https']);
}

/** L’adresse du script : celle des réglages, sinon celle de dist/ à côté de ce fichier ; vide s’il n’y en a aucune. */
function flx_script(): string
{
    $set = flx_url('address');
    if ($set !== '') {
        return $set;
    }
    return is_readable(__DIR__ . '/dist/flx.js') ? plugins_url('dist/flx.js', __FILE__) : '';
}

/** L’empreinte de chaque fichier, à son adresse, quand le site les sert lui-même. */
function flx_integrity(): array
{
    $file = __DIR__ . '/dist/integrity.json';
    if (flx_script() !== plugins_url('dist/flx.js', __FILE__) || !is_readable($file)) {
        return [];
    }
    $known = json_decode((string) file_get_contents($file), true);
    $addressed = [];
    foreach (is_array($known) ? $known['files'] ?? [] : [] as $name => $hash) {
        $addressed[plugins_url("dist/$name", __FILE__)] = $hash;
    }
    return $addressed;
}

/* Le script et la table d’intégrité */

add_action('wp_enqueue_scripts', 'flx_enqueue');
function flx_enqueue(): void
{
    $script = flx_script();
    if ($script === '') {
        return;
    }
    // Pas de ?ver= : le script et ses morceaux doivent avoir l’adresse que la table nomme.
    wp_enqueue_script_module('flx', $script, [], null);
    // La liste que le menu montrera n’est pas vue un instant ; sans script elle reste, et le bouton s’en va.
    wp_register_style('flx', false, [], null);
    wp_enqueue_style('flx');
    wp_add_inline_style(
        'flx',
        'flx-list{display:block}'
        . '@media (scripting:enabled){flx-mobile-menu>ul{display:none}}'
        . '@media (scripting:none){#flx-menu-button{display:none}}'
        . '#flx-menu-button{min-width:44px;min-height:44px}'
    );
    if (flx_integrity() !== []) {
        // Là où WordPress imprime sa propre table et ses modules, au rang 10.
        $place = wp_is_block_theme() ? 'wp_head' : 'wp_footer';
        add_action($place, 'flx_map_begin', 9);
        add_action($place, 'flx_map_end', 11);
    }
}

function flx_map_begin(): void
{
    ob_start();
}

/**
 * Ajoute les empreintes à la table de WordPress, s’il en imprime une : bien des navigateurs n’en lisent qu’une par page,
 * et la seconde serait perdue. Sinon, en imprime une, avant tout module.
 */
function flx_map_end(): void
{
    $printed = (string) ob_get_clean();
    $flags = JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES;
    $merged = preg_replace_callback(
        '~(<script\b[^>]*\btype=["\']importmap["\'][^>]*>)(.*?)(</script>)~s',
        static function (array $found) use ($flags): string {
            $map = json_decode($found[2], true);
            if (!is_array($map)) {
                return $found[0];
            }
            // Une partie vide est un objet, que PHP écrirait comme une liste.
            $map = array_filter($map);
            $map['integrity'] = ($map['integrity'] ?? []) + flx_integrity();
            return $found[1] . wp_json_encode($map, $flags) . $found[3];
        },
        $printed,
        1,
        $count
    );
    if ($merged === null || $count === 0) {
        $map = (string) wp_json_encode(['integrity' => flx_integrity()], $flags);
        wp_print_inline_script_tag($map, ['type' => 'importmap', 'id' => 'flx-importmap']);
    }
    echo $merged ?? $printed; // Ce que WordPress vient d’imprimer.
}

add_filter('wp_script_attributes', 'flx_script_attributes');
add_filter('wp_inline_script_attributes', 'flx_script_attributes');
function flx_script_attributes(array $attributes): array
{
    $id = $attributes['id'] ?? '';
    if (!in_array($id, ['flx-js-module', 'flx-importmap', 'wp-importmap'], true)) {
        return $attributes;
    }
    $nonce = (string) apply_filters('flx_nonce', '');
    if ($nonce !== '') {
        $attributes['nonce'] = $nonce;
    }
    if ($id === 'flx-js-module') {
        $attributes['crossorigin'] = 'anonymous';
        $hash = flx_integrity()[flx_script()] ?? '';
        if ($hash !== '') {
            $attributes['integrity'] = $hash;
        }
    }
    return $attributes;
}

/* La configuration et le menu */

add_action('after_setup_theme', 'flx_register_menu');
function flx_register_menu(): void
{
    register_nav_menus(['flx' => 'Menu mobile (flx)']);
}

// Un thème qui oublie wp_body_open() les a au bas de la page.
add_action('wp_body_open', 'flx_body');
add_action('wp_footer', 'flx_body', 1);
function flx_body(): void
{
    static $done = false;
    if ($done || flx_script() === '') {
        return;
    }
    $done = true;
    echo '<flx-config';
    foreach (['base', 'logo'] as $name) {
        $url = flx_url($name);
        if ($url !== '') {
            printf(' %s="%s"', $name, esc_url($url));
        }
    }
    if (flx_url('base') === '') {
        // Aucun service n’est dit : une page dans une autre langue n’en demande pas de traductions, qui seraient un 404.
        echo ' translations="off"';
    }
    echo '></flx-config>';
    if (!current_theme_supports('flx-menu')) {
        flx_menu();
    }
}

/** Le bouton et le menu de l’emplacement « Menu mobile (flx) », une fois ; rien si aucun menu n’y est. */
function flx_menu(): void
{
    static $done = false;
    if ($done || flx_script() === '' || !has_nav_menu('flx')) {
        return;
    }
    $done = true;
    ?>
<nav class="flx-menu" aria-label="Menu mobile">
<button id="flx-menu-button" type="button">Menu</button>
<flx-mobile-menu home="<?php echo esc_url(home_url('/')); ?>" dim="black">
    <?php wp_nav_menu(['theme_location' => 'flx', 'container' => false, 'fallback_cb' => false]); ?>
</flx-mobile-menu>
</nav>
    <?php
}

// Un thème par blocs fait ses blocs avant <body> : ce que le code court a mis dans l’en-tête n’est pas mis deux fois.
add_shortcode('flx_menu', 'flx_menu_shortcode');
function flx_menu_shortcode(): string
{
    ob_start();
    flx_menu();
    return (string) ob_get_clean();
}

// Le menu ne montre d’un titre que son texte, et un sous-titre : rien d’autre n’entre dans la page.
add_filter('nav_menu_item_title', 'flx_menu_title', 99, 3);
function flx_menu_title($title, object $item, object $args): string
{
    return ($args->theme_location ?? '') === 'flx' ? wp_kses((string) $title, ['small' => []]) : (string) $title;
}

/* Les listes */

function flx_list_tag(array $args): string
{
    $args = wp_parse_args($args, ['items' => '', 'auto' => false, 'load_stop' => null]);
    $tag = '<flx-list';
    if ($args['items'] !== '') {
        $tag .= ' items="' . esc_attr($args['items']) . '"';
    }
    if ($args['auto']) {
        $tag .= ' auto';
    }
    if ($args['load_stop'] !== null) {
        $tag .= ' load-stop="' . absint($args['load_stop']) . '"';
    }
    return "$tag>";
}

/** Avant la boucle : `items` désigne ce qui entoure les articles. */
function flx_list_begin(array $args = []): void
{
    echo flx_list_tag($args);
}

/** Après la pagination. */
function flx_list_end(): void
{
    echo '</flx-list>';
}

add_filter('render_block_core/query', 'flx_query_block', 10, 2);
function flx_query_block(string $content, array $block): string
{
    $classes = preg_split('/\s+/', (string) ($block['attrs']['className'] ?? '')) ?: [];
    if (!in_array('flx-list', $classes, true)) {
        return $content;
    }
    return flx_list_tag(['items' => '.wp-block-post-template']) . flx_without_query_script($content) . '</flx-list>';
}

/** Sans « Forcer le rechargement de la page », WordPress remplace lui-même les articles, là où flx-list ajoute les suivants. */
function flx_without_query_script(string $content): string
{
    $tags = new WP_HTML_Tag_Processor($content);
    while ($tags->next_tag()) {
        foreach ($tags->get_attribute_names_with_prefix('data-wp-') ?? [] as $name) {
            if ($name === 'data-wp-router-region' || str_starts_with((string) $tags->get_attribute($name), 'core/query::')) {
                $tags->remove_attribute($name);
            }
        }
    }
    return $tags->get_updated_html();
}

/* Les réglages */

add_action('admin_menu', 'flx_admin_menu');
function flx_admin_menu(): void
{
    add_options_page('flx', 'flx', 'manage_options', 'flx', 'flx_settings_page');
}

function flx_settings_page(): void
{
    if (!current_user_can('manage_options')) {
        wp_die('Vous n’avez pas le droit de changer ces réglages.', '', ['response' => 403]);
    }
    $fields = [
        'address' => ['Adresse du script', 'https://cdn.exemple.fr/flx/1.0.0/flx.js ; vide si dist/ est dans le dossier de l’extension.'],
        'base' => ['Base des services', '/globalflexit/ ; vide pour celle d’origine.'],
        'logo' => ['Adresse du logo', 'Celui du voile de chargement et des barres du menu.'],
    ];
    ?>
<div class="wrap">
<h1>flx</h1>
    <?php if (flx_script() === '') { ?>
<div class="notice notice-warning"><p>Le script n’a pas d’adresse : le site n’en charge aucun.</p></div>
    <?php } ?>
<form method="post" action="<?php echo esc_url(admin_url('admin-post.php')); ?>">
<input type="hidden" name="action" value="flx_save">
    <?php wp_nonce_field('flx_save'); ?>
<table class="form-table" role="presentation">
    <?php foreach ($fields as $name => [$label, $hint]) { ?>
<tr>
<th scope="row"><label for="flx-<?php echo esc_attr($name); ?>"><?php echo esc_html($label); ?></label></th>
<td><input id="flx-<?php echo esc_attr($name); ?>" class="regular-text" name="flx[<?php echo esc_attr($name); ?>]" value="<?php echo esc_attr(flx_settings()[$name]); ?>" aria-describedby="flx-<?php echo esc_attr($name); ?>-hint">
<p class="description" id="flx-<?php echo esc_attr($name); ?>-hint"><?php echo esc_html($hint); ?></p></td>
</tr>
    <?php } ?>
</table>
    <?php submit_button(); ?>
</form>
</div>
    <?php
}

add_action('admin_post_flx_save', 'flx_save');
function flx_save(): void
{
    if (!current_user_can('manage_options')) {
        wp_die('Vous n’avez pas le droit de changer ces réglages.', '', ['response' => 403]);
    }
    check_admin_referer('flx_save');
    $sent = wp_unslash($_POST['flx'] ?? []);
    $kept = [];
    foreach (['address', 'base', 'logo'] as $name) {
        $value = is_array($sent) && is_string($sent[$name] ?? null) ? trim($sent[$name]) : '';
        $kept[$name] = esc_url_raw($value, ['http', 'https']);
    }
    update_option('flx', $kept);
    wp_safe_redirect(add_query_arg('updated', 'true', admin_url('options-general.php?page=flx')));
    exit;
}

register_uninstall_hook(__FILE__, 'flx_uninstall');
function flx_uninstall(): void
{
    delete_option('flx');
}
