<?php
/** La première étape : les lignes, les codes, les totaux. @var array $cart  @var array $said */
$service = cartService($cart);
$isRefused = $said['error'] !== '';
?>
<h2 data-flx-arrival tabindex="-1">Votre panier</h2>
<?= render('message', ['said' => $said]) ?>
<?php if ($cart['quote']): ?>
<div class="row">Ce panier vient du devis <?= e($cart['quote']['number']) ?> du <?= e(dateInFull($cart['quote']['made_on'])) ?>. <?= render('cart-form', ['service' => $service, 'action' => 'annuledevis', 'value' => (string) $cart['quote']['id'], 'label' => 'Annuler le devis', 'class' => 'plain']) ?></div>
<?php endif ?>
<ul class="lines">
  <?php foreach ($cart['lines'] as $line): $id = $line['id']; ?>
  <li id="ligne-<?= e($id) ?>" data-flx-line="<?= e($id) ?>" data-flx-article="<?= e($line['article_id']) ?>" data-flx-reference="<?= e($line['ref_id']) ?>"
      data-flx-name="<?= e($line['name']) ?>"<?= ($said['more']['ligne'] ?? '') === (string) $id ? ' data-flx-added' : '' ?>
      data-flx-item="<?= e(jsonForHtml(['item_id' => (string) $line['article_id'], 'item_name' => $line['name'], 'price' => inEuros($line['unit']), 'quantity' => $line['quantity']])) ?>">
    <img src="<?= e($line['image']) ?>" width="96" height="96" alt="">
    <div class="about">
      <a href="/article/<?= e($line['slug']) ?>"><?= e($line['name']) ?></a>, <?= e($line['label']) ?>
      <p><?= e(euros($line['unit'])) ?> <?= $line['slot'] ? 'la place' : 'pièce' ?></p>
      <?php if ($line['slot']): ?><p><a href="<?= e(moveAddress($line)) ?>">Changer de créneau</a></p><?php endif ?>
      <form class="quantity" method="post" action="<?= e($service) ?>">
        <input type="hidden" name="action" value="modifQte">
        <input type="hidden" name="value" value="<?= e($id) ?>">
        <button type="submit" name="quantite" value="<?= e($line['quantity'] - 1) ?>" data-flx-action="modifQte" data-flx-value="<?= e($id) ?>" data-flx-step="-1" aria-label="Moins de <?= e($line['name']) ?>">−</button>
        <button type="submit" name="quantite" value="<?= e($line['quantity'] + 1) ?>" data-flx-action="modifQte" data-flx-value="<?= e($id) ?>" data-flx-step="1" aria-label="Plus de <?= e($line['name']) ?>">+</button>
      </form>
      <form class="quantity" method="post" action="<?= e($service) ?>">
        <input type="hidden" name="action" value="modifQte">
        <input type="hidden" name="value" value="<?= e($id) ?>">
        <label>Quantité<span class="visually-hidden"> de <?= e($line['name']) ?></span>
          <input id="quantite-<?= e($id) ?>" name="quantite" value="<?= e($line['quantity']) ?>" inputmode="numeric" data-flx-action="modifQte" data-flx-value="<?= e($id) ?>" data-flx-max="<?= e(max(1, $line['stock'])) ?>"></label>
        <button type="submit" class="plain" data-flx-action="modifQte" data-flx-value="<?= e($id) ?>">Changer</button>
      </form>
      <p data-flx-note="<?= e($id) ?>" aria-live="polite"><?= e($line['message']) ?></p>
    </div>
    <div class="end">
      <strong><?= e(euros($line['total'])) ?></strong>
      <?= render('cart-form', ['service' => $service, 'action' => 'supArt', 'value' => (string) $id, 'label' => "Retirer $line[name]", 'class' => 'plain']) ?>
    </div>
  </li>
  <?php endforeach ?>
</ul>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="useCodePromo">
  <label>Code promo <input id="code" name="value" autocomplete="off"<?= $isRefused && ($said['action'] ?? '') === 'useCodePromo' ? ' aria-invalid="true"' : '' ?>></label>
  <button data-flx-action="useCodePromo">Appliquer</button>
</form>
<?php foreach ($cart['codes'] as $code): ?>
<div class="row"><?= e("$code[code] : $code[label]") ?> <?= render('cart-form', ['service' => $service, 'action' => 'deleteCodePromo', 'value' => $code['code'], 'label' => "Retirer le code $code[code]", 'class' => 'plain']) ?></div>
<?php endforeach ?>
<?php if (($cart['customer']['points'] ?? 0) > 0): ?>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="usePtsFidelite">
  <label>Points à utiliser, sur <?= e($cart['customer']['points']) ?> <input id="points" name="value" value="<?= e($cart['points']) ?>" inputmode="numeric"></label>
  <button data-flx-action="usePtsFidelite">Utiliser</button>
</form>
<?php endif ?>
<?= render('cart-saved', ['service' => $service]) ?>
<?= render('cart-totals', ['cart' => $cart]) ?>
<div class="row">
  <?php $other = $cart['display'] === 'ht' ? 'ttc' : 'ht'; ?>
  <form method="post" action="<?= e($service) ?>">
    <input type="hidden" name="panierv3[action]" value="change_aff_prix">
    <button class="plain" name="panierv3[value]" value="<?= e($other) ?>" data-flx-action="change_aff_prix" data-flx-value="<?= e($other) ?>">Voir les prix <?= e(strtoupper($other)) ?></button>
  </form>
  <?= render('cart-form', ['service' => $service, 'action' => 'chgEtape', 'value' => 'compte', 'label' => 'Passer la commande', 'class' => 'main', 'due' => $cart['total']]) ?>
</div>
