<?php
/** @var ?array $ad  @var string $id  @var array<string, string> $errors */
$mode = asked('mode') === 'html' ? '?mode=html' : '';
?>
<h1><?= $id === '' ? 'Déposer une annonce' : 'Modifier une annonce' ?></h1>
<?php if (asked('success') === '1'): ?><p class="alert alert-success" role="status">L’annonce est enregistrée.</p><?php endif ?>
<flx-my-elements>
  <flx-form>
    <form method="post" action="<?= e($id === '' ? "/mes-annonces/deposer$mode" : "/mes-annonces/$id/modifier$mode") ?>"<?= $id === '' ? ' data-flx-action="my_elements_create"' : '' ?>>
      <input type="hidden" name="element_module_ident" value="annonces">
      <input type="hidden" name="element_id" value="<?= e($id) ?>">
      <input type="hidden" name="cle_envoi" value="<?= e(newKey()) ?>">
      <?= render('field', ['id' => 'annonce-titre', 'name' => 'titre', 'label' => 'Titre', 'required' => true, 'value' => $ad['title'] ?? '', 'error' => $errors['titre'] ?? '', 'more' => 'maxlength="80"']) ?>
      <p class="field"><label for="annonce-texte">Texte</label>
      <textarea id="annonce-texte" name="texte" rows="5" maxlength="2000" required<?php if (isset($errors['texte'])): ?> aria-invalid="true" aria-describedby="annonce-texte-erreur"<?php endif ?>><?= e($ad['text'] ?? '') ?></textarea>
      <?php if (isset($errors['texte'])): ?><span class="error" id="annonce-texte-erreur"><?= e($errors['texte']) ?></span><?php endif ?></p>
      <button class="main">Enregistrer</button>
    </form>
  </flx-form>
</flx-my-elements>
