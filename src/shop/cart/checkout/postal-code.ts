const fiveDigits = /^\d{5}$/

export const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

/** Returns true if a text is a complete postal code: five digits (RELAY-01). */
export const isPostalCode = (text: string): boolean => fiveDigits.test(text)
