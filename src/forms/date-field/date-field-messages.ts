import { messages } from '../../core/i18n/texts.ts'

export const dateFieldTexts = messages('dateField', {
  open: 'Choisir une date : {name}',
  openAny: 'Choisir une date',
  calendar: 'Calendrier',
  previous: 'Mois précédent',
  next: 'Mois suivant',
  month: 'Mois',
  year: 'Année',
  time: 'Heure',
  today: 'Aujourd’hui',
  clear: 'Effacer',
  close: 'Fermer',
  from: 'Choisissez une date à partir du {day}.',
  until: 'Choisissez une date au plus tard le {day}.',
  closed: 'Le {day} n’est pas proposé : choisissez un autre jour.',
  order: 'La fin ne peut pas précéder le début, le {day}.',
  closedDay: '{day}, non proposé',
})
