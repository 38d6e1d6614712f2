import type { Conformity } from '../../core/conformity/conformity.ts'

export const newsletterRgaa: Conformity = {
  tag: 'flx-newsletter',
  lines: [
    {
      criteria: ['7.5'],
      says: 'La fin se dit dans une boîte de dialogue, avec les mots du serveur.',
      test: 'elements/newsletter: NEWS-01 NEWS-02 posts the form and opens a modal of success, in the words of the server',
    },
    {
      criteria: ['11.10'],
      says: 'Après une erreur, rien de ce qui était saisi n’est perdu.',
      test: 'elements/newsletter: NEWS-01 what is neither is a failure, and nothing typed is lost',
      owed: 'Une étiquette au champ, `autocomplete="email"`.',
    },
  ],
}
