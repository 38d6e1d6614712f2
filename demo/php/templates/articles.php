<?php
/** @var list<array> $articles  @var int $total  @var int $page  @var int $pages  @var array $criteria  @var list<array> $categories */
$address = fn (int $number): string => '/articles?' . http_build_query($criteria + ['page' => $number]);
?>
<h1>Boutique</h1>
<flx-list>
  <form class="filters" data-flx-filters action="/articles">
    <label>Chercher <input name="q" value="<?= e($criteria['q'] ?? '') ?>"></label>
    <label>Rayon
      <select name="categorie">
        <option value="">Tous</option>
        <?php foreach ($categories as $category): ?>
        <option value="<?= e($category['slug']) ?>"<?= ($criteria['categorie'] ?? '') === $category['slug'] ? ' selected' : '' ?>><?= e($category['name']) ?></option>
        <?php endforeach ?>
      </select>
    </label>
    <label>Trier
      <select name="tri">
        <?php foreach (['' => 'Nos préférés', 'prix' => 'Du moins cher', 'nom' => 'Par nom'] as $value => $label): ?>
        <option value="<?= e($value) ?>"<?= ($criteria['tri'] ?? '') === $value ? ' selected' : '' ?>><?= e($label) ?></option>
        <?php endforeach ?>
      </select>
    </label>
    <label><input type="checkbox" name="dispo" value="1"<?= isset($criteria['dispo']) ? ' checked' : '' ?>> Disponible</label>
    <button data-flx-no-script>Filtrer</button>
  </form>
  <p data-flx-count><span data-flx-shown><?= e(count($articles)) ?></span> sur <?= e("$total\u{a0}" . ($total > 1 ? 'articles' : 'article')) ?></p>
  <?php if ($articles): ?>
  <ul class="cards" data-flx-items>
    <?php foreach ($articles as $article): ?><?= render('article-card', ['article' => $article]) ?><?php endforeach ?>
  </ul>
  <?php else: ?>
  <p>Aucun article ne répond à ces critères. <a href="/articles">Tout voir</a></p>
  <?php endif ?>
  <p data-flx-pages>
    <?php if ($page > 1): ?><a href="<?= e($address($page - 1)) ?>" rel="prev">Articles précédents</a><?php endif ?>
    <?php if ($page < $pages): ?><a href="<?= e($address($page + 1)) ?>&amp;paginate=auto" rel="next">Articles suivants</a><?php endif ?>
  </p>
</flx-list>
