<h1>Résilier votre contrat</h1>
<form method="post" action="<?= e(service('boutique/compte/resiliation.php')) ?>">
  <h2>Récapitulatif</h2>
  <dl>
    <?php foreach (['reference' => 'Contrat', 'date_souhaitee' => 'Date souhaitée', 'motif' => 'Motif', 'nom' => 'Nom et prénom', 'email' => 'Adresse e-mail'] as $name => $label): ?>
    <dt><?= e($label) ?></dt><dd><?= e(posted($name) ?: '—') ?><input type="hidden" name="<?= e($name) ?>" value="<?= e(posted($name)) ?>"></dd>
    <?php endforeach ?>
  </dl>
  <input type="hidden" name="cle_envoi" value="<?= e(posted('cle_envoi', 64)) ?>">
  <input type="hidden" name="recapitule" value="1">
  <button class="main">Notification de la résiliation</button>
  <button name="modifier" value="1">Modifier</button>
</form>
