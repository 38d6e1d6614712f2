import type { Entry } from '../entry.ts'

export const priceEntry: Entry = {
  tag: 'flx-price',
  title: 'Prix',
  family: 'shop',
  facts: [
    'Le prix est toujours suivi de « TTC » ou de « HT ».',
    'Une réduction est calculée à partir du prix le plus bas des trente derniers jours ; sans ce prix, elle n’est pas affichée.',
    'Avec `for`, il suit la référence choisie dans un formulaire, dont chaque choix contient son prix.',
  ],
  withoutScript: 'Le prix écrit par le serveur s’affiche.',
}
