<?php
/** La première étape : les lignes, les codes, les totaux. @var array $cart  @var array $said */
$service = cartService($cart);
$isRefused = $said['error'] !== '';
?>
<h2 data-flx-arrival tabindex="-1">Votre panier</h2>
<?= render('message', ['said' => $said]) ?>
<ul class="lines">
  <?php foreach ($cart['lines'] as $line): $id = $line['id']; ?>
  <li id="ligne-<?= e($id) ?>" data-flx-line="<?= e($id) ?>" data-flx-article="<?= e($line['article_id']) ?>" data-flx-reference="<?= e($line['ref_id']) ?>"
      data-flx-name="<?= e($line['name']) ?>"<?= ($said['more']['ligne'] ?? '') === (string) $id ? ' data-flx-added' : '' ?>
      data-flx-item="<?= e(jsonForHtml(['item_id' => (string) $line['article_id'], 'item_name' => $line['name'], 'price' => inEuros($line['unit']), 'quantity' => $line['quantity']])) ?>">
    <img src="<?= e($line['image']) ?>" width="96" height="96" alt="">
    <div class="about">
      <a href="/article/<?= e($line['slug']) ?>"><?= e($line['name']) ?></a>, <?= e($line['label']) ?>
      <p><?= e(euros($line['unit'])) ?> la pièce</p>
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
      <?= cartButton($service, 'supArt', (string) $id, "Retirer $line[name]") ?>
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
<div class="row"><?= e("$code[code] : $code[label]") ?> <?= cartButton($service, 'deleteCodePromo', $code['code'], "Retirer le code $code[code]") ?></div>
<?php endforeach ?>
<?= render('cart-totals', ['cart' => $cart]) ?>
<div class="row">
  <?php $other = $cart['display'] === 'ht' ? 'ttc' : 'ht'; ?>
  <?= cartButton($service, 'change_aff_prix', $other, 'Voir les prix ' . strtoupper($other)) ?>
  <?= cartButton($service, 'chgEtape', 'compte', 'Passer la commande', 'main') ?>
</div>
