import type { Entry } from '../entry.ts'
import { html } from '../markup.ts'
import { purchaseForm } from './purchase-form.ts'

export const cartEntry: Entry = {
  tag: 'flx-cart',
  title: 'Panier',
  family: 'shop',
  facts: [
    'Quantités, retrait, codes promo, prix HT ou TTC : chaque geste part seul, dans l’ordre, et le dernier l’emporte.',
    'Un panier dessiné par le serveur est son premier état : rien n’est demandé au chargement.',
    'Le serveur peut répondre en JSON ou en HTML, sans que rien d’autre ne change.',
    'Le point relais se choisit dans un `<flx-relay-picker>`, liste et carte ; ses formulaires ordinaires servent sans script, et tant que son code n’est pas là.',
    'Une connexion perdue ne perd rien : ce qui était demandé est gardé, dit, et peut repartir.',
    'Panier et pastille sont d’accord, dans cette page, après le retour en arrière, et d’un onglet à l’autre.',
  ],
  withoutScript:
    'Dessiné par le serveur, le panier est fait de formulaires ordinaires : chaque bouton marche, la page se recharge. Vide, l’élément ne montre rien.',
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
