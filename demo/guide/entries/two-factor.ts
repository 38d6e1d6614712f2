import type { Entry } from '../entry.ts'

export const twoFactorEntry: Entry = {
  tag: 'flx-two-factor',
  title: 'Second facteur',
  family: 'forms',
  facts: [
    'Un code collé, ou proposé par le téléphone, remplit les six champs, où qu’il arrive.',
    'Un code faux, périmé ou trop essayé se dit dans les mots du serveur.',
    'Le renvoi montre son attente, puis dit que le code est parti.',
    'Les flèches, Début et Fin vont d’un chiffre à l’autre ; Effacement revient au précédent.',
  ],
  withoutScript: 'Le code se tape dans le seul champ de votre formulaire, qui part comme tout formulaire.',
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
