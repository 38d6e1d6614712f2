<?php /** La page en anglais. @var list<array> $articles */ ?>
<h1><?= e(t('Une boutique au bord de l’eau')) ?></h1>
<p><a href="/" lang="fr" hreflang="fr">En français</a></p>
<h2><?= e(t('Ce que nous vendons')) ?></h2>
<ul class="cards" lang="fr">
  <?php foreach ($articles as $article): ?><?= render('article-card', ['article' => $article]) ?><?php endforeach ?>
</ul>
<p><a class="button" href="/articles" hreflang="fr"><?= e(t('Toute la boutique')) ?></a></p>
<flx-popup></flx-popup>
<p><a class="squeezebox" href="/conditions" hreflang="fr"><?= e(t('Conditions générales de vente')) ?></a></p>
