<?php /** L’accusé de réception d’une déclaration. @var array $made  @var string $text */ ?>
<p class="alert alert-success" role="status" data-flx-receipt="<?= e($made['id']) ?>"><?= e($text) ?> <time datetime="<?= e($made['declared_at']) ?>"></time></p>
