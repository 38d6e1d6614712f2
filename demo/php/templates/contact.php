<?php
/** @var array $said Ce qu’un envoi sans script a donné */
$typed = $said['typed'] ?? [];
$errors = $said['errors'] ?? [];
?>
<h1>Nous écrire</h1>
<?= render('message', ['said' => $said]) ?>
<flx-form>
  <form method="post" action="/contact<?= base() === HTML_BASE ? '?mode=html' : '' ?>">
    <?= field('contact-email', 'email', 'Votre adresse e-mail', 'email', 'email', value: $typed['email'] ?? '', error: $errors['email'] ?? '') ?>
    <p class="field">
      <label for="contact-message">Votre message</label>
      <textarea id="contact-message" name="message" rows="6" required
        <?= isset($errors['message']) ? 'aria-invalid="true" aria-describedby="contact-message-erreur"' : '' ?>><?= e($typed['message'] ?? '') ?></textarea>
      <?php if (isset($errors['message'])): ?><span class="error" id="contact-message-erreur"><?= e($errors['message']) ?></span><?php endif ?>
    </p>
    <button class="main">Envoyer</button>
  </form>
</flx-form>
