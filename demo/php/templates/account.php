<?php /** @var array $customer  @var array<string, array> $lists Par leur nom */ ?>
<h1>Mon compte</h1>
<p>Bonjour <?= e("$customer[first_name] $customer[last_name]") ?> : <?= e(countOf($customer['points'], 'point', 'points')) ?> de fidélité.</p>
<flx-account>
  <?= render('account-nav', ['current' => '']) ?>
  <div data-flx-panel>
  <?php foreach ($lists as $name => $list): ?>
  <section>
    <h2><?= e(ACCOUNT_LISTS[$name][1]) ?></h2>
    <div data-flx-list="<?= e($name) ?>"><?= render('account-list', ['list' => $list]) ?></div>
  </section>
  <?php endforeach ?>
  </div>
<ul>
  <li><a href="/mes-annonces">Mes annonces</a></li>
  <li><a href="/retractation">Renoncer au contrat ici</a></li>
  <li><a href="/resiliation">Résilier votre contrat</a></li>
</ul>
<h2>Code à la connexion</h2>
<p><?= $customer['second_factor'] ? 'Votre connexion demande un code, envoyé par courriel.' : 'Votre mot de passe suffit pour vous connecter.' ?></p>
<form method="post" action="/compte/second-facteur">
  <input type="hidden" name="actif" value="<?= $customer['second_factor'] ? '0' : '1' ?>">
  <?= render('field', ['id' => 'facteur-mot', 'name' => 'password', 'label' => 'Votre mot de passe', 'type' => 'password', 'autocomplete' => 'current-password', 'required' => true]) ?>
  <button><?= $customer['second_factor'] ? 'Ne plus demander de code' : 'Demander aussi un code' ?></button>
</form>
<h2>Mot de passe</h2>
<flx-password-change back="/compte">
  <flx-form no-draft>
    <form method="post" action="<?= e(service('extranet_v2/traitement.php')) ?>">
      <input type="hidden" name="action" value="modif_mdp">
      <input type="hidden" name="email" value="<?= e($customer['email']) ?>" autocomplete="username">
      <?= render('field', ['id' => 'mot-actuel', 'name' => 'password_actuel', 'label' => 'Mot de passe actuel', 'type' => 'password', 'autocomplete' => 'current-password', 'required' => true]) ?>
      <?= render('field', ['id' => 'mot-nouveau', 'name' => 'password', 'label' => 'Nouveau mot de passe', 'type' => 'password', 'autocomplete' => 'new-password', 'required' => true]) ?>
      <?= render('field', ['id' => 'mot-encore', 'name' => 'password_confirm', 'label' => 'Confirmez le mot de passe', 'type' => 'password', 'autocomplete' => 'new-password', 'required' => true]) ?>
      <button>Changer le mot de passe</button>
    </form>
  </flx-form>
</flx-password-change>
<?= render('account-passkeys', ['customer' => $customer]) ?>
<form method="post" action="/deconnexion"><button>Se déconnecter</button></form>
</flx-account>
