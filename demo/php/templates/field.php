<?php
/**
 * Un champ, son libellé, et ce qui ne va pas.
 * @var string $id  @var string $name  @var string $label  @var ?string $value  @var ?string $error  @var ?string $type
 * @var ?string $autocomplete  @var ?bool $required  @var ?string $more Des attributs écrits par le gabarit
 */
?>
<p class="field">
  <label for="<?= e($id) ?>"><?= e($label) ?><?= ($required ?? false) ? '' : ' (facultatif)' ?></label>
  <input id="<?= e($id) ?>" name="<?= e($name) ?>" type="<?= e($type ?? 'text') ?>" value="<?= e($value ?? '') ?>" autocomplete="<?= e($autocomplete ?? 'off') ?>"<?= ($required ?? false) ? ' required' : '' ?><?php if (($error ?? '') !== ''): ?> aria-invalid="true" aria-describedby="<?= e($id) ?>-erreur"<?php endif ?> <?= $more ?? '' ?>>
  <?php if (($error ?? '') !== ''): ?><span class="error" id="<?= e($id) ?>-erreur"><?= e($error) ?></span><?php endif ?>
</p>
