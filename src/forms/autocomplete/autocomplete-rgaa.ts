import type { Conformity } from '../../conformity/conformity.ts'

export const autocompleteRgaa: Conformity = {
  tag: 'flx-autocomplete',
  lines: [
    {
      criteria: ['7.1'],
      says: 'Le champ est une combobox au sens d’ARIA : liste, réponse choisie et état ouvert sont restitués.',
      test: 'elements/autocomplete: AUTO-05',
    },
    {
      criteria: ['7.3'],
      says: 'Flèches, Entrée et Échap choisissent et ferment ; la souris et le doigt aussi.',
      test: 'elements/autocomplete: AUTO-03',
    },
    {
      criteria: ['7.5'],
      says: 'Le nombre de réponses, leur absence et un échec sont annoncés.',
      test: 'elements/autocomplete: AUTO-05',
    },
    {
      criteria: ['11.10', '11.11'],
      says: 'Un texte qui n’est pas une réponse ne reste pas, et le champ dit pourquoi.',
      test: 'elements/autocomplete: AUTO-04',
    },
    {
      criteria: ['11.1'],
      says: 'Le champ garde l’étiquette de la page, qui ne nomme que lui.',
      test: 'elements/autocomplete: AUTO-05',
      owed: 'Une étiquette au champ.',
    },
    {
      criteria: ['10.13'],
      says: 'La liste reste tant qu’on la survole, et Échap la ferme sans fermer la boîte de dialogue où elle se trouve.',
      test: 'elements/autocomplete: AUTO-05',
    },
  ],
}
