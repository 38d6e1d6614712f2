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
  email: 'Cette adresse e-mail n’est pas complète : elle a la forme nom@exemple.fr.',
  emails: 'Une de ces adresses e-mail n’est pas complète, ou il y en a plus de six.',
  ip: 'Une adresse IP a quatre nombres de 0 à 255, séparés par des points.',
  mac: 'Une adresse MAC a douze chiffres de 0 à 9 et de A à F.',
  url: 'Cette adresse n’est pas complète : elle commence par https://.',
  vin: 'Un numéro de châssis a dix-sept caractères, sans I, O ni Q.',
  ssn: 'Ce numéro n’est pas de la forme 123-45-6789.',
})
