import type { Conformity } from '../../conformity/conformity.ts'

export const mapRgaa: Conformity = {
  tag: 'flx-map',
  lines: [
    {
      criteria: ['4.8', '4.9'],
      says: 'La liste des lieux, à côté de la carte, dit la même chose.',
      test: 'elements/map: MAP-03',
      owed: 'Une liste qui dit tout ce que dit la carte.',
    },
    {
      criteria: ['4.12', '7.3'],
      says: 'Chaque point est un bouton ; flèches, Début, Fin, Entrée et Échap les parcourent.',
      test: 'elements/map: MAP-03',
    },
    {
      criteria: ['7.1'],
      says: 'Un point porte le nom de son lieu, un groupe de points leur nombre.',
      test: 'elements/map: MAP-02',
    },
    {
      criteria: ['13.10', '2.5.7'],
      says: 'Agrandir, réduire et tout voir sont des boutons.',
      test: 'theme/drawn',
    },
  ],
}
