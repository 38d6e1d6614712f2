/** `open`: `09:00-12:00 14:00-19:00`, empty when closed. */
export interface DayHours {
  day: string
  open: string
}

const days = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']

/** Opening hours of seven days, from Monday. */
const weeks: string[][] = [
  [
    '',
    '09:00-12:30 14:00-19:00',
    '09:00-12:30 14:00-19:00',
    '09:00-12:30 14:00-19:00',
    '09:00-12:30 14:00-19:30',
    '09:00-19:00',
    '',
  ],
  ['07:00-20:00', '07:00-20:00', '07:00-20:00', '07:00-20:00', '07:00-20:30', '07:30-20:00', '08:00-13:00'],
  [
    '10:00-12:00 15:00-19:00',
    '10:00-12:00 15:00-19:00',
    '',
    '10:00-12:00 15:00-19:00',
    '10:00-12:00 15:00-19:00',
    '10:00-18:00',
    '',
  ],
]

/** Returns a week of opening hours, always the same for the same number. */
export function openingHours(number: number): DayHours[] {
  const week = weeks[number % weeks.length] ?? []
  return days.map((day, index) => ({ day, open: week[index] ?? '' }))
}
