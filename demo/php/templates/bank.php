<?php /** @var array $order */ ?>
<h1>Banque de démonstration</h1>
<?php if ($order['state'] === 'à payer'): ?>
<p>Commande <?= e($order['number']) ?> : <?= e(euros($order['total'])) ?>.</p>
<form class="row" method="post" action="/paiement/<?= e($order['token']) ?>">
  <button class="main" name="decision" value="accepter">Accepter le paiement</button>
  <button name="decision" value="refuser">Refuser le paiement</button>
</form>
<?php else: ?>
<p>Cette commande est <?= e($order['state']) ?>. <a href="/commande/<?= e($order['token']) ?>">La voir</a></p>
<?php endif ?>
