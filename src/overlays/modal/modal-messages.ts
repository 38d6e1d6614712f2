import { messages } from '../../core/i18n/texts.ts'

export const modalTexts = messages('modal', {
  label: 'Message',
  ok: 'OK',
  yes: 'Oui',
  no: 'Non',
})
