<?php
/** @var string $title  @var string $content  @var array $said */
$customer = customer();
$library = config('library');
$cart = readCart();
// Dans le cadre d’un popup, la page n’est que son contenu.
$isFramed = ($_SERVER['HTTP_SEC_FETCH_DEST'] ?? '') === 'iframe';
// Devant le paiement, rien ne mène ailleurs.
$isCheckout = path() === '/panier' && $cart['step'] !== 'panier';
?>
<!doctype html>
<html lang="<?= e(language()) ?>">
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
  <a class="skip" href="#contenu"><?= e(t('Aller au contenu')) ?></a>
  <?php endif ?>
  <?php if ($isCheckout): ?>
  <header class="top">
    <a class="brand" href="/"><?= e(config('name')) ?></a>
    <a href="/panier">Revenir au panier</a>
  </header>
  <?php elseif (!$isFramed): ?>
  <header class="top">
    <button id="flx-menu-button" type="button" data-configmenu="principal"><?= e(t('Menu')) ?></button>
    <a class="brand" href="/"><?= e(config('name')) ?></a>
    <form class="find" role="search" action="/articles"><input name="q" aria-label="<?= e(t('Chercher un article')) ?>" placeholder="<?= e(t('Chercher')) ?>"><button><?= e(t('Chercher')) ?></button></form>
    <a href="<?= $customer ? '/compte' : '/connexion' ?>"><?= e($customer ? t('Mon compte') : t('Se connecter')) ?></a>
    <flx-cart-badge<?= $cart['count'] === 0 ? ' data-flx-empty' : '' ?>><a href="/panier"><?= e(t('Panier')) ?> <span data-flx-cart-count><?= e($cart['count']) ?></span></a></flx-cart-badge>
  </header>
  <flx-mobile-menu dim="black">
    <nav aria-label="<?= e(t('Principal')) ?>"><ul>
      <li><a href="/"><?= e(t('Accueil')) ?></a></li>
      <li><a href="/articles"><?= e(t('Boutique')) ?></a></li>
      <li><a href="/compte"><?= e(t('Mon compte')) ?></a></li>
      <li><a href="/ateliers"><?= e(t('Ateliers')) ?></a></li>
      <li><a href="/devis"><?= e(t('Demander un devis')) ?></a></li>
      <li><a href="/annonces"><?= e(t('Annonces')) ?></a></li>
      <li><a href="/contact"><?= e(t('Nous écrire')) ?></a></li>
    </ul></nav>
  </flx-mobile-menu>
  <?php endif ?>
  <main id="contenu" tabindex="-1">
    <?= render('message', ['said' => $said]) ?>
    <?= $content ?>
  </main>
  <?php if (!$isFramed): ?>
  <footer class="bottom">
    <?php if (!$isCheckout): ?>
    <flx-newsletter>
      <form method="post" action="<?= e(service('newsletter_v2/traitement.php')) ?>">
        <label><?= e(t('La lettre de la boutique')) ?> <input type="email" name="email" autocomplete="email" placeholder="nom@exemple.fr" required></label>
        <button><?= e(t('S’inscrire')) ?></button>
      </form>
    </flx-newsletter>
    <?php endif ?>
    <p><a href="/contact"><?= e(t('Nous écrire')) ?></a> · <a href="/conditions"><?= e(t('Conditions générales de vente')) ?></a> · <a href="/retractation"><?= e(t('Renoncer au contrat ici')) ?></a> · <a href="/resiliation"><?= e(t('Résilier votre contrat')) ?></a> · <a href="/cookies"><?= e(t('Cookies')) ?></a><?php if (language() === 'fr'): ?> · <a href="/en" lang="en" hreflang="en">In English</a><?php endif ?></p>
  </footer>
  <?php endif ?>
</body>
</html>
