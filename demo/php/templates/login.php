<h1>Connexion</h1>
<flx-login href="/compte">
  <form method="post" action="<?= e(service('extranet_v2/traitement.php')) ?>">
    <input type="hidden" name="action" value="login">
    <?= render('field', ['id' => 'email', 'name' => 'email', 'label' => 'Adresse e-mail', 'type' => 'email', 'autocomplete' => relyingParty() ? 'username webauthn' : 'username', 'required' => true]) ?>
    <?= render('field', ['id' => 'password', 'name' => 'password', 'label' => 'Mot de passe', 'type' => 'password', 'autocomplete' => 'current-password', 'required' => true]) ?>
    <button class="main">Se connecter</button>
    <?php if (relyingParty()): ?><button type="button" data-flx-passkey hidden>Utiliser une clé d’accès</button><?php endif ?>
  </form>
  <details data-flx-forgotten>
    <summary>Mot de passe oublié</summary>
    <form method="post" action="<?= e(service('extranet_v2/traitement.php')) ?>">
      <input type="hidden" name="action" value="mdp_oublie">
      <?= render('field', ['id' => 'oubli-email', 'name' => 'email', 'label' => 'Adresse e-mail du compte', 'type' => 'email', 'autocomplete' => 'username', 'required' => true]) ?>
      <button>Recevoir un lien</button>
    </form>
  </details>
</flx-login>
<?php if (config('demo_email') !== ''): ?>
<p>Le compte d’essai : <?= e(config('demo_email')) ?>, mot de passe <?= e(config('demo_password')) ?></p>
<?php endif ?>
<h2>Ouvrir un compte</h2>
<flx-signup>
  <form method="post" action="<?= e(service('extranet_v2/traitement.php')) ?>">
    <input type="hidden" name="action" value="new_compte">
    <?= render('field', ['id' => 'compte-prenom', 'name' => 'prenom', 'label' => 'Prénom', 'autocomplete' => 'given-name', 'required' => true]) ?>
    <?= render('field', ['id' => 'compte-nom', 'name' => 'nom', 'label' => 'Nom', 'autocomplete' => 'family-name', 'required' => true]) ?>
    <?= render('field', ['id' => 'compte-email', 'name' => 'email', 'label' => 'Adresse e-mail', 'type' => 'email', 'autocomplete' => 'email', 'required' => true]) ?>
    <?= render('field', ['id' => 'compte-password', 'name' => 'password', 'label' => 'Mot de passe', 'type' => 'password', 'autocomplete' => 'new-password', 'required' => true]) ?>
    <button>Créer mon compte</button>
  </form>
</flx-signup>
