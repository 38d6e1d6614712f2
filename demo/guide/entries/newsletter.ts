import type { Entry } from '../entry.ts'

export const newsletterEntry: Entry = {
  tag: 'flx-newsletter',
  title: 'Lettre d’information',
  family: 'forms',
  facts: [
    'Le formulaire est le vôtre : ses champs, ses cases, son adresse.',
    'Une fenêtre dit comment l’inscription a fini, dans les mots du serveur.',
    'Deux clics n’inscrivent qu’une fois ; après une erreur, l’adresse est toujours là.',
  ],
  withoutScript: 'Le formulaire part tel quel ; le serveur renvoie à la page, qui dit comment cela a fini.',
  live: `
    <flx-newsletter>
      <form method="post" action="/globalflexit/ajax/modules/newsletter_v2/traitement.php">
        <p><label for="essai-lettre">Adresse e-mail</label><br>
        <input type="email" id="essai-lettre" name="email" autocomplete="email" required></p>
        <p><button type="submit">S’inscrire</button></p>
      </form>
    </flx-newsletter>`,
}
