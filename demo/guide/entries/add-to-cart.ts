import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'
import { purchaseForm } from './purchase-form.ts'

export const addToCartEntry: Entry = {
  tag: 'flx-add-to-cart',
  title: 'Ajouter au panier',
  family: 'shop',
  facts: [
    'Le formulaire est le vôtre ; l’élément épargne seulement un changement de page.',
    'Un clic pendant le chargement du code n’est pas perdu, deux clics n’ajoutent qu’une fois.',
    'L’ajout se confirme par une boîte, un message bref, ou rien.',
    'Un refus du serveur (stock épuisé…) se dit près du formulaire, qui garde ce qui était saisi.',
  ],
  withoutScript: 'Le formulaire est envoyé comme tout formulaire ; le serveur répond en renvoyant à la page.',
  live: async (services) =>
    html`<flx-add-to-cart cart="/panier">\n${await purchaseForm(services)}\n</flx-add-to-cart>`.html,
  code: `
    <flx-add-to-cart cart="/panier">
      <form method="post" action="/globalflexit/ajax/modules/boutique/panier/add_item.php">
        <input type="hidden" name="idarticle" value="7">
        <input type="hidden" name="idreference" value="12">
        <label>Quantité <input type="number" name="quantite" value="1" min="1"></label>
        <button>Ajouter au panier</button>
      </form>
    </flx-add-to-cart>`,
  keys: [['Entrée', 'Dans un champ, envoie le formulaire.']],
}
