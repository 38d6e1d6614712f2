<?php
/** @var array $said  @var list<array> $files Déjà envoyés */
$typed = $said['typed'] ?? [];
$errors = $said['errors'] ?? [];
$mode = asked('mode') === 'html' ? '?mode=html' : '';
?>
<h1>Demander un devis</h1>
<?= render('message', ['said' => $said]) ?>
<flx-form check>
  <form method="post" action="/devis<?= e($mode) ?>">
    <?= render('field', ['id' => 'devis-email', 'name' => 'email', 'label' => 'Votre adresse e-mail', 'type' => 'email', 'autocomplete' => 'email', 'required' => true, 'value' => $typed['email'] ?? '', 'error' => $errors['email'] ?? '']) ?>
    <flx-autocomplete classname="Ville" methode="chercher" saisielibre>
      <?= render('field', ['id' => 'devis-ville', 'name' => 'ville', 'label' => 'Ville de livraison', 'required' => true, 'value' => $typed['ville'] ?? '', 'error' => $errors['ville'] ?? '']) ?>
    </flx-autocomplete>
    <p class="field"><label for="devis-projet">Votre projet</label>
    <textarea id="devis-projet" name="projet" rows="6" required<?php if (isset($errors['projet'])): ?> aria-invalid="true" aria-describedby="devis-projet-erreur"<?php endif ?>><?= e($typed['projet'] ?? '') ?></textarea>
    <?php if (isset($errors['projet'])): ?><span class="error" id="devis-projet-erreur"><?= e($errors['projet']) ?></span><?php endif ?></p>
    <flx-upload sizelimit="20" exts="jpg,jpeg,png,webp,gif,pdf" multiple="6">
      <p class="field"><label for="devis-photos">Photos ou plans (facultatif)</label> <input type="file" id="devis-photos" name="photos" accept="image/*,.pdf" multiple></p>
      <?php if ($files): ?><noscript><p>Déjà envoyés : <?= e(implode(', ', array_column($files, 'name'))) ?></p></noscript><?php endif ?>
    </flx-upload>
    <button class="main">Envoyer</button>
  </form>
</flx-form>
<flx-permalink link="/devis"><button type="button">Permalien de cette page</button></flx-permalink>
