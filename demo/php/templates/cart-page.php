<?php
/** @var array $cart  @var array $said */
$view = render('cart', ['cart' => $cart, 'said' => $said]);
?>
<h1>Mon panier</h1>
<flx-cart shop="/articles">
  <?php // En HTML, le panier est dans la page dès le départ. En JSON, l’élément le dessine : le HTML sert alors sans script. ?>
  <?= base() === HTML_BASE ? $view : "<noscript>$view</noscript>" ?>
</flx-cart>
