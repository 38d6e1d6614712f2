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
  iban: 'Cet IBAN n’est pas exact : vérifiez chaque caractère.',
  siret: 'Ce numéro SIRET n’est pas exact : quatorze chiffres, dont le dernier est une clé.',
  siren: 'Ce numéro SIREN n’est pas exact : neuf chiffres, dont le dernier est une clé.',
  nir: 'Ce numéro de sécurité sociale n’est pas exact : vérifiez-le avec sa clé.',
})
