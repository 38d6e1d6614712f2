/** Compares French texts without case and accents; numbers in them are compared as numbers: « lot 9 », « lot 10 ». */
export const collator = new Intl.Collator('fr', { numeric: true, sensitivity: 'base' })
