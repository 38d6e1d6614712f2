<?php
/** Les annonces d’un client, et ce qu’il peut en faire. @var list<array> $ads */
$service = service('modules/traitement.php');
$mode = asked('mode') === 'html' ? '?mode=html' : '';
?>
<h1>Mes annonces</h1>
<flx-my-elements element-module-ident="annonces">
  <?php if (count($ads) < MOST_ADS): ?>
  <p><a class="button" href="/mes-annonces/deposer<?= e($mode) ?>" data-flx-action="my_elements_create">Déposer une annonce</a></p>
  <?php endif ?>
  <?php if (!$ads): ?><p>Vous n’avez pas encore d’annonce.</p><?php endif ?>
  <ul>
    <?php foreach ($ads as $ad): ?>
    <li data-element-id="<?= e($ad['id']) ?>">
      <strong><?= e($ad['title']) ?></strong>
      <div class="row">
        <form method="post" action="<?= e($service) ?>">
          <input type="hidden" name="action" value="my_elements_activate">
          <input type="hidden" name="element_module_ident" value="annonces">
          <input type="hidden" name="element_id" value="<?= e($ad['id']) ?>">
          <button class="<?= e(switchClass((bool) $ad['is_online'])) ?>"><span class="when-on">Retirer</span><span class="when-off">Publier</span><span class="visually-hidden"> « <?= e($ad['title']) ?> »</span></button>
        </form>
        <a class="button" href="/mes-annonces/<?= e($ad['id']) ?>/modifier<?= e($mode) ?>" data-flx-action="my_elements_edit">Modifier<span class="visually-hidden"> « <?= e($ad['title']) ?> »</span></a>
        <a class="button" href="/mes-annonces/<?= e($ad['id']) ?>/supprimer<?= e($mode) ?>" data-flx-action="my_elements_delete">Supprimer<span class="visually-hidden"> « <?= e($ad['title']) ?> »</span></a>
      </div>
    </li>
    <?php endforeach ?>
  </ul>
</flx-my-elements>
