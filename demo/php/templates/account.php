<?php /** Le compte, et l’une de ses listes. @var array $customer  @var string $name Le nom de la liste  @var array $list */ ?>
<h1>Mon compte</h1>
<p>Bonjour <?= e("$customer[first_name] $customer[last_name]") ?>.</p>
<flx-account>
  <nav aria-label="Mon compte">
    <ul class="row">
      <?php foreach (ACCOUNT_LISTS as $each => [$slug, $title]): ?>
      <li><a href="<?= e(sectionAddress($slug)) ?>"<?= $each === $name ? ' aria-current="page"' : '' ?>><?= e($title) ?></a></li>
      <?php endforeach ?>
    </ul>
  </nav>
  <div data-flx-panel>
    <h2><?= e(ACCOUNT_LISTS[$name][1]) ?></h2>
    <div data-flx-list="<?= e($name) ?>"><?= render('account-list', ['list' => $list]) ?></div>
  </div>
</flx-account>
<form method="post" action="/deconnexion"><button>Se déconnecter</button></form>
