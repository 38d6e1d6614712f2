<?php
/** La page entière. @var string $title  @var string $content  @var array $said */
$customer = customer();
$library = config('library');
$cart = readCart();
// Dans la fenêtre d’un popup, la page n’est que son contenu.
$isFramed = ($_SERVER['HTTP_SEC_FETCH_DEST'] ?? '') === 'iframe';
// Devant le paiement, rien ne mène ailleurs.
$isCheckout = path() === '/panier' && $cart['step'] !== 'panier';
?>
<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="color-scheme" content="light dark">
  <title><?= e($title) ?> · <?= e(config('name')) ?></title>
  <link rel="icon" href="data:,">
  <link rel="stylesheet" href="/style.css">
  <?= integrityMap() ?>
  <script type="module" nonce="<?= e(nonce()) ?>" src="<?= e("$library/flx.js") ?>" crossorigin></script>
</head>
<body data-idpage="2" data-idparent="0" data-filariane="2">
  <flx-config base="<?= e(base()) ?>" session-hash="<?= e($_SESSION['hash']) ?>"></flx-config>
  <?php if (!$isFramed): ?>
  <a class="skip" href="#contenu">Aller au contenu</a>
  <header class="top">
    <?php if ($isCheckout): ?>
    <a class="brand" href="/"><?= e(config('name')) ?></a>
    <a href="/panier">Revenir au panier</a>
    <?php else: ?>
    <button id="flx-menu-button" type="button" data-configmenu="principal">Menu</button>
    <a class="brand" href="/"><?= e(config('name')) ?></a>
    <form class="find" role="search" action="/articles"><input name="q" aria-label="Chercher un article" placeholder="Chercher"><button>Chercher</button></form>
    <a href="<?= $customer ? '/compte' : '/connexion' ?>"><?= $customer ? 'Mon compte' : 'Se connecter' ?></a>
    <flx-cart-badge<?= $cart['count'] === 0 ? ' data-flx-empty' : '' ?>><a href="/panier">Panier <span data-flx-cart-count><?= e($cart['count']) ?></span></a></flx-cart-badge>
    <?php endif ?>
  </header>
  <?php if (!$isCheckout): ?>
  <flx-mobile-menu dim="black">
    <nav aria-label="Principal"><ul>
      <li><a href="/">Accueil</a></li>
      <li><a href="/articles">Boutique</a></li>
      <li><a href="/compte">Mon compte</a></li>
      <li><a href="/contact">Nous écrire</a></li>
    </ul></nav>
  </flx-mobile-menu>
  <?php endif ?>
  <?php endif ?>
  <main id="contenu" tabindex="-1">
    <?= render('message', ['said' => $said]) ?>
    <?= $content ?>
  </main>
  <?php if (!$isFramed): ?>
  <footer class="bottom"><p><a href="/contact">Nous écrire</a> · <a href="/conditions">Conditions générales de vente</a></p></footer>
  <?php endif ?>
</body>
</html>
