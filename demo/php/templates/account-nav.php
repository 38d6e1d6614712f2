<?php /** Les sections du compte. @var string $current Le nom de la liste montrée ; vide, l’aperçu */ ?>
<nav aria-label="Mon compte">
  <ul class="row">
    <li><a href="<?= e(rtrim(explode('?', sectionAddress(''))[0], '/') . (base() === HTML_BASE ? '?mode=html' : '')) ?>"<?= $current === '' ? ' aria-current="page"' : '' ?>>Aperçu</a></li>
    <?php foreach (ACCOUNT_LISTS as $name => [$slug, $title]): ?>
    <li><a href="<?= e(sectionAddress($slug)) ?>"<?= $current === $name ? ' aria-current="page"' : '' ?>><?= e($title) ?></a></li>
    <?php endforeach ?>
  </ul>
</nav>
