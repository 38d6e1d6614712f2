import type { Conformity } from '../../conformity/conformity.ts'

export const toggleRgaa: Conformity = {
  tag: 'flx-toggle',
  lines: [
    {
      criteria: ['7.1'],
      says: 'Le bouton dit si son bloc est ouvert, et change de texte ou de nom.',
      test: 'elements/toggle: HEAD-01',
      owed: 'Un `<button>`, et un texte qui dit ce qui s’ouvre.',
    },
    {
      criteria: ['7.3'],
      says: 'Entrée et Espace l’actionnent, même quand le bouton n’en est pas un.',
      test: 'elements/toggle: HEAD-01',
    },
    {
      criteria: ['12.8', '10.13'],
      says: 'Ce qui flotte se ferme par Échap, et le focus qui s’y trouvait va au bouton.',
      test: 'elements/toggle: HEAD-01',
    },
  ],
}
