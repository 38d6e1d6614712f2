<?php /** Le code du second facteur. @var string $transaction  @var string $text  @var bool $enters Si le code connecte de lui-même : sur sa page, rien ne suit. */ ?>
<flx-two-factor href="/compte" wait="<?= e(CODE_WAIT) ?>">
  <form method="post" action="<?= e(service('extranet_v2/traitement.php')) ?>">
    <input type="hidden" name="action" value="validercode">
    <input type="hidden" name="idtransaction" value="<?= e($transaction) ?>">
    <?php if ($enters): ?><input type="hidden" name="entrer" value="1"><?php endif ?>
    <p><?= e($text) ?></p>
    <p class="field"><label for="code">Code à six chiffres</label>
    <input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required pattern="[0-9]{6}" maxlength="6"></p>
    <button class="main">Valider</button>
    <button name="action" value="renvoyercode" data-flx-resend formnovalidate>Renvoyer le code</button>
  </form>
</flx-two-factor>
