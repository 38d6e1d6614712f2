import type { Entry } from '../entry.ts'

export const cartBadgeEntry: Entry = {
  tag: 'flx-cart-badge',
  title: 'Pastille du panier',
  family: 'shop',
  facts: [
    'Ce que le serveur a écrit est juste : rien n’est demandé au chargement.',
    'Elle suit le panier dès qu’un élément de la page le change, après le retour en arrière, et quand un autre onglet l’a changé.',
    'Le nom lu par les lecteurs d’écran suit aussi : « Panier, 3 articles, 42,00 € TTC ».',
  ],
  withoutScript: 'Le lien et le nombre écrits par le serveur.',
  live: `
    <flx-cart-badge>
      <a href="/panier">Panier <span data-flx-cart-count>0</span> <span data-flx-cart-total></span></a>
    </flx-cart-badge>`,
  fixed: ['href'],
}
