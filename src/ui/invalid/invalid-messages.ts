import { messages } from '../../core/i18n/texts.ts'

/** Why a field of a widget's own form is invalid, in the same words in every browser. */
export const invalidTexts = messages('invalid', {
  missing: 'Remplissez ce champ.',
  choice: 'Faites un choix pour continuer.',
  email: 'Saisissez une adresse e-mail, comme nom@exemple.fr.',
})

/** Messages for the other constraints, in any form; `form` is the namespace by which servers translate them. */
export const ruleTexts = messages('form', {
  url: 'Saisissez une adresse complète, par exemple https://exemple.fr.',
  number: 'Saisissez un nombre.',
  unreadable: 'Cette valeur n’est pas lisible.',
  pattern: 'Cette valeur n’a pas la forme attendue.',
  'pattern-as': 'Cette valeur n’a pas la forme attendue : {form}.',
  'too-short': '{n} caractères au moins.',
  'too-long': '{n} caractères au plus.',
  least: '{n} au moins.',
  most: '{n} au plus.',
  'not-before': 'Pas avant le {day}.',
  'not-after': 'Pas après le {day}.',
  step: 'Cette valeur n’est pas autorisée.',
})
