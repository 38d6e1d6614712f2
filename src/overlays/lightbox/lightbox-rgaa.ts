import type { Conformity } from '../../conformity/conformity.ts'

export const lightboxRgaa: Conformity = {
  tag: 'flx-lightbox',
  lines: [
    {
      criteria: ['1.1', '1.9'],
      says: 'La boîte dit son nom, la place de l’image et sa légende à qui ne la voit pas.',
      test: 'elements/lightbox-view: LBX-07',
      owed: 'Une alternative à chaque vignette, ou une légende à chaque lien.',
    },
    {
      criteria: ['7.3'],
      says: 'Flèches, Début, Fin et Échap ; Tab reste dans la boîte et atteint chaque commande.',
      test: 'elements/lightbox-moves: LBX-07',
    },
    {
      criteria: ['12.8'],
      says: 'En fermant, le focus va au lien de l’image montrée en dernier.',
      test: 'elements/lightbox-moves: LBX-07',
    },
    {
      criteria: ['13.8'],
      says: 'Le diaporama s’arrête d’un bouton ou d’un geste ; il ne part pas seul pour qui demande moins d’animations.',
      test: 'elements/lightbox-slideshow: LBX-04',
    },
    {
      criteria: ['13.10', '2.5.7'],
      says: 'Ce que font un glissement ou un pincement, des boutons le font.',
      test: 'elements/lightbox-moves: LBX-07',
    },
  ],
}
