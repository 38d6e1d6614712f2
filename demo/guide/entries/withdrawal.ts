import type { Entry } from '../entry.ts'

export const withdrawalEntry: Entry = {
  tag: 'flx-withdrawal',
  title: 'Rétractation en ligne',
  family: 'shop',
  facts: [
    'Les boutons « Renoncer au contrat ici », puis « Confirmer la rétractation » reprennent les termes et les deux étapes imposés par la loi depuis le 19 juin 2026.',
    'Le visiteur peut se rétracter avec ou sans compte : le numéro de la commande et son adresse e-mail suffisent.',
    'Il choisit les articles et les quantités. Un article exclu affiche la raison, avec l’article de loi.',
    'Un double clic n’envoie qu’une déclaration. L’accusé de réception remplace le formulaire.',
  ],
  withoutScript: 'Le navigateur envoie le formulaire ; le serveur affiche les articles, puis l’accusé de réception.',
  live: `
    <flx-withdrawal>
      <form method="post" action="/globalflexit/ajax/modules/boutique/compte/retractation.php">
        <input type="hidden" name="formulaire" value="retractation">
        <fieldset>
          <legend>Votre commande</legend>
          <p><label for="essai-commande">Numéro de la commande</label><br>
          <input id="essai-commande" name="commande" autocomplete="off" required></p>
          <p><label for="essai-commande-email">Adresse e-mail de la commande</label><br>
          <input type="email" id="essai-commande-email" name="email" autocomplete="email" required></p>
        </fieldset>
        <fieldset>
          <legend>Ce à quoi vous renoncez</legend>
          <div data-flx-part="articles" data-flx-depends="commande, email"><p>Indiquez d’abord votre commande.</p></div>
          <p><button type="submit">Confirmer la rétractation</button></p>
        </fieldset>
      </form>
    </flx-withdrawal>`,
}
