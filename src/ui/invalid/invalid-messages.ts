import { messages } from '../../core/i18n/texts.ts'

/** Why a field of a widget's own form is not sent, in the same words in every browser. */
export const invalidTexts = messages('invalid', {
  missing: 'Remplissez ce champ pour continuer.',
  choice: 'Faites un choix pour continuer.',
  email: 'Saisissez une adresse e-mail, comme nom@exemple.fr.',
  wrong: 'Vérifiez ce que contient ce champ.',
})
