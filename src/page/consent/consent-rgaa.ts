import type { Conformity } from '../../conformity/conformity.ts'

export const consentRgaa: Conformity = {
  tag: 'flx-consent',
  lines: [
    {
      criteria: ['7.1'],
      says: 'La question est une région ; le détail est une boîte de dialogue nommée, dont les cases ont leur étiquette et leur description.',
      test: 'theme/drawn',
    },
    {
      criteria: ['7.3'],
      says: 'Chaque finalité se choisit au clavier, et le choix se change à tout moment.',
      test: 'elements/consent: COOKIE-02',
    },
    {
      criteria: ['12.8'],
      says: 'La question ne prend pas le focus : la page se lit d’abord si on le veut.',
      test: 'elements/consent: COOKIE-02',
    },
    {
      criteria: ['12.9'],
      says: 'Échap quitte les choix sans rien décider.',
      test: 'elements/consent: COOKIE-02',
    },
    {
      criteria: ['3.2.6'],
      says: 'Le bouton qui rouvre les choix est où vous placez l’élément.',
      test: 'elements/consent: COOKIE-02',
      owed: 'L’élément à la même place de chaque page, dans le pied de page.',
    },
  ],
}
