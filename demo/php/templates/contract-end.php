<?php /** @var array $said */ $errors = $said['errors']; ?>
<h1>Résilier votre contrat</h1>
<?= render('message', ['said' => ['errors' => []] + $said]) ?>
<flx-contract-end>
  <form method="post" action="<?= e(service('boutique/compte/resiliation.php')) ?>">
    <input type="hidden" name="formulaire" value="resiliation">
    <input type="hidden" name="cle_envoi" value="<?= e(newKey()) ?>">
    <fieldset>
      <legend>Votre contrat</legend>
      <?= render('field', ['id' => 'reference', 'name' => 'reference', 'label' => 'Numéro du contrat, ou de client', 'required' => true, 'value' => posted('reference', 60) ?: asked('reference', 60), 'error' => $errors['reference'] ?? '']) ?>
      <?= render('field', ['id' => 'date-souhaitee', 'name' => 'date_souhaitee', 'label' => 'Date souhaitée', 'type' => 'date', 'value' => posted('date_souhaitee', 10), 'error' => $errors['date_souhaitee'] ?? '']) ?>
      <?= render('field', ['id' => 'motif', 'name' => 'motif', 'label' => 'Motif (en cas de résiliation anticipée)', 'value' => posted('motif')]) ?>
    </fieldset>
    <fieldset>
      <legend>Vous</legend>
      <?= render('field', ['id' => 'resiliation-nom', 'name' => 'nom', 'label' => 'Nom et prénom', 'autocomplete' => 'name', 'required' => true, 'value' => posted('nom', 120), 'error' => $errors['nom'] ?? '']) ?>
      <?= render('field', ['id' => 'resiliation-email', 'name' => 'email', 'label' => 'Adresse e-mail', 'type' => 'email', 'autocomplete' => 'email', 'required' => true, 'value' => posted('email', 200), 'error' => $errors['email'] ?? '']) ?>
      <button class="main">Notification de la résiliation</button>
    </fieldset>
  </form>
</flx-contract-end>
