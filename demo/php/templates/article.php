<?php
/** @var array $article  @var list<array> $refs Ses couleurs */
$available = array_filter($refs, fn (array $ref): bool => $ref['stock'] > 0);
?>
<p><a href="/articles?categorie=<?= e($article['category_slug']) ?>"><?= e($article['category']) ?></a></p>
<div class="product">
  <flx-lightbox class="pictures">
    <?php foreach ($refs as $ref): ?>
    <a href="<?= e(str_replace('-480', '-960', $ref['image'])) ?>" rel="lightbox[article]"><img src="<?= e($ref['image']) ?>" width="480" height="480" alt="<?= e("$article[name], $ref[label]") ?>"></a>
    <?php endforeach ?>
  </flx-lightbox>
  <div>
    <h1><?= e($article['name']) ?></h1>
    <p><?= e($article['description']) ?></p>
    <p class="price"><?= e(euros($article['price'])) ?> TTC</p>
    <?php if (!$available): ?>
    <p>Épuisé pour le moment.</p>
    <?php else: ?>
    <flx-add-to-cart cart="/panier">
      <form method="post" action="<?= e(service('boutique/panier/add_item.php')) ?>">
        <input type="hidden" name="idarticle" value="<?= e($article['id']) ?>">
        <fieldset>
          <legend>Couleur</legend>
          <?php foreach ($refs as $ref): ?>
          <label><input type="radio" name="idreference" value="<?= e($ref['id']) ?>"<?= $ref['stock'] === 0 ? ' disabled' : '' ?><?= $ref['id'] === reset($available)['id'] ? ' checked' : '' ?>> <?= e($ref['label']) ?><?= $ref['stock'] === 0 ? ' (épuisé)' : '' ?></label>
          <?php endforeach ?>
        </fieldset>
        <label>Quantité <input type="number" name="quantite" value="1" min="1" inputmode="numeric"></label>
        <button type="submit" class="main">Ajouter au panier</button>
      </form>
    </flx-add-to-cart>
    <?php endif ?>
  </div>
</div>
