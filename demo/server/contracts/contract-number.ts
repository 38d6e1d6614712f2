/** Returns the number of a subscription's contract, used in the account and in notices: « ABO-000012 ». */
export const contractNumber = (id: number): string => `ABO-${String(id).padStart(6, '0')}`

/**
 * Returns the id of the subscription that a number names, however it is typed; undefined when it is not such a number.
 */
export function readContractNumber(text: string): number | undefined {
  const digits = /^abo[\s-]*0*(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}
