<?php
/**
 * Le choix d’un point relais. <flx-relay-picker> lit les données en JSON ; les formulaires, dedans, servent sans script.
 * @var array $cart  @var array $said  @var string $postalCode
 */
$service = cartService($cart);
$chosen = $cart['relay'];
$isKept = $chosen && ($cart['customer']['relay_id'] ?? '') === $chosen['id'];
$found = array_intersect_key($said['more'] ?? [], ['villes' => 0, 'relais_liste' => 0]);
$isRefused = in_array($said['action'] ?? '', ['searchVille', 'refreshRelais'], true) && $said['error'] !== '';
$known = ['relais' => wireCart($cart)['relais'], 'code_postal' => $found['villes'][0]['code_postal'] ?? '',
    'ville' => $found['relais_liste'][0]['ville'] ?? ''] + $found + ($isRefused ? ['error_msg' => $said['error']] : []);
?>
<flx-relay-picker id="relais" tabindex="-1" required postal-code="<?= e($postalCode) ?>">
  <script type="application/json"><?= jsonForHtml($known) ?></script>
  <h3>Point relais</h3>
  <?php if ($chosen): ?><p>Choisi : <strong><?= e($chosen['name']) ?></strong>, <?= e("$chosen[street], $chosen[postal_code] $chosen[town]") ?></p><?php endif ?>
  <form method="post" action="<?= e($service) ?>">
    <input type="hidden" name="action" value="searchVille">
    <label>Code postal <input id="relais-code" name="value" value="<?= e($known['code_postal'] ?: $postalCode) ?>" inputmode="numeric" required></label>
    <button data-flx-action="searchVille">Chercher</button>
  </form>
  <?php foreach ($found['villes'] ?? [] as $town): ?>
  <form method="post" action="<?= e($service) ?>">
    <input type="hidden" name="action" value="refreshRelais">
    <input type="hidden" name="code_postal" value="<?= e($town['code_postal']) ?>">
    <button name="ville" value="<?= e($town['nom']) ?>" data-flx-action="refreshRelais"><?= e($town['nom']) ?></button>
  </form>
  <?php endforeach ?>
  <?php foreach ($found['relais_liste'] ?? [] as $point): ?>
  <form method="post" action="<?= e($service) ?>">
    <input type="hidden" name="action" value="selectRelais">
    <input type="hidden" name="relais_id" value="<?= e($point['relais_id']) ?>">
    <input type="hidden" name="relais_params" value="<?= e($point['relais_params']) ?>">
    <input type="hidden" name="relais_pref" value="<?= e((int) $isKept) ?>">
    <p><?= e("$point[nom], $point[adresse], $point[code_postal] $point[ville]") ?> <button data-flx-action="selectRelais">Choisir <?= e($point['nom']) ?></button></p>
  </form>
  <?php endforeach ?>
</flx-relay-picker>
