const fiveDigits = /^\d{5}$/

export const withoutSpaces = (text: string): string => text.replace(/\s/g, '')

/** Whether a text is a whole postal code: five digits (RELAY-01). */
export const isPostalCode = (text: string): boolean => fiveDigits.test(text)
