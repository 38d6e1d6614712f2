import { messages } from '../../core/i18n/texts.ts'

export const loginTexts = messages('login', {
  // The exact text of LOGIN-02.
  title: 'connexion',
  name: 'Connexion',
  'reset-sent': 'Votre demande est partie : suivez le lien du message pour choisir un nouveau mot de passe.',
})
