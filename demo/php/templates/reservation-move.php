<?php /** Déplacer une réservation du panier. @var array $line  @var array $view */ ?>
<h1>Déplacer une réservation</h1>
<p><?= e($line['name']) ?> : <?= e(slotText($line['slot'])) ?>, <?= e(countOf($line['quantity'], 'place', 'places')) ?>.</p>
<flx-reservation type="move" article="<?= e($line['article_id']) ?>" reference="<?= e($line['ref_id']) ?>" line="<?= e($line['id']) ?>" date="<?= e($line['slot']['day']) ?>" heure="<?= e($line['slot']['starts_at']) ?>" cart="/panier">
  <?= render('reservation', ['view' => $view, 'said' => done(), 'page' => $_SERVER['REQUEST_URI']]) ?>
</flx-reservation>
<p><a href="/panier">Revenir au panier</a></p>
