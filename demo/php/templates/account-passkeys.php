<?php /** Les clés d’accès du compte. @var array $customer */
$service = '/compte/cles' . (base() === HTML_BASE ? '?mode=html' : '');
?>
<h2>Clés d’accès</h2>
<p>L’empreinte, le visage ou le code de votre appareil, à la place du mot de passe et du code.</p>
<?php if ($keys = passkeysOf($customer)): ?>
<ul>
  <?php foreach ($keys as $key): ?>
  <li class="row"><strong><?= e($key['name']) ?></strong>, ajoutée le <?= e(dateInFull(substr($key['made_at'], 0, 10))) ?><?= $key['used_at'] === '' ? '' : ', utilisée le ' . e(dateInFull(substr($key['used_at'], 0, 10))) ?>
    <flx-form no-draft>
      <form id="cle-<?= e($key['id']) ?>" method="post" action="<?= e($service) ?>">
        <input type="hidden" name="action" value="delete_cle">
        <input type="hidden" name="idcle" value="<?= e($key['id']) ?>">
        <button>Retirer<span class="visually-hidden"> la clé <?= e($key['name']) ?></span></button>
      </form>
    </flx-form>
  </li>
  <?php endforeach ?>
</ul>
<?php endif ?>
<flx-passkey>
  <flx-form no-draft>
    <form method="post" action="<?= e($service) ?>">
      <input type="hidden" name="action" value="new_cle">
      <input type="hidden" name="email" value="<?= e($customer['email']) ?>" autocomplete="username">
      <?= render('field', ['id' => 'cle-nom', 'name' => 'nom', 'label' => 'Nom de la clé', 'required' => true]) ?>
      <?= render('field', ['id' => 'cle-mot', 'name' => 'password_actuel', 'label' => 'Votre mot de passe', 'type' => 'password', 'autocomplete' => 'current-password', 'required' => true]) ?>
      <button>Ajouter une clé d’accès</button>
    </form>
  </flx-form>
  <p data-flx-no-passkeys hidden>Ce navigateur n’a pas de clés d’accès.</p>
</flx-passkey>
