import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'
import { purchaseForm } from './purchase-form.ts'

export const addToCartEntry: Entry = {
  tag: 'flx-add-to-cart',
  title: 'Ajouter au panier',
  family: 'shop',
  facts: [
    'Le formulaire est le vôtre : l’élément évite seulement le changement de page.',
    'Un clic pendant le chargement du code est pris en compte, et deux clics n’ajoutent l’article qu’une fois.',
    'Une fenêtre, une notification ou aucun message confirme l’ajout, selon votre choix.',
    'Un refus du serveur (stock épuisé…) s’affiche près du formulaire, qui conserve la saisie.',
  ],
  withoutScript: 'Le navigateur envoie le formulaire, et le serveur redirige vers la page.',
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
