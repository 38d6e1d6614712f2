import type { Conformity } from '../../conformity/conformity.ts'

export const contractEndRgaa: Conformity = {
  tag: 'flx-contract-end',
  lines: [
    {
      criteria: ['7.3'],
      says: 'La résiliation se fait au clavier, du lien du pied de page à l’accusé, sans compte.',
      test: 'e2e/contract-end: LAW-07',
      owed: 'Le lien « Résilier votre contrat » à la même place de chaque page.',
    },
    {
      criteria: ['11.12'],
      says: 'Un récapitulatif se relit et se corrige avant l’envoi ; l’accusé de réception reste lisible.',
      test: 'elements/contract-end: LAW-07',
    },
    {
      criteria: ['11.5', '11.6'],
      says: 'Chaque étape est un `fieldset` de la page, et sa légende dit l’étape.',
      test: 'elements/contract-end: LAW-07',
      owed: 'Une `legend` par étape, une étiquette et un `autocomplete` par champ.',
    },
  ],
}
