<?php /** @var list<array> $coming */ ?>
<ul>
  <?php foreach ($coming as $each): ?>
  <li><?= e("$each[title], " . dayInFull($each['day'])) ?> : <?= e($each['seats'] > 0 ? countOf($each['seats'], 'place', 'places') : 'complet') ?></li>
  <?php endforeach ?>
</ul>
<p><button type="button" data-flx-refresh>Recompter les places</button></p>
