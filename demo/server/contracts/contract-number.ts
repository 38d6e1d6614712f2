/** The number of a subscription's contract, as the account shows it and a notice that ends it names it: « ABO-000012 ». */
export const contractNumber = (id: number): string => `ABO-${String(id).padStart(6, '0')}`

/** The subscription that a number names, however it was typed; nothing where it names none. */
export function readContractNumber(text: string): number | undefined {
  const digits = /^abo[\s-]*0*(\d{1,9})$/i.exec(text.trim())?.[1]
  return digits === undefined ? undefined : Number(digits)
}
