/** What a key asks of a combobox. */
export type KeyIntent =
  | { type: 'open' | 'close' | 'empty' | 'enter' | 'leave' }
  /** The arrows go on by that many options; by none where only the page must not scroll. */
  | { type: 'move'; by: number }

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

/** Safari sends the Enter that ends a composition after it, with this code. */
const codeOfComposing = 229

/** Arrows go through the list, Enter chooses, Escape closes, then empties. @returns nothing for the keys of the field. */
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
