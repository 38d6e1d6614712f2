<?php get_header(); ?>
<h1>Journal</h1>
<!-- guide: list -->
<?php get_footer(); ?>
