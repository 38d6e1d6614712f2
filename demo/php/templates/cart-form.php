<?php
/** Un bouton du panier : une action, sa valeur. @var string $service  @var string $action  @var string $value  @var string $label  @var ?string $class
 * @var ?int $due Le total : sur un téléphone, le bouton et lui restent en vue. */
?>
<form<?= isset($due) ? ' class="next"' : '' ?> method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="<?= e($action) ?>">
  <input type="hidden" name="value" value="<?= e($value) ?>">
  <?php if (isset($due)): ?><p class="due">Total <strong><?= e(euros($due)) ?></strong></p><?php endif ?>
  <button class="<?= e($class ?? '') ?>" data-flx-action="<?= e($action) ?>" data-flx-value="<?= e($value) ?>"><?= e($label) ?></button>
</form>
