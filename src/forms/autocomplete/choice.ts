import type { Suggestion } from './answers/suggestion.ts'
import { type Targets, writeValue } from './targets.ts'

/** The choice that the field's text stands for, with the targets it filled. */
export interface Choice {
  /** Returns true if the text is that of a choice, or is the page's own. */
  isSettled(): boolean
  /** Returns true while we write: the events fired meanwhile are not the visitor's. */
  isWriting(): boolean
  /** Makes an answer the current choice. */
  make(suggestion: Suggestion): void
  /** Empties the field and the targets. */
  clear(): void
  /**
   * Updates the targets to the text: empties them while it is not the chosen one, and restores them once it is again.
   */
  follow(): void
  /**
   * Accepts a text written by a script or the browser. Targets filled by an earlier choice are emptied if it differs.
   */
  accept(): void
  /** Restores the targets when the form is reset. */
  reset(): void
}

/**
 * @param typed - True if the visitor typed the text before our code had loaded: then only the default value counts as
 * chosen.
 */
export function createChoice(field: HTMLInputElement, targets: Targets, typed: boolean): Choice {
  /** The text that counts as chosen: the page's own, or that of an answer. */
  let settled = typed ? field.defaultValue : field.value
  /** The targets' values for the settled text, while the field has another text. */
  let kept: ReadonlyMap<Element, string> | undefined
  let isWriting = false

  const quietly = (write: () => void): void => {
    isWriting = true
    write()
    isWriting = false
  }
  const settle = (text: string): void => {
    kept = undefined
    writeValue(field, text)
    // Read again, because a listener of the page may have changed the text.
    settled = field.value
  }

  return {
    isSettled: () => field.value === settled,
    isWriting: () => isWriting,
    make: (suggestion) =>
      quietly(() => {
        targets.fill(suggestion)
        settle(targets.textFor(suggestion))
      }),
    clear: () =>
      quietly(() => {
        targets.clear()
        settle('')
      }),
    follow: () =>
      quietly(() => {
        if (field.value === settled) {
          if (kept) targets.write(kept)
          kept = undefined
        } else if (!kept) {
          kept = targets.read()
          targets.clear()
        }
      }),
    accept: () =>
      quietly(() => {
        if (field.value !== settled) targets.forget()
        settle(field.value)
      }),
    reset: () =>
      quietly(() => {
        targets.reset()
        kept = undefined
      }),
  }
}
