import type { Suggestion } from '../answers/suggestion.ts'

/** The list of answers, open or not. */
export interface ComboboxList {
  isOpen: boolean
  /** The answers that are its options. */
  shown: readonly Suggestion[]
  /** What is said below them. */
  message: string
  /** Place of the option that the arrows are on; -1 while they are on none. */
  at: number
}

export type ListAction =
  | { type: 'show'; found: readonly Suggestion[]; message: string }
  /** The arrows go on by that many options. */
  | { type: 'move'; by: number }
  /** The arrows are on no option any more. */
  | { type: 'unmark' }
  | { type: 'close' }

export const closedList: ComboboxList = { isOpen: false, shown: [], message: '', at: -1 }

export function activeOf({ shown, at }: ComboboxList): Suggestion | undefined {
  return shown[at]
}

/** Past an end it goes to the other, so that a large step stops there first. */
function placeAfter({ shown, at }: ComboboxList, by: number): number {
  const last = shown.length - 1
  if (by > 0) return at === last ? 0 : Math.min(last, at + by)
  return at <= 0 ? last : Math.max(0, at + by)
}

export function comboboxList(list: ComboboxList, action: ListAction): ComboboxList {
  switch (action.type) {
    case 'show': {
      const { found: shown, message } = action
      // What the arrows are on stays so where it is among the new ones.
      const active = activeOf(list)
      const isActive = ({ label, value }: Suggestion): boolean => label === active?.label && value === active.value
      return { isOpen: true, shown, message, at: shown.findIndex(isActive) }
    }
    case 'move':
      return { ...list, at: placeAfter(list, action.by) }
    case 'unmark':
      return list.at < 0 ? list : { ...list, at: -1 }
    case 'close':
      return closedList
  }
}
