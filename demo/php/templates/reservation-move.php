<?php /** Déplacer une réservation, du panier ou du compte. @var array $line  @var array $view */ ?>
<h1>Déplacer une réservation</h1>
<p><?= e($line['name']) ?> : <?= e(slotText($line['slot'])) ?>, <?= e(countOf($line['quantity'], 'place', 'places')) ?>.</p>
<flx-reservation type="move" from="<?= e($line['from'] ?? 'panier') ?>" article="<?= e($line['article_id']) ?>" reference="<?= e($line['ref_id']) ?>" line="<?= e($line['id']) ?>" date="<?= e($line['slot']['day']) ?>" heure="<?= e($line['slot']['starts_at']) ?>" cart="/panier">
  <?= render('reservation', ['view' => $view, 'said' => done(), 'page' => $_SERVER['REQUEST_URI']]) ?>
</flx-reservation>
<p><?php if (isset($line['from'])): ?><a href="/compte">Revenir au compte</a><?php else: ?><a href="/panier">Revenir au panier</a><?php endif ?></p>
