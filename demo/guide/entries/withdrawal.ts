import type { Entry } from '../entry.ts'

export const withdrawalEntry: Entry = {
  tag: 'flx-withdrawal',
  title: 'Rétractation en ligne',
  family: 'shop',
  facts: [
    '« Renoncer au contrat ici », puis « Confirmer la rétractation » : les mots et les deux temps que demande la loi depuis le 19 juin 2026.',
    'Avec ou sans compte : le numéro de la commande et son adresse e-mail suffisent.',
    'Par article et par quantité ; ce qui est exclu dit pourquoi, avec l’article de la loi.',
    'Un double clic ne déclare qu’une fois ; l’accusé de réception prend la place du formulaire.',
  ],
  withoutScript:
    'Le formulaire part tel quel ; le serveur montre les articles, puis l’accusé de réception, page après page.',
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
          <div data-flx-part="articles" data-flx-depends="commande, email"><p>Donnez d’abord votre commande.</p></div>
          <p><button type="submit">Confirmer la rétractation</button></p>
        </fieldset>
      </form>
    </flx-withdrawal>`,
}
