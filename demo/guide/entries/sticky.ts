import type { Entry } from '../entry.ts'

export const stickyEntry: Entry = {
  tag: 'flx-sticky',
  title: 'En-tête fixe',
  family: 'navigation',
  facts: [
    'L’en-tête reste en haut de l’écran, se masque à la descente et réapparaît à la remontée.',
    'Un en-tête transparent prend le fond de la page tant qu’il est fixe.',
    'Il garde sa place dans la page, sans décalage.',
    'Il ne couvre jamais l’élément qui a le focus ni la cible d’une ancre, et réapparaît quand le clavier y entre.',
    'Il reste visible sur les 169 premiers pixels de la page. Un défilement de 60 pixels le masque ou l’affiche.',
  ],
  withoutScript: 'L’en-tête reste celui de votre gabarit.',
  live: '<p><a href="/essais/ancienne-page">Voir l’en-tête fixe sur la page d’un ancien gabarit</a></p>',
  code: `
    <flx-sticky>
      <header>…</header>
    </flx-sticky>`,
  fixed: ['for', 'threshold', 'tolerance', 'no-hide'],
}
