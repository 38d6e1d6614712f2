import type { Conformity } from '../../conformity/conformity.ts'

export const reservationRgaa: Conformity = {
  tag: 'flx-reservation',
  lines: [
    {
      criteria: ['7.3'],
      says: 'Les flèches vont de jour en jour, Entrée montre les créneaux.',
      test: 'elements/reservation: RESA-01',
    },
    {
      criteria: ['13.1'],
      says: 'Le temps de retenue se voit et se dit à cinq minutes puis à une ; sa fin aussi.',
      test: 'elements/reservation: RESA-01',
      owed: 'Une retenue qui laisse le temps : vingt minutes au moins, ou un moyen de la prolonger.',
    },
    {
      criteria: ['7.5'],
      says: 'Le jour choisi est lu, un refus est dit et les places sont relues.',
      test: 'elements/reservation: RESA-01',
    },
    {
      criteria: ['3.1'],
      says: 'Un jour ou un créneau complet le dit par un mot.',
      test: 'elements/reservation: RESA-01',
    },
  ],
}
