import type { Entry } from '../entry.ts'

export const popupEntry: Entry = {
  tag: 'flx-popup',
  title: 'Page ou vidéo au-dessus de la page',
  family: 'overlays',
  facts: [
    'Les liens qui ont une classe `squeezebox` s’ouvrent ainsi, avec les options de leur `rel`.',
    'Sous 768 px de large, elle prend toute la fenêtre.',
    'Une page qui a des changements à perdre peut demander avant de se laisser fermer.',
  ],
  withoutScript: 'Chaque lien mène à sa page.',
  live: '<flx-popup></flx-popup>\n<a class="squeezebox" href="/page/livraison">La livraison, au-dessus de la page</a>',
  fixed: ['for', 'open', 'href'],
  keys: [['Échap', 'Ferme, sauf avec `no-esc-key`.']],
}
