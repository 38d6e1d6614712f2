import type { Entry } from '../entry.ts'

export const pageEntry: Entry = {
  tag: 'flx-page',
  title: 'Activation de toute la page',
  family: 'page',
  facts: [
    'Une balise suffit pour un ancien gabarit, sans modification de son HTML : images en grand, fenêtres, blocs cliquables, partage, en-tête fixe, liens suivis, champs de date et masques de saisie.',
    'Le contenu ajouté plus tard est pris en charge, avec un seul écouteur par type d’événement : cinq mille liens ne coûtent pas plus que cinq.',
    'À l’arrivée, la page défile jusqu’à l’élément marqué, ou jusqu’à l’ancre de l’adresse, sous l’en-tête fixe.',
    'Un élément que vous écrivez avec ses attributs remplace celui que cette balise ajouterait.',
  ],
  withoutScript: 'La page garde ses liens, ses ancres et son en-tête.',
  live: '<p><a href="/essais/ancienne-page">Voir la page d’un ancien gabarit, avec cette seule balise</a></p>',
  code: '<flx-page></flx-page>',
  fixed: ['without', 'header', 'marker', 'address'],
}
