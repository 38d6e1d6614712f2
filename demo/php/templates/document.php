<?php
/**
 * Une facture, ou un avoir. @var array $document  @var array $order  @var list<array> $lines
 * @var array $amounts Ce que la commande comptait ce jour-là, en centimes ; vide pour celles d’avant.
 */
?>
<h1><?= e(documentName($document)) ?></h1>
<p><?= e(config('seller')) ?></p>
<p>Le <?= e(dateInFull($document['issued_on'])) ?>, pour la commande <a href="/commande/<?= e($order['token']) ?>"><?= e($order['number']) ?></a> du <?= e(dateInFull(substr($order['placed_at'], 0, 10))) ?>.</p>
<p>Client : <?= e($order['billing'] ?: $order['email']) ?></p>
<?php if ($document['kind'] === 'avoir'): ?>
<p><?= e($document['reason']) ?></p>
<p>Montant <?= $document['state'] === 'remboursé' ? 'remboursé' : 'à vous rembourser' ?> : <strong><?= e(euros($document['total'])) ?> TTC</strong></p>
<?php else: ?>
<ul>
  <?php foreach ($lines as $line): ?>
  <li><?= e("$line[quantity] × $line[name], $line[label]") ?>, à <?= e(euros($line['unit'])) ?> : <?= e(euros($line['unit'] * $line['quantity'])) ?> TTC</li>
  <?php endforeach ?>
</ul>
<dl>
  <?php foreach (['Remises' => -$amounts['discount'] - $amounts['points_discount'], 'Livraison' => (int) $amounts['delivery'], 'Frais de paiement' => $amounts['fee']] as $label => $cents): ?>
  <?php if ($cents !== 0): ?><dt><?= e($label) ?></dt><dd><?= e(euros($cents)) ?> TTC</dd><?php endif ?>
  <?php endforeach ?>
  <?php foreach ($amounts['vat'] as $rate): ?>
  <dt>TVA à <?= e(str_replace('.', ',', (string) ($rate['rate'] / 10))) ?> % sur <?= e(euros($rate['base'])) ?> HT</dt><dd><?= e(euros($rate['amount'])) ?></dd>
  <?php endforeach ?>
  <dt>Total</dt><dd><strong><?= e(euros($document['total'])) ?> TTC</strong></dd>
</dl>
<p>Payée : <?= e($order['payment']) ?>. <?= e($order['delivery']) ?></p>
<?php endif ?>
