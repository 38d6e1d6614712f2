<?php
/** Un champ, son libellé, et ce qui ne va pas. @var string $id  @var string $name  @var string $label  @var string $type
 * @var string $autocomplete  @var bool $required  @var string $value  @var string $error */
$isWrong = $error !== '';
?>
<p class="field">
  <label for="<?= e($id) ?>"><?= e($label) ?><?= $required ? '' : ' (facultatif)' ?></label>
  <input id="<?= e($id) ?>" name="<?= e($name) ?>" type="<?= e($type) ?>" value="<?= e($value) ?>" autocomplete="<?= e($autocomplete) ?>"
    <?= $required ? 'required' : '' ?> <?php if ($isWrong): ?>aria-invalid="true" aria-describedby="<?= e($id) ?>-erreur"<?php endif ?>>
  <?php if ($isWrong): ?><span class="error" id="<?= e($id) ?>-erreur"><?= e($error) ?></span><?php endif ?>
</p>
