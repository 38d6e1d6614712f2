import type { Conformity } from '../../conformity/conformity.ts'

export const frontBannerRgaa: Conformity = {
  tag: 'flx-front-banner',
  lines: [
    {
      criteria: ['7.1', '12.6'],
      says: 'Le bandeau est une région nommée, avec un bouton de fermeture qui a un nom.',
      test: 'elements/front-banner: FRONT-02',
      owed: '`label` si « Annonce » ne suffit pas.',
    },
    {
      criteria: ['7.3', '12.8'],
      says: 'Il se ferme au clavier, et le focus va à ce qui suit.',
      test: 'elements/front-banner: FRONT-02',
    },
    {
      criteria: ['2.4.11'],
      says: 'En bas de la fenêtre, il laisse atteindre la fin de la page.',
      test: 'elements/front-banner: FRONT-02',
    },
    {
      criteria: ['13.8'],
      says: 'Il ne bouge pas pour qui demande moins d’animations.',
      test: 'elements/front-banner',
    },
  ],
}
