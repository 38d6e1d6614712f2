/** The action that a key triggers in a combobox. */
export type KeyIntent =
  | { type: 'open' | 'close' | 'empty' | 'enter' | 'leave' }
  /** Moves by that many options; by 0 only to keep the page from scrolling. */
  | { type: 'move'; by: number }

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** Key code of an Enter that ends a composition: Safari sends it after `compositionend`. */
const codeOfComposing = 229

/**
 * Returns the action of a key: arrows move in the list, Enter chooses, Escape closes, then empties the field. @returns
 * undefined if the key is left to the field.
 */
export function intentOf(event: KeyboardEvent, isOpen: boolean, hasText: boolean): KeyIntent | undefined {
  const { key, altKey } = event
  if (event.isComposing || event.keyCode === codeOfComposing || event.ctrlKey || event.metaKey) return undefined
  const by = steps[key]
  if (by !== undefined) {
    if (!isOpen && key.startsWith('Page')) return undefined
    if (altKey && key === 'ArrowUp') return { type: 'close' }
    if (!isOpen) return { type: 'open' }
    return { type: 'move', by: altKey ? 0 : by }
  }
  if (key === 'Enter') return { type: 'enter' }
  if (key === 'Tab' && isOpen) return { type: 'leave' }
  if (key === 'Escape' && isOpen) return { type: 'close' }
  if (key === 'Escape' && hasText) return { type: 'empty' }
  return undefined
}
