import { messages } from '../../core/i18n/texts.ts'

export const reservationTexts = messages('reservation', {
  days: 'Choisissez un jour',
  before: 'Jours précédents',
  after: 'Jours suivants',
  full: 'Complet',
  slots: 'Choisissez un créneau',
  seats: 'Nombre de places',
  book: 'Réserver ce créneau',
  move: 'Déplacer ma réservation',
  none: 'Aucune date n’est proposée pour le moment.',
  'day-full': 'Ce jour est complet : choisissez-en un autre.',
  current: 'Votre réservation actuelle',
  held: 'Dans votre panier : {slot}.',
  left: 'Encore {time} pour commander.',
  soon: 'Votre réservation est retenue encore {time}.',
  expired: 'Le délai est passé : ce créneau n’est plus retenu. Choisissez-le à nouveau s’il est encore libre.',
  day: '{day} : {count}.',
  loading: 'Chargement des dates…',
  cart: 'Voir le panier',
  done: 'Votre créneau est réservé.',
})
