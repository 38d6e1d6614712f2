import type { Suggestion } from '../answers/suggestion.ts'

/** The state of the list of answers. */
export interface ComboboxList {
  isOpen: boolean
  /** The answers displayed as options. */
  shown: readonly Suggestion[]
  /** Text displayed below the options. */
  message: string
  /** Index of the active option; -1 if there is none. */
  at: number
}

export type ListAction =
  | { type: 'show'; found: readonly Suggestion[]; message: string }
  /** Moves by that many options. */
  | { type: 'move'; by: number }
  /** Makes no option active. */
  | { type: 'unmark' }
  | { type: 'close' }

export const closedList: ComboboxList = { isOpen: false, shown: [], message: '', at: -1 }

export function activeOf({ shown, at }: ComboboxList): Suggestion | undefined {
  return shown[at]
}

/** Returns the index after a move. A large step stops at the end of the list; the next move goes to the other end. */
function placeAfter({ shown, at }: ComboboxList, by: number): number {
  const last = shown.length - 1
  if (by > 0) return at === last ? 0 : Math.min(last, at + by)
  return at <= 0 ? last : Math.max(0, at + by)
}

export function comboboxList(list: ComboboxList, action: ListAction): ComboboxList {
  switch (action.type) {
    case 'show': {
      const { found: shown, message } = action
      // The active option stays active if the new answers include it.
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
