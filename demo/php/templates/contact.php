<?php
/** @var array $said Ce qu’un envoi sans script a donné */
$typed = $said['typed'] ?? [];
$mode = asked('mode') === 'html' ? '?mode=html' : '';
?>
<h1>Nous écrire</h1>
<?= render('message', ['said' => $said]) ?>
<flx-form>
  <form method="post" action="/contact<?= e($mode) ?>">
    <?= render('field', ['id' => 'contact-email', 'name' => 'email', 'label' => 'Votre adresse e-mail', 'type' => 'email', 'autocomplete' => 'email', 'required' => true, 'value' => $typed['email'] ?? '', 'error' => $said['errors']['email'] ?? '']) ?>
    <p class="field"><label for="contact-message">Votre message</label>
    <textarea id="contact-message" name="message" rows="6" required><?= e($typed['message'] ?? '') ?></textarea></p>
    <button class="main">Envoyer</button>
  </form>
</flx-form>
