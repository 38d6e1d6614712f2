<?php
/**
 * What a plugin calls of WordPress, by hand: hooks that are recorded and run in their order, and tags printed as
 * WordPress 6.5 prints them. What it escapes or strips is what WordPress escapes or strips, and no more: the title of an
 * entry of a menu, or a text in the option that was saved before, comes out as it is.
 */
declare(strict_types=1);

define('ABSPATH', $_SERVER['DOCUMENT_ROOT'] . '/');

$hooks = [];
$known = ['modules' => [], 'styles' => [], 'supports' => [], 'menus' => [], 'pages' => []];

function add_filter(string $hook, callable $callback, int $priority = 10, int $arguments = 1): void
{
    global $hooks;
    $hooks[$hook][$priority][] = [$callback, $arguments];
}

function add_action(string $hook, callable $callback, int $priority = 10, int $arguments = 1): void
{
    add_filter($hook, $callback, $priority, $arguments);
}

function apply_filters(string $hook, mixed $value, mixed ...$more): mixed
{
    global $hooks;
    $ranked = $hooks[$hook] ?? [];
    ksort($ranked);
    foreach (array_merge(...$ranked) as [$callback, $arguments]) {
        $value = $callback(...array_slice([$value, ...$more], 0, $arguments));
    }
    return $value;
}

function do_action(string $hook): void
{
    global $hooks;
    $ranked = $hooks[$hook] ?? [];
    ksort($ranked);
    foreach (array_merge(...$ranked) as [$callback]) {
        $callback();
    }
}

/* Texts and addresses */

function esc_attr(mixed $text): string
{
    return htmlspecialchars((string) $text, ENT_QUOTES, 'UTF-8', false);
}

function esc_html(mixed $text): string
{
    return esc_attr($text);
}

function esc_url_raw(string $url, ?array $protocols = null): string
{
    $url = preg_replace('~[^a-z0-9\-+_.?#=!&;,/:%@$|*\'()\[\]\x80-\xff]|\s~i', '', ltrim($url));
    if ($url === '' || in_array($url[0], ['/', '#', '?'], true)) {
        return $url;
    }
    if (!str_contains($url, ':')) {
        return "http://$url";
    }
    $protocol = strtolower(strstr($url, ':', true));
    return in_array($protocol, $protocols ?? ['http', 'https', 'mailto', 'tel'], true) ? $url : '';
}

function esc_url(string $url): string
{
    return str_replace(['&', "'"], ['&#038;', '&#039;'], esc_url_raw($url));
}

function wp_kses(string $text, array $allowed): string
{
    return preg_replace_callback(
        '~<(/?)([a-z][a-z0-9]*)\b[^>]*>?|[<>]~i',
        static fn (array $tag): string => isset($tag[2])
            ? (isset($allowed[strtolower($tag[2])]) ? "<$tag[1]$tag[2]>" : '')
            : htmlspecialchars($tag[0]),
        $text
    );
}

function wp_json_encode(mixed $value, int $flags = 0): string|false
{
    return json_encode($value, $flags);
}

function wp_unslash(mixed $value): mixed
{
    return is_array($value) ? array_map('wp_unslash', $value) : (is_string($value) ? stripslashes($value) : $value);
}

function wp_slash(mixed $value): mixed
{
    return is_array($value) ? array_map('wp_slash', $value) : (is_string($value) ? addslashes($value) : $value);
}

function wp_parse_args(array $given, array $defaults): array
{
    return array_merge($defaults, $given);
}

function absint(mixed $number): int
{
    return abs((int) $number);
}

/* Addresses of the site */

function home_url(string $path = ''): string
{
    return "http://{$_SERVER['HTTP_HOST']}$path";
}

function admin_url(string $path = ''): string
{
    return home_url("/wp-admin/$path");
}

function plugins_url(string $path, string $file): string
{
    return home_url('/wp-content/plugins/' . basename(dirname($file)) . "/$path");
}

function add_query_arg(string $name, string $value, string $url): string
{
    return $url . (str_contains($url, '?') ? '&' : '?') . "$name=$value";
}

function wp_safe_redirect(string $url): void
{
    header("Location: $url", true, 302);
}

/* Options */

function options(): array
{
    $file = ABSPATH . 'options.json';
    return is_file($file) ? json_decode(file_get_contents($file), true) : [];
}

function get_option(string $name, mixed $default = false): mixed
{
    return options()[$name] ?? $default;
}

function update_option(string $name, mixed $value): void
{
    file_put_contents(ABSPATH . 'options.json', json_encode([$name => $value] + options()));
}

/* Scripts and sheets */

function print_tag(array $attributes, string $content): void
{
    echo '<script';
    foreach ($attributes as $name => $value) {
        printf(' %s="%s"', $name, $name === 'src' ? esc_url($value) : esc_attr($value));
    }
    echo ">$content</script>\n";
}

function wp_print_script_tag(array $attributes): void
{
    print_tag(apply_filters('wp_script_attributes', $attributes), '');
}

function wp_print_inline_script_tag(string $data, array $attributes = []): void
{
    print_tag(apply_filters('wp_inline_script_attributes', $attributes, $data), "\n$data\n");
}

function wp_enqueue_script_module(string $id, string $src, array $needs = [], string|false|null $version = false): void
{
    global $known;
    $version = $version === false ? '6.5' : $version;
    $known['modules'][$id] = $version === null ? $src : add_query_arg('ver', $version, $src);
}

function wp_register_style(string $id, string|false $src, array $needs = [], ?string $version = null): void
{
    global $known;
    $known['styles'][$id] = '';
}

function wp_enqueue_style(string $id): void
{
}

function wp_add_inline_style(string $id, string $css): void
{
    global $known;
    $known['styles'][$id] .= $css;
}

function wp_is_block_theme(): bool
{
    return isset($_GET['bloc']);
}

/** WordPress' own map, where a block of its own has modules to name, and then the modules. */
function print_modules(): void
{
    global $known;
    if (isset($_GET['interactivity'])) {
        $map = ['imports' => ['@wordpress/interactivity' => home_url('/wp-includes/interactivity.js')]];
        wp_print_inline_script_tag(json_encode($map), ['type' => 'importmap', 'id' => 'wp-importmap']);
    }
    foreach ($known['modules'] as $id => $src) {
        wp_print_script_tag(['type' => 'module', 'src' => $src, 'id' => "$id-js-module"]);
    }
}
add_action(wp_is_block_theme() ? 'wp_head' : 'wp_footer', 'print_modules');

function wp_head(): void
{
    global $known;
    do_action('wp_enqueue_scripts');
    foreach ($known['styles'] as $id => $css) {
        echo "<style id=\"$id-inline-css\">\n$css\n</style>\n";
    }
    do_action('wp_head');
}

function wp_body_open(): void
{
    do_action('wp_body_open');
}

function wp_footer(): void
{
    do_action('wp_footer');
}

/* Themes and menus */

function add_theme_support(string $feature): void
{
    global $known;
    $known['supports'][] = $feature;
}

function current_theme_supports(string $feature): bool
{
    global $known;
    return in_array($feature, $known['supports'], true);
}

function register_nav_menus(array $places): void
{
    global $known;
    $known['menus'] += $places;
}

function has_nav_menu(string $place): bool
{
    global $known;
    return isset($known['menus'][$place], options()['menu']);
}

function add_shortcode(string $name, callable $callback): void
{
    add_filter("[$name]", static fn (): string => $callback());
}

function do_shortcode(string $text): string
{
    return preg_replace_callback('~\[\w+\]~', static fn (array $found): string => apply_filters($found[0], ''), $text);
}

function print_entries(array $entries, object $args, string $open): void
{
    echo $open;
    foreach ($entries as $entry) {
        $id = $entry['id'];
        $below = $entry['below'] ?? [];
        $title = apply_filters('nav_menu_item_title', $entry['title'], (object) $entry, $args, 0);
        $class = "menu-item menu-item-type-custom menu-item-object-custom menu-item-$id" . ($below ? ' menu-item-has-children' : '');
        printf('<li id="menu-item-%d" class="%s"><a href="%s">%s</a>', $id, $class, esc_url($entry['url']), $title);
        if ($below) {
            print_entries($below, $args, "\n<ul class=\"sub-menu\">\n");
        }
        echo "</li>\n";
    }
    echo "</ul>\n";
}

function wp_nav_menu(array $args): void
{
    print_entries(options()['menu'], (object) $args, '<ul id="menu-principal" class="menu">');
}

/* Administration */

function current_user_can(string $capability): bool
{
    return ($_COOKIE['role'] ?? '') === 'administrator' && $capability === 'manage_options';
}

function wp_create_nonce(string $action): string
{
    return substr(hash_hmac('md5', $action . ($_COOKIE['role'] ?? ''), 'salt'), -12, 10);
}

function wp_nonce_field(string $action): void
{
    printf('<input type="hidden" id="_wpnonce" name="_wpnonce" value="%s">', wp_create_nonce($action));
}

function check_admin_referer(string $action): void
{
    $sent = $_REQUEST['_wpnonce'] ?? '';
    if (!is_string($sent) || !hash_equals(wp_create_nonce($action), $sent)) {
        wp_die('Le lien que vous avez suivi est expiré.', '', ['response' => 403]);
    }
}

function wp_die(string $message, string $title = '', array $args = []): never
{
    http_response_code($args['response'] ?? 500);
    exit("<!doctype html><html lang=\"fr\"><title>Erreur</title><p>$message</p></html>");
}

function add_options_page(string $title, string $label, string $capability, string $slug, callable $page): void
{
    global $known;
    $known['pages'][$slug] = $page;
}

function submit_button(): void
{
    echo '<p class="submit"><input type="submit" name="submit" id="submit" class="button button-primary" value="Enregistrer"></p>';
}

function register_uninstall_hook(string $file, callable $callback): void
{
}
