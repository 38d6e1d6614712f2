/** Order of French words, whatever their case and accents; numbers inside them count as numbers: « lot 9 », « lot 10 ». */
export const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })
