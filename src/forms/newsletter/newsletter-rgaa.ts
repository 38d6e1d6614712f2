import type { Conformity } from '../../conformity/conformity.ts'

export const newsletterRgaa: Conformity = {
  tag: 'flx-newsletter',
  lines: [
    {
      criteria: ['7.5'],
      says: 'La fin se dit dans une boîte de dialogue, avec les mots du serveur.',
      test: 'elements/newsletter: NEWS-01 NEWS-02',
    },
    {
      criteria: ['11.10'],
      says: 'Après une erreur, rien de ce qui était saisi n’est perdu.',
      test: 'elements/newsletter: NEWS-01',
      owed: 'Une étiquette au champ, `autocomplete="email"`.',
    },
  ],
}
