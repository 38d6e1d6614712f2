<?php
/* What an editor has written: twelve posts, a gallery, and a menu of two places. No template of the site's editor yet. */
update_option('posts_per_page', 5);
wp_delete_post(1, true);
foreach (range(1, 12) as $number) {
    wp_insert_post([
        'post_title' => "Billet $number",
        'post_content' => "<!-- wp:paragraph --><p>Ce que la mer a apporté le $number.</p><!-- /wp:paragraph -->",
        'post_status' => 'publish',
        'post_date' => sprintf('2026-01-%02d 10:00:00', $number),
    ]);
}
$picture = static function (string $name): string {
    $id = wp_insert_attachment(['post_title' => $name, 'post_mime_type' => 'image/webp', 'post_status' => 'inherit'], "$name.webp");
    $src = "/wp-content/uploads/$name.webp";
    return "<!-- wp:image {\"id\":$id,\"linkDestination\":\"media\"} --><figure class=\"wp-block-image size-large\"><a href=\"$src\"><img src=\"$src\" alt=\"$name\" class=\"wp-image-$id\"/></a><figcaption class=\"wp-element-caption\">Le $name</figcaption></figure><!-- /wp:image -->";
};
$figures = $picture('phare') . $picture('port');
wp_insert_post([
    'post_title' => 'Le phare et le port',
    'post_name' => 'galerie',
    'post_status' => 'publish',
    'post_date' => '2025-12-01 10:00:00',
    'post_content' => "<!-- wp:gallery {\"linkTo\":\"media\"} --><figure class=\"wp-block-gallery has-nested-images columns-default is-cropped\">$figures</figure><!-- /wp:gallery -->",
]);
$menu = wp_create_nav_menu('Du site');
$entry = static fn (string $title, string $url, int $below = 0): int => wp_update_nav_menu_item($menu, 0, [
    'menu-item-title' => $title,
    'menu-item-url' => $url,
    'menu-item-parent-id' => $below,
    'menu-item-status' => 'publish',
]);
$entry('Accueil', '/');
$entry('Les phares', '/phares', $entry('Visiter', '/visiter'));
update_option('flx-test-menu', $menu);
