import { parseDay } from '../../src/core/french/day.ts'

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const timeZone = 'Europe/Paris'
const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
const long = new Intl.DateTimeFormat('fr-FR', { timeZone, dateStyle: 'long' })
const full = new Intl.DateTimeFormat('fr-FR', { timeZone, dateStyle: 'full', timeStyle: 'medium' })

/** `2490` → « 24,90 € ». */
export function formatEuros(cents: number): string {
  return euros.format(cents / 100)
}

/** « 22 novembre 2026 », of a moment in France, or of a day `Y-m-d`. */
export const longDay = (at: Date | string): string => long.format(new Date(at))

/** « dimanche 22 novembre 2026 à 21:34:05 », in France. */
export const momentText = (moment: Date): string => full.format(moment)

/** Returns true when a text is an existing day, `Y-m-d`. */
export const isDay = (text: string): boolean => /^\d{4}-/.test(text) && parseDay(text) === text

/** The day in France, `Y-m-d`. */
export function dayOf(moment: Date): string {
  return parisDay.format(moment)
}
