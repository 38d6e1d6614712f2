import type { Conformity } from '../../conformity/conformity.ts'

export const carouselRgaa: Conformity = {
  tag: 'flx-carousel',
  lines: [
    {
      criteria: ['7.1'],
      says: 'Le carrousel est une région nommée ; chaque diapositive dit sa place, et le changement est annoncé.',
      test: 'elements/carousel: SLIDE-04',
      owed: '`label`, qui nomme le carrousel, et une alternative à chaque image.',
    },
    {
      criteria: ['7.3'],
      says: 'Boutons et flèches du clavier ; une flèche arrivée au bout passe le focus à l’autre.',
      test: 'elements/carousel: SLIDE-04',
    },
    {
      criteria: ['13.8'],
      says: 'Il ne défile seul que si la page le demande, avec un bouton pour l’arrêter, et s’arrête au premier geste.',
      test: 'elements/carousel: SLIDE-04',
    },
    {
      criteria: ['13.10', '2.5.7'],
      says: 'Ce que fait un glissement, les flèches et les points le font d’un clic.',
      test: 'elements/carousel: SLIDE-03',
      owed: '`arrows` ou `dots` : ne retirez pas les deux.',
    },
    {
      criteria: ['10.8'],
      says: 'Les diapositives hors de vue sont inertes : ni Tab ni lecteur d’écran n’y entrent.',
      test: 'elements/carousel: SLIDE-04',
    },
  ],
}
