import type { Texts } from '../body.ts'
import { dayOf, isDay } from '../format.ts'

/** Returns what was typed in a field, without the spaces around it. */
export const typedIn = (fields: Texts, name: string): string => fields[name]?.trim() ?? ''

/** Returns the numbers of the repeated blocks that were sent (`articles[2][nom]`), in the order of the page. */
export function blockNumbers(fields: Texts, name: string, most: number): string[] {
  const ofBlock = new RegExp(`^${name}\\[(\\d{1,3})\\]\\[\\w+\\]$`)
  const found = Object.keys(fields).map((field) => ofBlock.exec(field)?.[1])
  return [...new Set(found.filter((number) => number !== undefined))].slice(0, most)
}

/** Reads the day for which something is wished (`souhaite_le`): `Y-m-d`, or null without one. */
export function readWishedDay(fields: Texts, errors: Texts, now: Date): string | null {
  const day = typedIn(fields, 'souhaite_le')
  if (!day) return null
  if (!isDay(day)) {
    errors['souhaite_le'] = 'Cette date n’existe pas.'
    return null
  }
  if (day <= dayOf(now)) errors['souhaite_le'] = 'Choisissez un jour à venir.'
  return day
}

/** Checks the number of a visitor who wants to be called back (`rappel`). */
export function checkCallBack(fields: Texts, errors: Texts): void {
  if (fields['rappel'] && !/^[+\d][\d .()-]{8,19}$/.test(typedIn(fields, 'telephone'))) {
    errors['telephone'] = 'Indiquez le numéro auquel vous joindre.'
  }
}
