import { messages } from '../../core/i18n/texts.ts'

export const passkeyTexts = messages('passkey', {
  use: 'Utiliser une clé d’accès',
  'given-up': 'La clé d’accès n’a pas servi : réessayez, ou continuez sans elle.',
  known: 'Cet appareil a déjà une clé d’accès pour ce compte.',
  elsewhere: 'Les clés d’accès ne servent pas sous cette adresse du site.',
})
