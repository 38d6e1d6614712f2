import type { Entry } from '../entry.ts'

export const contractEndEntry: Entry = {
  tag: 'flx-contract-end',
  title: 'Résiliation en ligne',
  family: 'shop',
  facts: [
    'Le bouton « Résilier votre contrat » ouvre un formulaire sans compte ni connexion, en deux étapes et un récapitulatif.',
    'La date souhaitée et le motif sont facultatifs.',
    'Un double clic n’envoie qu’une notification. L’accusé de réception remplace le formulaire.',
  ],
  withoutScript:
    'Le navigateur envoie le formulaire ; le serveur affiche le récapitulatif, puis l’accusé de réception.',
  live: `
    <flx-contract-end>
      <form method="post" action="/globalflexit/ajax/modules/boutique/compte/resiliation.php">
        <input type="hidden" name="formulaire" value="resiliation">
        <fieldset>
          <legend>Votre contrat</legend>
          <p><label for="essai-contrat">Numéro du contrat</label><br>
          <input id="essai-contrat" name="reference" autocomplete="off" required></p>
          <p><label for="essai-contrat-date">Date souhaitée (facultatif)</label><br>
          <input type="date" id="essai-contrat-date" name="date_souhaitee"></p>
        </fieldset>
        <fieldset>
          <legend>Vous</legend>
          <p><label for="essai-contrat-nom">Nom et prénom</label><br>
          <input id="essai-contrat-nom" name="nom" autocomplete="name" required></p>
          <p><label for="essai-contrat-email">Adresse e-mail</label><br>
          <input type="email" id="essai-contrat-email" name="email" autocomplete="email" required></p>
        </fieldset>
        <p><button type="submit">Notification de la résiliation</button></p>
      </form>
    </flx-contract-end>`,
}
