<?php
/** La dernière étape : la livraison, le paiement, la commande. @var array $cart  @var array $said */
$service = cartService($cart);
$isOrder = ($said['action'] ?? '') === 'valide_panier';
?>
<h2 data-flx-arrival tabindex="-1">Livraison et paiement</h2>
<?php if (!$isOrder): ?><?= render('message', ['said' => $said]) ?><?php endif ?>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="selOffre">
  <fieldset>
    <legend>Mode de livraison</legend>
    <?php foreach (OFFERS as $id => $one): ?>
    <label class="choice"><input type="radio" id="offre-<?= e($id) ?>" name="value" value="<?= e($id) ?>" data-flx-action="selOffre" data-flx-value="<?= e($id) ?>"<?= (string) $id === $cart['offer_id'] ? ' checked' : '' ?>>
      <?= e($one['nom']) ?> · <?= e($one['delai']) ?> · <?= e(deliveryPrice($one, $cart) === 0 ? 'Offerte' : euros(deliveryPrice($one, $cart))) ?></label>
    <?php endforeach ?>
    <noscript><button>Choisir cette livraison</button></noscript>
  </fieldset>
</form>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="change_moyen_paie">
  <fieldset>
    <legend>Moyen de paiement</legend>
    <?php foreach (PAYMENTS as $id => $means): ?>
    <label class="choice"><input type="radio" id="moyen-<?= e($id) ?>" name="value" value="<?= e($id) ?>" data-flx-action="change_moyen_paie" data-flx-value="<?= e($id) ?>"<?= (string) $id === $cart['payment_id'] ? ' checked' : '' ?>>
      <?= e($means['nom']) ?> · <?= e($means['description']) ?></label>
    <?php endforeach ?>
    <noscript><button>Choisir ce moyen de paiement</button></noscript>
  </fieldset>
</form>
<?= render('cart-totals', ['cart' => $cart]) ?>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="valide_panier">
  <input type="hidden" name="cle_commande" value="<?= e($cart['order_key']) ?>">
  <input type="hidden" name="total_vu" value="<?= e(amount($cart['total'])) ?>">
  <input type="hidden" name="prix_vus" value="<?= e(implode(' ', array_map(fn (array $line): string => "$line[id]:" . amount($line['unit']), $cart['lines']))) ?>">
  <?php if ($cart['hindrances']): ?>
  <p>Avant de commander :</p>
  <ul><?php foreach ($cart['hindrances'] as $text): ?><li><?= e($text) ?></li><?php endforeach ?></ul>
  <?php endif ?>
  <?php foreach (ORDER_OPTIONS as $name => $option): ?>
  <label class="choice"><input type="checkbox" id="option-<?= e($name) ?>" name="requiredOption[<?= e($name) ?>]" value="1"<?= $option['obligatoire'] ? '' : ' data-flx-optional' ?>> <span><?= $option['libelle'] ?></span></label>
  <?php endforeach ?>
  <div data-flx-validation role="alert" tabindex="-1"><?php if ($isOrder): ?><?= render('message', ['said' => ['errors' => []] + $said]) ?><?php endif ?></div>
  <button class="main" data-flx-action="valide_panier">Commander avec obligation de paiement</button>
</form>
<?= cartButton($service, 'chgEtape', 'compte', 'Revenir aux coordonnées') ?>
