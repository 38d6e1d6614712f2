<?php
/** Une liste du compte, en HTML : ses lignes, et ce que l’on peut y faire. @var array $list */
$service = service('boutique/compte/traitement.php');
?>
<?php foreach ($list['resume'] ?? [] as $fact): ?>
<p><?= e($fact['libelle']) ?> : <?= e($fact['valeur']) ?></p>
<?php endforeach ?>
<?php if (!$list['lignes']): ?>
<p><?= e($list['vide']) ?></p>
<?php else: ?>
<ul>
  <?php foreach ($list['lignes'] as $line): ?>
  <li>
    <?php if (isset($line['adresse'])): ?><a href="<?= e($line['adresse']) ?>"><?= e($line['titre']) ?></a><?php else: ?><strong><?= e($line['titre']) ?></strong><?php endif ?><?= isset($line['etat']) || isset($line['montant']) ? ',' : '' ?>
    <?php if (isset($line['etat'])): ?><?= e($line['etat']['libelle']) ?>,<?php endif ?> <?php if (isset($line['montant'])): ?><?= e(euros((int) round($line['montant'] * 100))) ?><?php endif ?>
    <?php if (isset($line['date'])): ?><p><time datetime="<?= e($line['date']) ?>"><?= e(dateInFull($line['date'])) ?></time></p><?php endif ?>
    <?php foreach ($line['textes'] ?? [] as $text): ?><p><?= e($text) ?></p><?php endforeach ?>
    <?php if ($line['historique'] ?? []): ?>
    <details><summary>Historique</summary><ul>
      <?php foreach ($line['historique'] as $text): ?><li><?= e($text) ?></li><?php endforeach ?>
    </ul></details>
    <?php endif ?>
    <?php foreach ($line['actions'] as $action): ?>
    <?php if (isset($action['adresse'])): ?><a class="button" href="<?= e($action['adresse']) ?>"><?= e($action['libelle']) ?><span class="visually-hidden"> <?= e($line['titre']) ?></span></a>
    <?php else: ?><?= render('account-action', ['service' => $service, 'action' => $action, 'about' => $line['titre']]) ?><?php endif ?>
    <?php endforeach ?>
  </li>
  <?php endforeach ?>
</ul>
<?php endif ?>
<?php if ($list['pages'] > 1): ?>
<nav class="row" aria-label="Pages de la liste">
  <?php if ($list['precedente'] !== ''): ?><a class="button" rel="prev" href="<?= e($list['precedente']) ?>">Précédente</a><?php endif ?>
  <span>Page <?= e($list['page']) ?> sur <?= e($list['pages']) ?></span>
  <?php if ($list['suivante'] !== ''): ?><a class="button" rel="next" href="<?= e($list['suivante']) ?>">Suivante</a><?php endif ?>
</nav>
<?php endif ?>
<?php foreach ($list['actions'] ?? [] as $action): ?>
<?= render('account-action', ['service' => $service, 'action' => $action, 'about' => '']) ?>
<?php endforeach ?>
