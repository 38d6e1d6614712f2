<?php /** Les annonces publiées. @var list<array> $ads */ ?>
<h1>Annonces</h1>
<ul>
  <?php foreach ($ads as $ad): ?>
  <li><strong><?= e($ad['title']) ?></strong><br><?= nl2br(e($ad['text'])) ?></li>
  <?php endforeach ?>
</ul>
<?php if (!$ads): ?><p>Aucune annonce pour le moment.</p><?php endif ?>
<p><a href="/mes-annonces">Mes annonces</a></p>
