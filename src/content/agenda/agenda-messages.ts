import { messages } from '../../core/i18n/texts.ts'

export const agendaTexts = messages('agenda', {
  loading: 'Mise à jour de l’agenda…',
  updated: 'Agenda mis à jour',
})
