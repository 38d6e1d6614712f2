import { messages } from '../../core/i18n/texts.ts'

export const signupTexts = messages('signup', {
  'resent-title': 'Nouveau code',
  resent: 'Un nouveau code vient de vous être envoyé par e-mail.',
})
