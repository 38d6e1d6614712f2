<?php /** Une section du compte. @var string $name  @var array $list  @var ?array $chosen L’abonnement dont le paiement se choisit, sans script */ ?>
<h1>Mon compte</h1>
<flx-account>
  <?= render('account-nav', ['current' => $name]) ?>
  <div data-flx-panel>
    <h2><?= e(ACCOUNT_LISTS[$name][1]) ?></h2>
    <?php if ($chosen): ?><?= render('subscription-payment', ['one' => $chosen]) ?><?php endif ?>
    <div data-flx-list="<?= e($name) ?>"><?= render('account-list', ['list' => $list]) ?></div>
  </div>
</flx-account>
