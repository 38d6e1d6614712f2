<?php
/** La commande passée : elle prend la place du panier, et c’est aussi sa page. @var array $order  @var list<array> $lines */
$invoice = isOwnOrder($order) ? value('SELECT number FROM invoices WHERE order_id = ?', [$order['id']]) : null;
?>
<section data-flx-view="order" data-flx-order="<?= e($order['number']) ?>">
  <h2 tabindex="-1">Commande <span class="number"><?= e($order['number']) ?></span></h2>
  <?php if ($order['state'] === 'à payer'): ?>
  <p>Merci. Il reste à la payer : vos articles sont réservés une demi-heure.</p>
  <p><a class="button main" href="/paiement/<?= e($order['token']) ?>">Payer <?= e(euros($order['total'])) ?></a></p>
  <?php elseif ($order['state'] === 'refusée'): ?>
  <p>Le paiement est refusé : rien n’est débité, et vos articles sont revenus au panier. <a class="button main" href="/panier?etape=paiement">Payer autrement</a></p>
  <?php elseif ($order['state'] === 'abandonnée'): ?>
  <p>Le paiement n’est pas arrivé à temps : la commande est abandonnée, et rien n’est débité.</p>
  <?php elseif ($order['state'] === 'paiement à rendre'): ?>
  <p>Votre paiement est arrivé trop tard : la commande n’était plus ouverte. Nous vous le rendons.</p>
  <?php else: ?>
  <p>Merci. Votre commande est <?= e($order['state']) ?>.</p>
  <?php endif ?>
  <ul>
    <?php foreach ($lines as $line): ?>
    <li><?= e("$line[quantity] × $line[name], $line[label]") ?> : <?= e(euros($line['unit'] * $line['quantity'])) ?></li>
    <?php endforeach ?>
  </ul>
  <p><?= e($order['delivery']) ?></p>
  <p><?= e($order['payment']) ?>, total <strong><?= e(euros($order['total'])) ?> TTC</strong></p>
  <?php if ($invoice): ?><p><a href="/factures/<?= e($invoice) ?>">Facture <?= e($invoice) ?></a></p><?php endif ?>
  <p><a href="/commande/<?= e($order['token']) ?>">Suivre ma commande</a></p>
</section>
