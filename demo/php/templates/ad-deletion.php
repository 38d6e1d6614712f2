<?php /** La question d’une suppression, sans script. @var array $ad */ ?>
<h1>Supprimer « <?= e($ad['title']) ?> » ?</h1>
<form class="row" method="post" action="<?= e(service('modules/traitement.php')) ?>">
  <input type="hidden" name="action" value="my_elements_delete">
  <input type="hidden" name="element_module_ident" value="annonces">
  <input type="hidden" name="element_id" value="<?= e($ad['id']) ?>">
  <button class="main">Oui, supprimer</button>
  <a class="button" href="/mes-annonces">Non, la garder</a>
</form>
