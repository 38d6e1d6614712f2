import { messages } from '../../core/i18n/texts.ts'

/** Texts of the form that asks for a code where the server printed none. */
export const askCodeTexts = messages('ask-code', {
  title: 'Code d’authentification',
  code: 'Code à six chiffres',
  sent: 'Un code vient d’être envoyé à l’adresse {email}.',
  'sent-unnamed': 'Un code vient d’être envoyé à votre adresse e-mail.',
  validate: 'Valider',
  resend: 'Renvoyer le code',
})
