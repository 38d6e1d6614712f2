<?php
/** @var array $cart  @var array $said */
$view = render('cart', ['cart' => $cart, 'said' => $said]);
?>
<h1>Mon panier</h1>
<flx-cart shop="/articles">
  <?php // Un <noscript> dans un autre le fermerait : ceux du panier s’effacent.
  // En HTML, le panier est dans la page dès le départ. En JSON, l’élément le dessine : le HTML sert alors sans script. ?>
  <?= base() === HTML_BASE ? $view : '<noscript>' . str_replace(['<noscript>', '</noscript>'], '', $view) . '</noscript>' ?>
</flx-cart>
