import type { Conformity } from '../../core/conformity/conformity.ts'

export const mapRgaa: Conformity = {
  tag: 'flx-map',
  lines: [
    {
      criteria: ['4.8', '4.9'],
      says: 'La liste des lieux, à côté de la carte, dit la même chose.',
      test: 'elements/map: MAP-03 without WebGL says once that the list says it all; no button leads to a map',
      owed: 'Une liste qui dit tout ce que dit la carte.',
    },
    {
      criteria: ['4.12', '7.3'],
      says: 'Chaque point est un bouton ; flèches, Début, Fin, Entrée et Échap les parcourent.',
      test: 'elements/map: MAP-03 arrows, Home and End go from marker to marker; Enter opens, Escape closes and comes back',
    },
    {
      criteria: ['7.1'],
      says: 'Un point porte le nom de son lieu, un groupe de points leur nombre.',
      test: 'elements/map: MAP-02 draws a marker, a named button, for each place that has coordinates; the list stays',
    },
    {
      criteria: ['13.10', '2.5.7'],
      says: 'Agrandir, réduire et tout voir sont des boutons.',
      test: 'theme/drawn: is heard as it was approved',
    },
  ],
}
