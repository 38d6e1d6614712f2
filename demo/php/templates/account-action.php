<?php /** Une action d’une liste du compte. @var string $service  @var array $action  @var string $about Ce dont elle parle */ ?>
<form class="row" method="post" action="<?= e($service) ?>"<?php if (isset($action['confirmation'])): ?> data-flx-confirm="<?= e($action['confirmation']) ?>"<?php endif ?>>
  <input type="hidden" name="action" value="<?= e($action['action']) ?>">
  <?php foreach ($action['champs'] ?? [] as $name => $text): ?><input type="hidden" name="<?= e($name) ?>" value="<?= e($text) ?>"><?php endforeach ?>
  <?php if (isset($action['saisie'])): ?><label><?= e($action['saisie']['libelle']) ?> <input name="<?= e($action['saisie']['nom']) ?>" value="<?= e($action['saisie']['valeur']) ?>" autocomplete="off"></label><?php endif ?>
  <button<?= ($action['important'] ?? false) ? ' class="main"' : '' ?>><?= e($action['libelle']) ?><?php if ($about !== ''): ?><span class="visually-hidden"> <?= e($about) ?></span><?php endif ?></button>
</form>
