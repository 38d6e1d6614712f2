import type { Conformity } from '../../conformity/conformity.ts'

export const toastRgaa: Conformity = {
  tag: 'flx-toast',
  lines: [
    {
      criteria: ['7.5'],
      says: 'Une région qui était là avant le message l’annonce : poliment, ou aussitôt pour une erreur.',
      test: 'elements/toast: TOAST-02',
    },
    {
      criteria: ['13.1'],
      says: 'Il reste le temps de le lire, six secondes au moins, et attend sous le pointeur et le focus.',
      test: 'elements/toast: TOAST-01',
      owed: '`sticky` pour ce qui doit être lu, et rien d’indispensable dans un message bref.',
    },
    {
      criteria: ['7.3'],
      says: 'Il se ferme par son bouton et par Échap, et le focus continue.',
      test: 'elements/toast: TOAST-02',
    },
  ],
}
