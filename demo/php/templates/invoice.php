<?php /** Une facture. @var array $invoice  @var array $order  @var list<array> $lines  @var array $amounts Les montants de la commande, en centimes */ ?>
<h1>Facture <?= e($invoice['number']) ?></h1>
<p><?= e(config('seller')) ?></p>
<p>Le <?= e(dateInFull($invoice['issued_on'])) ?>, pour la commande <a href="/commande/<?= e($order['token']) ?>"><?= e($order['number']) ?></a> du <?= e(dateInFull(substr($order['placed_at'], 0, 10))) ?>.</p>
<p>Client : <?= e($order['billing']) ?></p>
<ul>
  <?php foreach ($lines as $line): ?>
  <li><?= e("$line[quantity] × $line[name], $line[label]") ?>, à <?= e(euros($line['unit'])) ?> : <?= e(euros($line['unit'] * $line['quantity'])) ?> TTC</li>
  <?php endforeach ?>
</ul>
<dl class="totals">
  <?php if ($amounts['discount'] > 0): ?><div><dt>Remises</dt><dd>−<?= e(euros($amounts['discount'])) ?> TTC</dd></div><?php endif ?>
  <div><dt>Livraison</dt><dd><?= e(euros($amounts['delivery'])) ?> TTC</dd></div>
  <?php foreach ($amounts['vat'] as $rate): ?>
  <div><dt>TVA à <?= e(percent($rate['rate'])) ?> sur <?= e(euros($rate['base'])) ?> HT</dt><dd><?= e(euros($rate['amount'])) ?></dd></div>
  <?php endforeach ?>
  <div class="total"><dt>Total TTC</dt><dd><?= e(euros($order['total'])) ?></dd></div>
</dl>
<p>Payée : <?= e($order['payment']) ?>. <?= e($order['delivery']) ?></p>
