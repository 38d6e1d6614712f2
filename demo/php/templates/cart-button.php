<?php /** Un bouton du panier : une action, sa valeur. @var string $service  @var string $action  @var string $value  @var string $label  @var string $class */ ?>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="<?= e($action) ?>">
  <input type="hidden" name="value" value="<?= e($value) ?>">
  <button class="<?= e($class) ?>" data-flx-action="<?= e($action) ?>" data-flx-value="<?= e($value) ?>"><?= e($label) ?></button>
</form>
