import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'
import { purchaseForm } from './purchase-form.ts'

export const stockEntry: Entry = {
  tag: 'flx-stock',
  title: 'Stock d’un article',
  family: 'shop',
  facts: [
    'Le bouton suit la référence choisie : il s’affiche, se masque, change de libellé ou devient un lien.',
    'Si la référence est épuisée, un message remplace le bouton et propose une alerte de retour en stock.',
    'Un article à plusieurs critères ouvre une fenêtre de choix, adaptée à ses références.',
    'Si le stock ne répond pas, le formulaire de la page reste inchangé.',
  ],
  withoutScript: 'Le formulaire fonctionne ; le serveur vérifie le stock et redirige vers la page.',
  live: async (services) =>
    html`<flx-stock><flx-add-to-cart cart="/panier">\n${await purchaseForm(services)}\n</flx-add-to-cart></flx-stock>`
      .html,
  code: `
    <flx-stock>
      <flx-add-to-cart cart="/panier">
        <form method="post" action="/globalflexit/ajax/modules/boutique/panier/add_item.php">
          <input type="hidden" name="idarticle" value="7">
          <label><input type="radio" name="idreference" value="12" checked> Bleu</label>
          <label><input type="radio" name="idreference" value="13"> Vert</label>
          <button>Ajouter au panier</button>
        </form>
      </flx-add-to-cart>
    </flx-stock>`,
  fixed: ['for', 'close-popup', 'article'],
}
