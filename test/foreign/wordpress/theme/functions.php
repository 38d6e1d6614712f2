<?php
add_action('after_setup_theme', static function (): void {
    add_theme_support('title-tag');
    add_theme_support('custom-logo');
    register_nav_menus(['primary' => 'Menu principal']);
});
add_action('wp_enqueue_scripts', static function (): void {
    wp_enqueue_style('phare', get_stylesheet_uri(), [], '1.0');
});
