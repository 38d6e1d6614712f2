<?php /** @var array $customer  @var array $list */ ?>
<h1>Mon compte</h1>
<p>Bonjour <?= e("$customer[first_name] $customer[last_name]") ?> : <?= e(countOf($customer['points'], 'point', 'points')) ?> de fidélité.</p>
<flx-account>
  <section>
    <h2>Mes commandes</h2>
    <div data-flx-list="boutique-compte:liste_cmd"><?= render('account-list', ['list' => $list]) ?></div>
  </section>
</flx-account>
<ul>
  <li><a href="/mes-annonces">Mes annonces</a></li>
  <li><a href="/retractation">Renoncer au contrat ici</a></li>
</ul>
<h2>Code à la connexion</h2>
<p><?= $customer['second_factor'] ? 'Votre connexion demande un code, envoyé par courriel.' : 'Votre mot de passe suffit pour vous connecter.' ?></p>
<form method="post" action="/compte/second-facteur">
  <input type="hidden" name="actif" value="<?= $customer['second_factor'] ? '0' : '1' ?>">
  <?= render('field', ['id' => 'facteur-mot', 'name' => 'password', 'label' => 'Votre mot de passe', 'type' => 'password', 'autocomplete' => 'current-password', 'required' => true]) ?>
  <button><?= $customer['second_factor'] ? 'Ne plus demander de code' : 'Demander aussi un code' ?></button>
</form>
<form method="post" action="/deconnexion"><button>Se déconnecter</button></form>
