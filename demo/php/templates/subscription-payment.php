<?php /** De quoi un abonnement se paie : dans une fenêtre, ou dans la page sans script. @var array $one */ ?>
<form method="post" action="<?= e(service('boutique/compte/traitement.php')) ?>">
  <input type="hidden" name="action" value="majPaiement">
  <input type="hidden" name="idabo" value="<?= e($one['id']) ?>">
  <fieldset>
    <legend>Moyen de paiement de « <?= e($one['name']) ?> »</legend>
    <?php foreach (subscriptionPayments() as $id => $means): ?>
    <label class="choice"><input type="radio" name="idmoyenpaie" value="<?= e($id) ?>" required<?= (string) $id === $one['payment_id'] ? ' checked' : '' ?>> <?= e($means['nom']) ?></label>
    <?php endforeach ?>
  </fieldset>
  <button class="main">Payer ainsi</button>
</form>
