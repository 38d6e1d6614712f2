<?php
/** La deuxième étape : qui achète, et où cela va. @var array $cart  @var array $said */
$service = cartService($cart);
$buyer = $cart['customer'];
// Ce qui a été saisi dans le formulaire de cette action, et ce qui n’y va pas.
$isAbout = fn (string $action): bool => ($said['action'] ?? '') === $action;
$typed = fn (string $action, string $name): string => $isAbout($action) ? (string) ($said['typed'][$name] ?? '') : '';
$error = fn (string $action, string $name): string => $isAbout($action) ? ($said['errors'][$name] ?? '') : '';
$person = fn (string $action, string $id): string =>
    field("$id-prenom", 'prenom', 'Prénom', 'text', 'given-name', value: $typed($action, 'prenom'), error: $error($action, 'prenom'))
    . field("$id-nom", 'nom', 'Nom', 'text', 'family-name', value: $typed($action, 'nom'), error: $error($action, 'nom'))
    . field("$id-email", 'email', 'Adresse e-mail', 'email', 'email', value: $typed($action, 'email'), error: $error($action, 'email'));
?>
<h2 data-flx-arrival tabindex="-1"><?= $buyer ? e("Bonjour $buyer[first_name] $buyer[last_name]") : 'Vos coordonnées' ?></h2>
<?= render('message', ['said' => ['errors' => []] + $said]) ?>
<?php if (!$buyer): ?>
<div class="doors">
  <section>
    <h3>J’ai déjà un compte</h3>
    <form method="post" action="<?= e($service) ?>">
      <input type="hidden" name="action" value="connexion">
      <?= field('connexion-email', 'email', 'Adresse e-mail', 'email', 'username', value: $typed('connexion', 'email')) ?>
      <?= field('connexion-mot', 'password', 'Mot de passe', 'password', 'current-password') ?>
      <button class="main" data-flx-action="connexion">Se connecter</button>
    </form>
  </section>
  <section>
    <h3>Je commande sans compte</h3>
    <form method="post" action="<?= e($service) ?>">
      <input type="hidden" name="action" value="sans_compte">
      <?= $person('sans_compte', 'sans') ?>
      <button class="main" data-flx-action="sans_compte">Continuer sans compte</button>
    </form>
  </section>
  <section>
    <h3>Je crée mon compte</h3>
    <form method="post" action="<?= e($service) ?>">
      <input type="hidden" name="action" value="new_compte">
      <?= $person('new_compte', 'compte') ?>
      <?= field('compte-password', 'password', 'Mot de passe', 'password', 'new-password', error: $error('new_compte', 'password')) ?>
      <button data-flx-action="new_compte">Créer mon compte</button>
    </form>
  </section>
</div>
<?php else: ?>
<p>Votre adresse e-mail : <?= e($buyer['email']) ?></p>
<?php foreach ($cart['addresses'] ? ['livraison' => 'delivery_address_id', 'facturation' => 'billing_address_id'] : [] as $kind => $column): ?>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="affect_adresse_<?= e($kind) ?>">
  <fieldset>
    <legend>Adresse de <?= e($kind) ?></legend>
    <?php foreach ($cart['addresses'] as $address): ?>
    <label class="choice">
      <input type="radio" id="<?= e("$kind-$address[id]") ?>" name="value" value="<?= e($address['id']) ?>"<?= $address['id'] === $cart[$column] ? ' checked' : '' ?>
        data-flx-action="affect_adresse_<?= e($kind) ?>" data-flx-value="<?= e($address['id']) ?>">
      <?= e(($address['intitule'] === '' ? '' : "$address[intitule], ") . addressText($address)) ?>
    </label>
    <?php endforeach ?>
    <noscript><button>Utiliser cette adresse</button></noscript>
  </fieldset>
</form>
<?php endforeach ?>
<?php foreach ([...$cart['addresses'], null] as $address):
    $action = $address ? 'modif_adresse' : 'new_adresse';
    $id = 'adresse-' . ($address['id'] ?? 'nouvelle-' . count($cart['addresses']));
    $isThis = $isAbout($action) && $said['error'] !== '' && (!$address || ($said['value'] ?? '') === (string) $address['id']);
    ?>
<details id="<?= e($id) ?>"<?= $isThis || !$cart['addresses'] ? ' open' : '' ?>>
  <summary><?= $address ? 'Modifier l’adresse « ' . e($address['intitule'] ?: $address['adresse']) . ' »' : 'Nouvelle adresse' ?></summary>
  <form method="post" action="<?= e($service) ?>">
    <input type="hidden" name="action" value="<?= e($action) ?>">
    <?php if ($address): ?>
    <input type="hidden" name="value" value="<?= e($address['id']) ?>">
    <input type="hidden" name="idadresse" value="<?= e($address['id']) ?>">
    <?php endif ?>
    <input type="hidden" name="pays" value="<?= e($address['pays'] ?? 'FR') ?>">
    <?php foreach ([
        ['intitule', 'Nom de cette adresse', 'off', false], ['prenom', 'Prénom', 'given-name', true], ['nom', 'Nom', 'family-name', true],
        ['societe', 'Société', 'organization', false], ['adresse', 'Adresse', 'address-line1', true],
        ['complement', 'Complément d’adresse', 'address-line2', false], ['code_postal', 'Code postal', 'postal-code', true],
        ['ville', 'Ville', 'address-level2', true], ['telephone', 'Téléphone', 'tel', false],
    ] as [$name, $label, $autocomplete, $required]): ?>
    <?= field("$id-$name", $name, $label, 'text', $autocomplete, $required,
        $isThis ? $typed($action, $name) : ($address[$name] ?? ''), $isThis ? $error($action, $name) : '') ?>
    <?php endforeach ?>
    <button data-flx-action="<?= e($action) ?>"<?php if ($address): ?> data-flx-value="<?= e($address['id']) ?>"<?php endif ?>>Enregistrer l’adresse</button>
  </form>
</details>
<?php endforeach ?>
<?php endif ?>
<?= render('cart-totals', ['cart' => $cart]) ?>
<div class="row">
  <?= cartButton($service, 'chgEtape', 'panier', 'Revenir au panier') ?>
  <?= $buyer ? cartButton($service, 'chgEtape', 'paiement', 'Continuer', 'main') : '' ?>
</div>
