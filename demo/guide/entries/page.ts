import type { Entry } from '../entry.ts'

export const pageEntry: Entry = {
  tag: 'flx-page',
  title: 'Toute la page d’une balise',
  family: 'page',
  facts: [
    'Une balise suffit à un ancien gabarit, sans toucher à son balisage : images en grand, popups, blocs cliquables, partage, en-tête collant, liens suivis, champs de date et à masque.',
    'Ce qui arrive plus tard dans la page est servi aussi, par un seul écouteur de chaque sorte : cinq mille liens ne coûtent pas plus que cinq.',
    'À l’arrivée, la page défile jusqu’à l’élément marqué, ou jusqu’à l’ancre de l’adresse, dégagé de l’en-tête fixe.',
    'Un élément écrit par vous, avec ses attributs, passe avant celui qu’elle ajouterait.',
  ],
  withoutScript: 'La page est ce qu’elle était : ses liens, ses ancres et son en-tête sont ceux du navigateur.',
  live: '<p><a href="/essais/ancienne-page">Voir la page d’un ancien gabarit, avec cette seule balise</a></p>',
  code: '<flx-page></flx-page>',
  fixed: ['without', 'header', 'marker', 'address'],
}
