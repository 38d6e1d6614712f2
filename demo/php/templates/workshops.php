<?php /** @var string $day  @var list<array> $coming */ ?>
<h1>Ateliers</h1>
<flx-calendar url="/ateliers/mois"></flx-calendar>
<h2>Jour par jour</h2>
<flx-agenda url="/ateliers/jour" module="ateliers" param="tous">
  <?= $day === '' ? '<p>Aucun atelier n’est prévu.</p>' : render('workshop-day', ['day' => $day]) ?>
</flx-agenda>
<h2>Les places qui restent</h2>
<flx-fragment every="60">
  <!-- {"url": "/ateliers/places"} -->
  <?= render('workshop-seats', ['coming' => $coming]) ?>
</flx-fragment>
