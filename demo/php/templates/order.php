<?php
/** La commande passée : elle prend la place du panier, et c’est aussi sa page. @var array $order  @var list<array> $lines */
?>
<section data-flx-view="order" data-flx-order="<?= e($order['number']) ?>">
  <h2 tabindex="-1">Commande <span class="number"><?= e($order['number']) ?></span></h2>
  <?php if ($order['state'] === 'à payer'): ?>
  <p>Merci. Il reste à la payer : vos articles sont réservés une demi-heure.</p>
  <p><a class="button main" href="/paiement/<?= e($order['token']) ?>">Payer <?= e(euros($order['total'])) ?></a></p>
  <?php elseif ($order['state'] === 'refusée'): ?>
  <p>Le paiement est refusé : rien n’est débité, et vos articles sont revenus au panier. <a class="button main" href="/panier?etape=paiement">Payer autrement</a></p>
  <?php elseif ($order['state'] === 'abandonnée'): ?>
  <p>Le paiement n’est jamais arrivé : la commande est abandonnée et rien n’a été débité. Vos articles sont de retour dans votre panier. <a class="button main" href="/panier?etape=paiement">Reprendre ma commande</a></p>
  <?php elseif ($order['state'] === 'paiement à rendre'): ?>
  <p>Votre paiement va vous être rendu : la banque l’a accepté quand la commande n’était plus ouverte. Rien n’est commandé, la somme est notée et nous vous la rendons.</p>
  <?php else: ?>
  <p>Merci. Votre commande est <?= e($order['state']) ?>.</p>
  <?php endif ?>
  <ul>
    <?php foreach ($lines as $line): ?>
    <li><?= e("$line[quantity] × $line[name], $line[label]") ?> : <?= e(euros($line['unit'] * $line['quantity'])) ?></li>
    <?php endforeach ?>
  </ul>
  <p><?= e($order['delivery']) ?></p>
  <p><?= e($order['payment']) ?>, total <strong><?= e(euros($order['total'])) ?> TTC</strong></p>
  <?php foreach (documentsOfOrder($order) as $document): ?>
  <p><a href="/documents/<?= e($document['number']) ?>"><?= e(documentName($document)) ?></a></p>
  <?php endforeach ?>
  <p><a href="/commande/<?= e($order['token']) ?>">Suivre ma commande</a></p>
</section>
