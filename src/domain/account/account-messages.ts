import { messages } from '../../core/i18n/texts.ts'

export const accountTexts = messages('account', {
  // The exact text of the requirement, with its straight apostrophe (LOGIN-04).
  unknown: "Une erreur inconnue s'est produite, veuillez réessayer.",
})

export const passkeyTexts = messages('passkey', {
  use: 'Utiliser une clé d’accès',
  'given-up': 'La clé d’accès n’a pas servi : réessayez, ou continuez sans elle.',
  known: 'Cet appareil a déjà une clé d’accès pour ce compte.',
  elsewhere: 'Les clés d’accès ne servent pas sous cette adresse du site.',
})
