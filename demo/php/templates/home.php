<?php /** @var list<array> $articles */ ?>
<h1><?= e(config('name')) ?></h1>
<p>Une boutique en PHP, sans cadre ni script à elle : des gabarits, une base SQLite, et les balises de flx.</p>
<ul class="cards">
  <?php foreach ($articles as $article): ?><?= render('article-card', ['article' => $article]) ?><?php endforeach ?>
</ul>
<p><a class="button" href="/articles">Toute la boutique</a></p>
