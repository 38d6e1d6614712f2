<?php
/** Les ateliers d’un jour, et ceux d’à côté. Sans script, les liens mènent à la page de ce jour. @var string $day */
$found = workshopsOf($day);
[$before, $after] = [nearDay($day, false), nearDay($day, true)];
?>
<h3><?= e(ucfirst(dayInFull($day))) ?></h3>
<ul>
  <?php foreach ($found as $each): ?>
  <li><?= e($each['hour']) ?>, <strong><?= e($each['title']) ?></strong> : <?= e($each['about']) ?></li>
  <?php endforeach ?>
  <?php if (!$found): ?><li>Aucun atelier ce jour-là.</li><?php endif ?>
</ul>
<p class="row">
  <?php if ($before !== ''): ?><a href="/ateliers?jour=<?= e($before) ?>" data-flx-date="<?= e($before) ?>">Avant : <?= e(dayInFull($before)) ?></a><?php endif ?>
  <?php if ($after !== ''): ?><a href="/ateliers?jour=<?= e($after) ?>" data-flx-date="<?= e($after) ?>">Après : <?= e(dayInFull($after)) ?></a><?php endif ?>
</p>
