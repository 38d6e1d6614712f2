<?php /** L’accusé de réception. @var array $made  @var array $order */ ?>
<p class="alert alert-success" role="status" data-flx-receipt="<?= e($made['id']) ?>"><?= e(receiptText($made, $order)) ?> <time datetime="<?= e($made['declared_at']) ?>"></time></p>
