<?php
/**
 * Le panier en HTML : la page l’a dès le départ, et chaque action répond lui. Les accroches data-flx-… disent à
 * <flx-cart> ce qu’est chaque chose ; sans script, les mêmes formulaires mènent jusqu’à la commande.
 *
 * @var array $cart  @var array $said
 */
$step = $cart['step'];
$stages = ['panier' => 'cart', 'compte' => 'account', 'paiement' => 'payment'];
?>
<div class="cart" data-flx-view="cart" data-flx-version="<?= e($cart['version']) ?>" data-flx-count="<?= e($cart['count']) ?>"
     data-flx-display="<?= e($cart['display']) ?>" data-flx-total-ht="<?= e(amount($cart['total_ht'])) ?>"
     data-flx-total-ttc="<?= e(amount($cart['total'])) ?>" data-flx-stage="<?= e($stages[$step]) ?>">
  <?php if ($cart['lines']): ?>
  <nav aria-label="Étapes de la commande">
    <ol class="steps">
      <?php foreach (['panier' => 'Panier', 'compte' => 'Coordonnées', 'paiement' => 'Paiement'] as $name => $label): ?>
      <li<?= $name === $step ? ' aria-current="step"' : '' ?>><?= e($label) ?></li>
      <?php endforeach ?>
    </ol>
  </nav>
  <?php endif ?>
  <?php if (!$cart['lines']): ?>
  <?= render('message', ['said' => $said]) ?>
  <p data-flx-arrival tabindex="-1">Votre panier est vide. <a href="/articles">Voir la boutique</a></p>
  <?php else: ?>
  <?= render("cart-$stages[$step]", ['cart' => $cart, 'said' => $said]) ?>
  <?php endif ?>
</div>
