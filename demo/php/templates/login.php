<h1>Connexion</h1>
<flx-login href="/compte">
  <form method="post" action="<?= e(service('extranet_v2/traitement.php')) ?>">
    <input type="hidden" name="action" value="login">
    <?= field('email', 'email', 'Adresse e-mail', 'email', 'username') ?>
    <?= field('password', 'password', 'Mot de passe', 'password', 'current-password') ?>
    <button class="main">Se connecter</button>
  </form>
</flx-login>
<?php if (config('demo_email') !== ''): ?>
<p>Le compte d’essai : <?= e(config('demo_email')) ?>, mot de passe <?= e(config('demo_password')) ?></p>
<?php endif ?>
<h2>Ouvrir un compte</h2>
<flx-signup>
  <form method="post" action="<?= e(service('extranet_v2/traitement.php')) ?>">
    <input type="hidden" name="action" value="new_compte">
    <?= field('compte-prenom', 'prenom', 'Prénom', 'text', 'given-name') ?>
    <?= field('compte-nom', 'nom', 'Nom', 'text', 'family-name') ?>
    <?= field('compte-email', 'email', 'Adresse e-mail', 'email', 'email') ?>
    <?= field('compte-password', 'password', 'Mot de passe', 'password', 'new-password') ?>
    <button>Créer mon compte</button>
  </form>
</flx-signup>
