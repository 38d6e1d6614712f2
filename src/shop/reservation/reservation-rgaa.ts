import type { Conformity } from '../../core/conformity/conformity.ts'

export const reservationRgaa: Conformity = {
  tag: 'flx-reservation',
  lines: [
    {
      criteria: ['7.3'],
      says: 'Les flèches vont de jour en jour, Entrée montre les créneaux.',
      test: 'elements/reservation: RESA-01 arrows go from day to day over the full ones, Home and End to the ends, Enter shows',
    },
    {
      criteria: ['13.1'],
      says: 'Le temps de retenue se voit et se dit à cinq minutes puis à une ; sa fin aussi.',
      test: 'elements/reservation: RESA-01 the clock is not a live region: what is left is announced at five minutes and at one',
      owed: 'Une retenue qui laisse le temps : vingt minutes au moins, ou un moyen de la prolonger.',
    },
    {
      criteria: ['7.5'],
      says: 'Le jour choisi est lu, un refus est dit et les places sont relues.',
      test: 'elements/reservation: RESA-01 a day that is chosen shows its slots, keeps the focus and is read out',
    },
    {
      criteria: ['3.1'],
      says: 'Un jour ou un créneau complet le dit par un mot.',
      test: 'elements/reservation: RESA-01 a day whose slots are all full has no button, and says so',
    },
  ],
}
