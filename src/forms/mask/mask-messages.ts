import { messages } from '../../core/i18n/texts.ts'

export const maskTexts = messages('mask', {
  incomplete: 'Saisie incomplète : elle a la forme {form}.',
  form: 'Cette saisie n’a pas la forme demandée.',
  number: 'Saisissez un nombre.',
  integer: 'Saisissez un nombre entier.',
  least: 'Saisissez au moins {least}.',
  most: 'Saisissez au plus {most}.',
  phone: 'Numéro de téléphone incomplet : dix chiffres, ou + et l’indicatif du pays.',
  postalCode: 'Le code postal a cinq chiffres.',
  postalCode4: 'Le code postal a quatre chiffres.',
})
