<?php /** Choisir un mot de passe par le lien d’un courriel. @var ?array $customer  @var array $errors */ ?>
<h1>Choisir un nouveau mot de passe</h1>
<?php if (!$customer): ?>
<p>Ce lien a déjà servi, ou n’est plus valable. <a href="/connexion">Demandez-en un autre</a>.</p>
<?php else: ?>
<flx-password-change back="/connexion">
  <flx-form no-draft>
    <form method="post" action="<?= e(path() . (base() === HTML_BASE ? '?mode=html' : '')) ?>">
      <input type="hidden" name="email" value="<?= e($customer['email']) ?>" autocomplete="username">
      <p>Pour le compte <?= e($customer['email']) ?>. Dix caractères au moins.</p>
      <?= render('field', ['id' => 'nouveau-mot', 'name' => 'password', 'label' => 'Nouveau mot de passe', 'type' => 'password', 'autocomplete' => 'new-password', 'required' => true, 'error' => $errors['password'] ?? '']) ?>
      <?= render('field', ['id' => 'nouveau-encore', 'name' => 'password_confirm', 'label' => 'Confirmez le mot de passe', 'type' => 'password', 'autocomplete' => 'new-password', 'required' => true, 'error' => $errors['password_confirm'] ?? '']) ?>
      <button class="main">Changer le mot de passe</button>
    </form>
  </flx-form>
</flx-password-change>
<?php endif ?>
