import { messages } from '../../core/i18n/texts.ts'

export const modalTexts = messages('modal', {
  close: 'Fermer',
  label: 'Message',
  confirmation: 'Confirmation',
  ok: 'OK',
  yes: 'Oui',
  no: 'Non',
})
