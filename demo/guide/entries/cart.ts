import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'
import { purchaseForm } from './purchase-form.ts'

export const cartEntry: Entry = {
  tag: 'flx-cart',
  title: 'Panier',
  family: 'shop',
  facts: [
    'Le visiteur change les quantités, retire un article, utilise un code promo, affiche les prix HT ou TTC. Chaque action est envoyée dans l’ordre.',
    'Un panier écrit par le serveur s’affiche aussitôt, sans appel supplémentaire.',
    'Le serveur peut répondre en JSON ou en HTML.',
    'Le visiteur choisit un point relais dans un `<flx-relay-picker>`, liste et carte ; les formulaires ordinaires le remplacent sans JavaScript.',
    'Si la connexion est coupée, les actions sont conservées, le visiteur est prévenu et peut les renvoyer.',
    'Le panier et la pastille restent cohérents dans la page, après un retour en arrière et entre les onglets.',
  ],
  withoutScript:
    'Le panier écrit par le serveur utilise des formulaires ordinaires : chaque bouton fonctionne et recharge la page. Sans contenu, l’élément n’affiche rien.',
  live: async (services) =>
    html`<flx-add-to-cart confirm="none">\n${await purchaseForm(services)}\n</flx-add-to-cart>
<flx-cart shop="/articles" next="/panier"></flx-cart>`.html,
  code: `
    <flx-cart shop="/articles" next="/commande">
      <!-- Le panier dessiné par le serveur, s’il le fait. -->
    </flx-cart>`,
  calls: [
    { method: 'refresh', label: 'Relire' },
    { method: 'perform', label: 'Prix HT', args: ['change_aff_prix', 'ht'] },
    { method: 'perform', label: 'Prix TTC', args: ['change_aff_prix', 'ttc'] },
  ],
  keys: [
    ['↑ ↓', 'Dans une quantité, ajoute ou retire un article.'],
    ['Entrée', 'Dans une quantité ou un code, valide.'],
  ],
}
