<?php /** Une liste du compte, en HTML : la même qu’en JSON. @var array $list */ ?>
<?php if (!$list['lignes']): ?>
<p><?= e($list['vide']) ?></p>
<?php endif ?>
<ul>
  <?php foreach ($list['lignes'] as $line): ?>
  <li>
    <a href="<?= e($line['adresse']) ?>"><?= e($line['titre']) ?></a><?= isset($line['etat']) ? e(", {$line['etat']['libelle']}") : '' ?>, <?= e(euros((int) round($line['montant'] * 100))) ?>
    <p><time datetime="<?= e($line['date']) ?>"><?= e(dateInFull($line['date'])) ?></time></p>
    <?php foreach ($line['textes'] ?? [] as $text): ?><p><?= e($text) ?></p><?php endforeach ?>
    <?php foreach ($line['actions'] as $action): ?>
    <a class="button" href="<?= e($action['adresse']) ?>"><?= e($action['libelle']) ?><span class="visually-hidden"> <?= e($line['titre']) ?></span></a>
    <?php endforeach ?>
  </li>
  <?php endforeach ?>
</ul>
<?php if ($list['pages'] > 1): ?>
<nav class="row" aria-label="Pages de la liste">
  <?php if ($list['precedente'] !== ''): ?><a class="button" rel="prev" href="<?= e($list['precedente']) ?>">Précédente</a><?php endif ?>
  <span>Page <?= e($list['page']) ?> sur <?= e($list['pages']) ?></span>
  <?php if ($list['suivante'] !== ''): ?><a class="button" rel="next" href="<?= e($list['suivante']) ?>">Suivante</a><?php endif ?>
</nav>
<?php endif ?>
