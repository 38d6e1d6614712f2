import type { Entry } from '../entry.ts'

export const cartBadgeEntry: Entry = {
  tag: 'flx-cart-badge',
  title: 'Pastille du panier',
  family: 'shop',
  facts: [
    'Le nombre écrit par le serveur est correct : aucun appel n’est nécessaire au chargement.',
    'La pastille suit chaque changement du panier dans la page, après un retour en arrière et depuis un autre onglet.',
    'Le nom lu par les lecteurs d’écran suit aussi : « Panier, 3 articles, 42,00 € TTC ».',
  ],
  withoutScript: 'Le lien et le nombre écrits par le serveur s’affichent.',
  live: `
    <flx-cart-badge>
      <a href="/panier">Panier <span data-flx-cart-count>0</span> <span data-flx-cart-total></span></a>
    </flx-cart-badge>`,
  fixed: ['href'],
}
