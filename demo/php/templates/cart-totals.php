<?php
/** @var array $cart */
$isHt = $cart['display'] === 'ht';
?>
<dl class="totals">
  <div><dt>Articles</dt><dd><?= e(euros($isHt ? articlesHt($cart) : $cart['articles'])) ?></dd></div>
  <?php foreach ($cart['codes'] as $code): ?>
  <div><dt><?= e($code['label']) ?></dt><dd>−<?= e(euros($isHt ? discountHt($code['discount'], $cart) : $code['discount'])) ?></dd></div>
  <?php endforeach ?>
  <?php if ($cart['delivery'] !== null): ?>
  <div><dt>Livraison</dt><dd><?= e($cart['delivery'] === 0 ? 'Offerte' : euros($isHt ? withoutVat($cart['delivery'], NORMAL_VAT) : $cart['delivery'])) ?></dd></div>
  <?php endif ?>
  <?php foreach ($cart['vat'] as $rate): ?>
  <div><dt>TVA <?= e(percent($rate['rate'])) ?></dt><dd><?= e(euros($rate['amount'])) ?></dd></div>
  <?php endforeach ?>
  <div class="total"><dt>Total <?= $isHt ? 'HT' : 'TTC' ?></dt><dd><?= e(euros($isHt ? $cart['total_ht'] : $cart['total'])) ?></dd></div>
</dl>
