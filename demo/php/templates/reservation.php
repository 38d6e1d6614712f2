<?php
/** Les jours d’un article, puis les créneaux de l’un d’eux. @var array $view  @var array $said  @var string $page La page qui le montre */
[$path, $query] = explode('?', $page, 2) + [1 => ''];
parse_str($query, $asked);
$held = $view['held'];
$moved = $view['moved'];
$action = $moved ? 'changereservation' . ($moved['from'] ?? 'panier') : 'reservation';
$isNow = fn (array $slot): bool => $moved && $slot['id'] === $moved['slot_id'];
$open = array_filter($view['slots'], fn (array $slot): bool => $slot['free'] > 0 && !$isNow($slot));
$most = min(MOST_SEATS, max([1, ...array_column($view['slots'], 'free')]));
?>
<div data-flx-view="reservation" data-flx-date="<?= e($view['date']) ?>"<?php if ($held): ?> data-flx-held="<?= e($held['id']) ?>" data-flx-expires="<?= e($held['expires_in']) ?>"<?php endif ?>>
  <?= render('message', ['said' => $said]) ?>
  <?php if ($held): ?>
  <p>Dans votre panier : <?= e(slotText($held['slot'])) ?> (<?= e(countOf($held['quantity'], 'place', 'places')) ?>).</p>
  <?php endif ?>
  <?php if (!$view['places']): ?>
  <p>Aucune date n’est proposée pour le moment.</p>
  <?php else: ?>
  <h2>Choisissez un jour</h2>
  <ul class="days">
    <?php foreach ($view['places'] as $day => $free): ?>
    <li><?php if ($free > 0): ?><a href="<?= e("$path?" . http_build_query(['date' => $day] + $asked)) ?>" data-flx-action="creneaux" data-flx-value="<?= e($day) ?>"<?= $day === $view['date'] ? ' aria-current="date"' : '' ?>><?= e(dayInFull($day)) ?> <small><?= e(countOf($free, 'place', 'places')) ?></small></a><?php else: ?><span><?= e(dayInFull($day)) ?> <small>complet</small></span><?php endif ?></li>
    <?php endforeach ?>
  </ul>
  <?php endif ?>
  <?php if ($view['slots']): ?>
  <form method="post" action="<?= e(service('boutique/article/traitement.php')) ?>">
    <input type="hidden" name="action" value="<?= e($action) ?>">
    <input type="hidden" name="idarticle" value="<?= e($view['article']) ?>">
    <input type="hidden" name="idreference" value="<?= e($view['ref']) ?>">
    <?php if ($moved): ?><input type="hidden" name="idligne" value="<?= e($moved['id']) ?>"><?php endif ?>
    <fieldset>
      <legend>Les créneaux du <?= e(dayInFull($view['date'])) ?></legend>
      <?php foreach ($view['slots'] as $slot): ?>
      <label><input type="radio" name="idvalue" value="<?= e("$slot[day]|$slot[starts_at]-$slot[ends_at]|$slot[id]") ?>" required<?= $slot['free'] === 0 || $isNow($slot) ? ' disabled' : '' ?>> <?= e("$slot[starts_at]–$slot[ends_at]") ?> : <?= $isNow($slot) ? 'votre réservation' : ($slot['free'] === 0 ? 'complet' : e(countOf($slot['free'], 'place', 'places'))) ?></label>
      <?php endforeach ?>
    </fieldset>
    <?php if ($open && !$moved): ?>
    <label>Nombre de places <select name="quantite"><?php foreach (range(1, $most) as $count): ?><option><?= e($count) ?></option><?php endforeach ?></select></label>
    <?php endif ?>
    <?php if ($open): ?>
    <button class="main" data-flx-action="<?= e($action) ?>"><?= $moved ? 'Déplacer ma réservation' : 'Réserver ce créneau' ?></button>
    <?php else: ?>
    <p>Ce jour n’a pas d’autre place.</p>
    <?php endif ?>
  </form>
  <?php endif ?>
</div>
