import type { Entry } from '../entry.ts'

export const twoFactorEntry: Entry = {
  tag: 'flx-two-factor',
  title: 'Double authentification',
  family: 'forms',
  facts: [
    'Un code collé, ou proposé par le téléphone, remplit les six champs.',
    'Un code faux, expiré ou trop souvent essayé affiche la phrase du serveur.',
    'Le bouton de renvoi affiche le temps d’attente, puis confirme l’envoi du code.',
    'Les flèches, Début et Fin passent d’un chiffre à l’autre ; Retour arrière revient au précédent.',
  ],
  withoutScript: 'Le visiteur saisit le code dans le champ de votre formulaire.',
  live: `
    <flx-two-factor>
      <form method="post" action="/globalflexit/ajax/modules/extranet_v2/traitement.php">
        <input type="hidden" name="action" value="validercode">
        <input type="hidden" name="idtransaction" value="essai">
        <p>Un code vient d’être envoyé à votre adresse e-mail.</p>
        <p><label for="essai-code">Code à six chiffres</label><br>
        <input id="essai-code" name="code" inputmode="numeric" autocomplete="one-time-code" required></p>
        <p><button type="submit">Valider</button>
        <button type="submit" name="action" value="renvoyercode" data-flx-resend formnovalidate>Renvoyer le code</button></p>
      </form>
    </flx-two-factor>`,
}
