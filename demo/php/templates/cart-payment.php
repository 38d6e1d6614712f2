<?php
/** La dernière étape : la livraison, le paiement, la commande. @var array $cart  @var array $said */
$service = cartService($cart);
$offer = OFFERS[$cart['offer_id']] ?? null;
$payment = PAYMENTS[$cart['payment_id']] ?? null;
$address = ownAddress($cart, (string) $cart['delivery_address_id']);
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
<?php if ($offer && $offer['type'] === 'relais'): ?><?= render('relay', ['cart' => $cart, 'said' => $said, 'postalCode' => $address['code_postal'] ?? '']) ?><?php endif ?>
<?php if ($offer && $offer['type'] === 'retrait'): ?>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="panierv3[action]" value="change_idpointdevente">
  <fieldset data-flx-points>
    <legend>Point de vente</legend>
    <?php foreach (SHOPS as $id => $shop): ?>
    <label class="choice"><input type="radio" id="boutique-<?= e($id) ?>" name="panierv3[value]" value="<?= e($id) ?>" data-flx-action="change_idpointdevente" data-flx-value="<?= e($id) ?>"<?= (string) $id === $cart['shop_id'] ? ' checked' : '' ?>>
      <?= e("$shop[nom], $shop[adresse], $shop[code_postal] $shop[ville] · $shop[horaires]") ?></label>
    <?php endforeach ?>
    <noscript><button>Retirer ici</button></noscript>
  </fieldset>
</form>
<?php endif ?>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="change_moyen_paie">
  <fieldset>
    <legend>Moyen de paiement</legend>
    <?php foreach (PAYMENTS as $id => $means): ?>
    <label class="choice"><input type="radio" id="moyen-<?= e($id) ?>" name="value" value="<?= e($id) ?>" data-flx-action="change_moyen_paie" data-flx-value="<?= e($id) ?>"<?= (string) $id === $cart['payment_id'] ? ' checked' : '' ?>>
      <?= e($means['nom']) ?><?= $means['fee'] > 0 ? ' · +' . e(euros($means['fee'])) : '' ?> · <?= e($means['description']) ?></label>
    <?php endforeach ?>
    <noscript><button>Choisir ce moyen de paiement</button></noscript>
  </fieldset>
</form>
<?php if ($payment && $payment['banques']): ?>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="change_moyen_paie">
  <input type="hidden" name="idMoyenPaie" value="<?= e($cart['payment_id']) ?>">
  <fieldset>
    <legend>Payer avec</legend>
    <?php foreach ($payment['banques'] as $id => $name): ?>
    <label class="choice"><input type="radio" id="banque-<?= e($id) ?>" name="idModePaiementBanque" value="<?= e($id) ?>" data-flx-action="change_moyen_paie" data-flx-value="<?= e($cart['payment_id']) ?>"<?= (string) $id === $cart['bank_id'] ? ' checked' : '' ?>> <?= e($name) ?></label>
    <?php endforeach ?>
    <noscript><button>Choisir cette banque</button></noscript>
  </fieldset>
</form>
<?php endif ?>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="infossup">
  <p class="field"><label for="mot">Un mot à joindre au colis (facultatif)</label>
  <textarea id="mot" name="mot" rows="2" data-flx-action="infossup" data-flx-value=""><?= e($cart['note']) ?></textarea></p>
  <noscript><button>Enregistrer ce mot</button></noscript>
</form>
<?= render('cart-totals', ['cart' => $cart]) ?>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="valide_panier">
  <input type="hidden" name="cle_commande" value="<?= e($cart['order_key']) ?>">
  <input type="hidden" name="total_vu" value="<?= e(amount($cart['total'])) ?>">
  <input type="hidden" name="prix_vus" value="<?= e(implode(' ', array_map(fn (array $line): string => "$line[id]:" . amount($line['unit']), $cart['lines']))) ?>">
  <?php if ($offer && $offer['type'] === 'relais' && $cart['relay']): ?>
  <input type="hidden" name="relais_id" value="<?= e($cart['relay_id']) ?>">
  <?php endif ?>
  <?php if ($cart['hindrances']): ?>
  <p>Avant de commander :</p>
  <ul><?php foreach ($cart['hindrances'] as [, , $text]): ?><li><?= e($text) ?></li><?php endforeach ?></ul>
  <?php endif ?>
  <?php foreach (ORDER_OPTIONS as $name => $option): ?>
  <label class="choice"><input type="checkbox" id="option-<?= e($name) ?>" name="requiredOption[<?= e($name) ?>]" value="1"<?= $option['obligatoire'] ? '' : ' data-flx-optional' ?>> <span><?= $option['libelle'] ?></span></label>
  <?php endforeach ?>
  <div data-flx-validation role="alert" tabindex="-1"><?php if ($isOrder): ?><?= render('message', ['said' => ['errors' => []] + $said]) ?><?php endif ?></div>
  <div class="next">
    <p class="due">Total <strong><?= e(euros($cart['total'])) ?></strong></p>
    <button class="main" data-flx-action="valide_panier">Commander avec obligation de paiement</button>
  </div>
</form>
<?= render('cart-form', ['service' => $service, 'action' => 'chgEtape', 'value' => 'compte', 'label' => 'Revenir aux coordonnées', 'class' => 'plain']) ?>
