import type { Entry } from '../entry.ts'

export const newsletterEntry: Entry = {
  tag: 'flx-newsletter',
  title: 'Lettre d’information',
  family: 'forms',
  facts: [
    'Le formulaire est le vôtre : ses champs, ses cases, son adresse.',
    'Un message affiche le résultat de l’inscription, avec la phrase du serveur.',
    'Deux clics n’inscrivent qu’une fois. Après une erreur, l’adresse saisie est conservée.',
  ],
  withoutScript: 'Le navigateur envoie le formulaire ; le serveur redirige vers la page, qui affiche le résultat.',
  live: `
    <flx-newsletter>
      <form method="post" action="/globalflexit/ajax/modules/newsletter_v2/traitement.php">
        <p><label for="essai-lettre">Adresse e-mail</label><br>
        <input type="email" id="essai-lettre" name="email" autocomplete="email" required></p>
        <p><button type="submit">S’inscrire</button></p>
      </form>
    </flx-newsletter>`,
}
