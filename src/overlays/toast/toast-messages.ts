import { messages } from '../../core/i18n/texts.ts'

export const toastTexts = messages('toast', {
  region: 'Notifications (F8)',
  dismiss: 'Fermer cette notification',
})
