import { messages } from '../../core/i18n/texts.ts'

export const passwordChangeTexts = messages('passwordChange', {
  back: 'Retour au site',
})
