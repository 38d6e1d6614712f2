<?php
/** @var array $said  @var ?array $order La commande nommée, quand elle l’est sans script */
$customer = customer();
$orders = $customer ? array_filter(ordersOf($customer), fn (array $each): bool => in_array($each['state'], ['payée', 'en attente'], true)) : [];
$errors = $said['errors'];
?>
<h1>Renoncer au contrat ici</h1>
<p>Vous avez quatorze jours après la réception pour renoncer à une commande, ou à une partie, sans dire pourquoi.</p>
<?= render('message', ['said' => ['errors' => []] + $said]) ?>
<flx-withdrawal>
  <form method="post" action="<?= e(service('boutique/compte/retractation.php')) ?>">
    <input type="hidden" name="formulaire" value="retractation">
    <input type="hidden" name="cle_envoi" value="<?= e(newKey()) ?>">
    <fieldset>
      <legend>Votre commande</legend>
      <?php if ($orders): ?>
      <input type="hidden" name="compte" value="1">
      <p class="field"><label for="commande">Commande</label>
      <select id="commande" name="commande" required>
        <option value="">Choisissez</option>
        <?php foreach ($orders as $each): ?>
        <option value="<?= e($each['number']) ?>"<?= posted('commande') === $each['number'] ? ' selected' : '' ?>><?= e("$each[number] du " . dayInFull(substr($each['placed_at'], 0, 10))) ?></option>
        <?php endforeach ?>
      </select></p>
      <?php if (isset($errors['commande'])): ?><p class="error"><?= e($errors['commande']) ?></p><?php endif ?>
      <?php else: ?>
      <?= render('field', ['id' => 'commande', 'name' => 'commande', 'label' => 'Numéro de la commande', 'required' => true, 'value' => posted('commande', 40), 'error' => $errors['commande'] ?? '']) ?>
      <?= render('field', ['id' => 'commande-email', 'name' => 'email', 'label' => 'Adresse e-mail de la commande', 'type' => 'email', 'autocomplete' => 'email', 'required' => true, 'value' => posted('email', 200), 'error' => $errors['email'] ?? '']) ?>
      <?php endif ?>
      <noscript><button>Voir les articles de la commande</button></noscript>
    </fieldset>
    <fieldset>
      <legend>Ce à quoi vous renoncez</legend>
      <div data-flx-part="articles" data-flx-depends="commande, email"><?= render('withdrawal-lines', ['order' => $order, 'errors' => $errors]) ?></div>
      <button class="main">Confirmer la rétractation</button>
    </fieldset>
  </form>
</flx-withdrawal>
