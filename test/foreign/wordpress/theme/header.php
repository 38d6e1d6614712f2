<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php bloginfo('charset'); ?>">
<meta name="viewport" content="width=device-width, initial-scale=1">
<!-- guide: head -->
<?php wp_head(); ?>
</head>
<body <?php body_class(); ?>>
<?php wp_body_open(); ?>
<header id="masthead">
<p class="site-title"><a href="<?php echo esc_url(home_url('/')); ?>" rel="home"><?php bloginfo('name'); ?></a></p>
<nav id="site-navigation" aria-label="Menu principal">
<button class="menu-toggle" aria-controls="primary-menu" aria-expanded="false">Sommaire</button>
<?php wp_nav_menu(['theme_location' => 'primary', 'menu_id' => 'primary-menu', 'fallback_cb' => false]); ?>
</nav>
</header>
<main>
