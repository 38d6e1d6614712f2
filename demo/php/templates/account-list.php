<?php /** Une liste du compte, en HTML. @var array $list */ ?>
<?php if (!$list['lignes']): ?>
<p><?= e($list['vide']) ?></p>
<?php endif ?>
<ul>
  <?php foreach ($list['lignes'] as $line): ?>
  <li><a href="<?= e($line['adresse']) ?>"><?= e($line['titre']) ?></a>, <?= e($line['etat']['libelle']) ?>, <?= e(euros((int) round($line['montant'] * 100))) ?></li>
  <?php endforeach ?>
</ul>
