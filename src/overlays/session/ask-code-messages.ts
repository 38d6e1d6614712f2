import { messages } from '../../core/i18n/texts.ts'

/** Texts of the code form that is shown if the server sends none. */
export const askCodeTexts = messages('ask-code', {
  title: 'Code d’authentification',
  code: 'Code à six chiffres',
  sent: 'Un code vient d’être envoyé à l’adresse {email}.',
  'sent-unnamed': 'Un code vient d’être envoyé à votre adresse e-mail.',
  validate: 'Valider',
  resend: 'Renvoyer le code',
})
