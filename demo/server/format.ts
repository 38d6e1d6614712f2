const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const parisDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris', dateStyle: 'short' })

/** `2490` → « 24,90 € ». */
export function formatEuros(cents: number): string {
  return euros.format(cents / 100)
}

/** The day in France, `Y-m-d`. */
export function dayOf(moment: Date): string {
  return parisDay.format(moment)
}
