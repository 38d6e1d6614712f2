<?php /** @var array $article */ ?>
<li class="card" id="article-<?= e($article['id']) ?>">
  <a href="/article/<?= e($article['slug']) ?>">
    <img src="<?= e($article['image']) ?>" width="480" height="480" alt="" loading="lazy">
    <?= e($article['name']) ?>
  </a>
  <p><?= e(euros($article['price'])) ?> TTC<?= $article['stock'] > 0 ? '' : ' · épuisé' ?></p>
</li>
