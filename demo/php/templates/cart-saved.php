<?php
/** Les paniers que le client a gardés, à reprendre. @var string $service */
$customer = customer();
$saved = $customer ? savedCartsOf($customer) : [];
?>
<?php if ($saved): ?>
<h3>Vos paniers gardés</h3>
<ul>
  <?php foreach ($saved as $one): ?>
  <li class="row"><?= e(savedCartName($one)) ?>, <?= e(countOf($one['count'], 'article', 'articles')) ?> <?= render('cart-form', ['service' => $service, 'action' => 'chargePanier', 'value' => (string) $one['id'], 'label' => 'Reprendre ' . savedCartName($one), 'class' => 'plain']) ?></li>
  <?php endforeach ?>
</ul>
<?php endif ?>
