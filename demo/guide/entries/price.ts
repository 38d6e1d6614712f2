import type { Entry } from '../entry.ts'

export const priceEntry: Entry = {
  tag: 'flx-price',
  title: 'Prix',
  family: 'shop',
  facts: [
    'Toujours suivi de « TTC » ou de « HT ».',
    'Une réduction se calcule sur le prix le plus bas des trente derniers jours, ou ne s’annonce pas.',
    'Avec `for`, il suit la référence choisie dans un formulaire : chaque choix y dit son prix.',
  ],
  withoutScript: 'Le prix que le serveur a écrit.',
}
