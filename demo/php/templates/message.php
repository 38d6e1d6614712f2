<?php /** Ce qu’il faut dire d’une action. @var array $said  @var ?string $next La page suivante */ ?>
<?php if (($said['error'] ?? '') !== ''): ?>
<div class="alert alert-danger" role="alert">
  <p><?= e($said['error']) ?></p>
  <?php if ($said['errors']): ?>
  <ul>
    <?php foreach ($said['errors'] as $field => $text): ?>
    <li data-flx-field="<?= e($field) ?>"><?= e($text) ?></li>
    <?php endforeach ?>
  </ul>
  <?php endif ?>
</div>
<?php elseif (($said['info'] ?? '') !== '' || ($next ?? '') !== ''): ?>
<p class="alert alert-success" role="status"<?php if (($next ?? '') !== ''): ?> data-flx-redirect="<?= e($next) ?>"<?php endif ?>><?= e($said['info'] ?: 'C’est fait.') ?></p>
<?php endif ?>
