<?php
/** La deuxième étape : qui achète, et où cela va. @var array $cart  @var array $said */
$service = cartService($cart);
$buyer = $cart['customer'];
$isAbout = fn (string $action): bool => ($said['action'] ?? '') === $action;
$typed = fn (string $action, string $name): string => $isAbout($action) ? (string) ($said['typed'][$name] ?? '') : '';
$error = fn (string $action, string $name): string => $isAbout($action) ? ($said['errors'][$name] ?? '') : '';
?>
<h2 data-flx-arrival tabindex="-1"><?= $buyer ? e(trim("Bonjour $buyer[first_name] $buyer[last_name]")) : 'Vos coordonnées' ?></h2>
<?= render('message', ['said' => ['errors' => []] + $said]) ?>
<?php if (!$buyer): ?>
<div class="doors">
  <section>
    <h3>J’ai déjà un compte</h3>
    <form method="post" action="<?= e($service) ?>">
      <input type="hidden" name="action" value="connexion">
      <?= render('field', ['id' => 'connexion-email', 'name' => 'email', 'label' => 'Adresse e-mail', 'type' => 'email', 'autocomplete' => 'username', 'required' => true, 'value' => $typed('connexion', 'email')]) ?>
      <?= render('field', ['id' => 'connexion-mot', 'name' => 'password', 'label' => 'Mot de passe', 'type' => 'password', 'autocomplete' => 'current-password', 'required' => true]) ?>
      <button class="main" data-flx-action="connexion">Se connecter</button>
    </form>
    <details<?= $isAbout('mdp_oublie') && $said['error'] !== '' ? ' open' : '' ?>>
      <summary>Mot de passe oublié</summary>
      <form method="post" action="<?= e($service) ?>">
        <input type="hidden" name="action" value="mdp_oublie">
        <?= render('field', ['id' => 'oubli-email', 'name' => 'email', 'label' => 'Adresse e-mail du compte', 'type' => 'email', 'autocomplete' => 'username', 'required' => true, 'value' => $typed('mdp_oublie', 'email'), 'error' => $error('mdp_oublie', 'email')]) ?>
        <button data-flx-action="mdp_oublie">Recevoir un lien</button>
      </form>
    </details>
  </section>
  <section>
    <h3>Je commande sans compte</h3>
    <form method="post" action="<?= e($service) ?>">
      <input type="hidden" name="action" value="sans_compte">
      <?php foreach (['prenom' => ['Prénom', 'given-name', 'text'], 'nom' => ['Nom', 'family-name', 'text'], 'email' => ['Adresse e-mail', 'email', 'email']] as $name => [$label, $autocomplete, $type]): ?>
      <?= render('field', ['id' => "sans-$name", 'name' => $name, 'label' => $label, 'type' => $type, 'autocomplete' => $autocomplete, 'required' => true, 'value' => $typed('sans_compte', $name), 'error' => $error('sans_compte', $name)]) ?>
      <?php endforeach ?>
      <button class="main" data-flx-action="sans_compte">Continuer sans compte</button>
    </form>
  </section>
  <section>
    <h3>Je crée mon compte</h3>
    <form method="post" action="<?= e($service) ?>">
      <input type="hidden" name="action" value="new_compte">
      <?php foreach (['prenom' => ['Prénom', 'given-name', 'text'], 'nom' => ['Nom', 'family-name', 'text'], 'email' => ['Adresse e-mail', 'email', 'email'], 'password' => ['Mot de passe', 'new-password', 'password']] as $name => [$label, $autocomplete, $type]): ?>
      <?= render('field', ['id' => "compte-$name", 'name' => $name, 'label' => $label, 'type' => $type, 'autocomplete' => $autocomplete, 'required' => true, 'value' => $type === 'password' ? '' : $typed('new_compte', $name), 'error' => $error('new_compte', $name)]) ?>
      <?php endforeach ?>
      <button data-flx-action="new_compte">Créer mon compte</button>
    </form>
  </section>
</div>
<?php else: ?>
<p>Vous recevrez le suivi de votre commande à <?= e($buyer['email']) ?>.</p>
<?php foreach (['livraison' => 'Adresse de livraison', 'facturation' => 'Adresse de facturation'] as $kind => $title): ?>
<?php if ($cart['addresses']): ?>
<form method="post" action="<?= e($service) ?>">
  <input type="hidden" name="action" value="affect_adresse_<?= e($kind) ?>">
  <fieldset>
    <legend><?= e($title) ?></legend>
    <?php foreach ($cart['addresses'] as $address): ?>
    <label class="choice"><input type="radio" id="<?= e("$kind-$address[id]") ?>" name="value" value="<?= e($address['id']) ?>" data-flx-action="affect_adresse_<?= e($kind) ?>" data-flx-value="<?= e($address['id']) ?>"<?= $address['id'] === $cart[$kind === 'livraison' ? 'delivery_address_id' : 'billing_address_id'] ? ' checked' : '' ?>>
      <?= e(implode(', ', array_filter([$address['intitule'], "$address[prenom] $address[nom]", $address['adresse'], "$address[code_postal] $address[ville]"]))) ?></label>
    <?php endforeach ?>
    <noscript><button>Utiliser cette adresse</button></noscript>
  </fieldset>
</form>
<?php endif ?>
<?php endforeach ?>
<?php foreach ([...$cart['addresses'], null] as $address):
    $action = $address ? 'modif_adresse' : 'new_adresse';
    $isThis = $isAbout($action) && $said['error'] !== '' && (!$address || ($said['value'] ?? '') === (string) $address['id']);
    ?>
<details id="adresse-<?= e($address['id'] ?? 'nouvelle-' . count($cart['addresses'])) ?>"<?= $isThis || !$cart['addresses'] ? ' open' : '' ?>>
  <summary><?= $address ? 'Modifier l’adresse « ' . e($address['intitule'] ?: $address['adresse']) . ' »' : 'Nouvelle adresse' ?></summary>
  <form method="post" action="<?= e($service) ?>">
    <input type="hidden" name="action" value="<?= e($action) ?>">
    <?php if ($address): ?>
    <input type="hidden" name="value" value="<?= e($address['id']) ?>">
    <input type="hidden" name="idadresse" value="<?= e($address['id']) ?>">
    <?php endif ?>
    <?php foreach ([
        ['intitule', 'Nom de cette adresse', 'off', false], ['prenom', 'Prénom', 'given-name', true], ['nom', 'Nom', 'family-name', true],
        ['societe', 'Société', 'organization', false], ['adresse', 'Adresse', 'address-line1', true], ['complement', 'Complément d’adresse', 'address-line2', false],
        ['code_postal', 'Code postal', 'postal-code', true], ['ville', 'Ville', 'address-level2', true], ['telephone', 'Téléphone', 'tel', false],
    ] as [$name, $label, $autocomplete, $required]): ?>
    <?= render('field', ['id' => 'adresse-' . ($address['id'] ?? 'nouvelle') . "-$name", 'name' => $name, 'label' => $label, 'autocomplete' => $autocomplete, 'required' => $required,
        'value' => ($isThis ? $typed($action, $name) : '') ?: ($address[$name] ?? ''), 'error' => $isThis ? $error($action, $name) : '']) ?>
    <?php endforeach ?>
    <input type="hidden" name="pays" value="<?= e($address['pays'] ?? 'FR') ?>">
    <button data-flx-action="<?= e($action) ?>"<?php if ($address): ?> data-flx-value="<?= e($address['id']) ?>"<?php endif ?>>Enregistrer l’adresse</button>
  </form>
</details>
<?php endforeach ?>
<?php endif ?>
<?= render('cart-totals', ['cart' => $cart]) ?>
<div class="row">
  <?= render('cart-form', ['service' => $service, 'action' => 'chgEtape', 'value' => 'panier', 'label' => 'Revenir au panier', 'class' => 'plain']) ?>
  <?php if ($buyer): ?><?= render('cart-form', ['service' => $service, 'action' => 'chgEtape', 'value' => 'paiement', 'label' => 'Continuer', 'class' => 'main', 'due' => $cart['total']]) ?><?php endif ?>
</div>
