<?php
/** Les articles dont on peut se rétracter, et qui le fait. @var ?array $order  @var array<string, string> $errors */
$typed = is_array($_POST['quantite'] ?? null) ? $_POST['quantite'] : [];
$lines = $order ? withdrawableLines($order) : [];
$lastDay = $order ? lastDayToWithdraw($order) : '';
$isOver = $lastDay !== '' && date('Y-m-d') > $lastDay;
?>
<?php if (!$order): ?>
<p>Donnez d’abord le numéro et l’adresse de votre commande : ses articles se montrent ici.</p>
<?php else: ?>
<p>Commande <?= e($order['number']) ?>. <?php if ($isOver): ?>Le délai de quatorze jours a pris fin le <?= e(dayInFull($lastDay)) ?>.<?php else: ?><?= e($lastDay === '' ? 'Votre délai commence à la réception : vous pouvez renoncer dès maintenant.' : 'Vous avez jusqu’au ' . dayInFull($lastDay) . ' inclus.') ?><?php endif ?></p>
<ul>
  <?php foreach ($lines as $line): $id = "quantite-$line[ref_id]"; $error = $errors["quantite[$line[ref_id]]"] ?? ''; ?>
  <li>
    <?php if ($line['left'] > 0 && !$isOver): ?>
    <?= render('field', ['id' => $id, 'name' => "quantite[$line[ref_id]]", 'label' => "$line[name], $line[label] (sur $line[left])", 'type' => 'number', 'required' => true,
        'value' => wellFormed($typed[$line['ref_id']] ?? '0', 5), 'error' => $error, 'more' => 'inputmode="numeric" min="0" max="' . e($line['left']) . '"']) ?>
    <?php else: ?>
    <?= e("$line[name], $line[label] : ") ?><?= e($line['refusal'] ?: ($isOver ? 'délai passé' : 'rétractation déjà reçue')) ?>
    <?php endif ?>
  </li>
  <?php endforeach ?>
</ul>
<?php if (!$isOver && array_sum(array_column($lines, 'left')) > 0): ?>
<?= render('field', ['id' => 'retractation-nom', 'name' => 'nom', 'label' => 'Votre nom', 'autocomplete' => 'name', 'required' => true, 'value' => posted('nom', 120), 'error' => $errors['nom'] ?? '']) ?>
<?= render('field', ['id' => 'retractation-recu', 'name' => 'recu', 'label' => 'Adresse e-mail où recevoir l’accusé de réception', 'type' => 'email', 'autocomplete' => 'email', 'required' => true, 'value' => posted('recu', 200) ?: $order['email'], 'error' => $errors['recu'] ?? '']) ?>
<?php endif ?>
<?php endif ?>
