<?php /** @var array $customer  @var array $list */ ?>
<h1>Mon compte</h1>
<p>Bonjour <?= e("$customer[first_name] $customer[last_name]") ?> : <?= e(countOf($customer['points'], 'point', 'points')) ?> de fidélité.</p>
<flx-account>
  <section>
    <h2>Mes commandes</h2>
    <div data-flx-list="boutique-compte:liste_cmd"><?= render('account-list', ['list' => $list]) ?></div>
  </section>
</flx-account>
<form method="post" action="/deconnexion"><button>Se déconnecter</button></form>
