import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'
import { purchaseForm } from './purchase-form.ts'

export const stockEntry: Entry = {
  tag: 'flx-stock',
  title: 'Stock d’un article',
  family: 'shop',
  facts: [
    'Le bouton suit la référence choisie : il se montre, se cache, change de nom ou devient un lien.',
    'Une référence épuisée le dit à la place du bouton, et propose d’être prévenu de son retour.',
    'Un article à plusieurs critères s’ouvre dans le popup de choix, à la taille de ses références.',
    'Quand le stock ne répond pas, rien ne bouge : le formulaire reste celui de la page.',
  ],
  withoutScript: 'Le formulaire marche tel quel ; le serveur vérifie le stock et répond en renvoyant à la page.',
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
