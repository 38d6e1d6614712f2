import type { Suggestion } from './answers/suggestion.ts'
import { type Targets, writeValue } from './targets.ts'

/** The choice that the text of the field stands for, and what it filled besides. */
export interface Choice {
  /** The text is that of a choice, or was there before. */
  isSettled(): boolean
  /** We write: the events that come of it are not the visitor's. */
  isWriting(): boolean
  /** Makes an answer the choice. */
  make(suggestion: Suggestion): void
  /** No choice: an empty field. */
  clear(): void
  /** The targets follow the text: empty while it is no choice, as they were once it is the same again. */
  follow(): void
  /** What a script or the browser wrote is theirs to answer for. What a choice had filled does not belong to it. */
  accept(): void
  /** The form goes back to what its page came with. */
  reset(): void
}

/** @param typed - The text was typed before our code was there: only what the page came with stands for a choice. */
export function createChoice(field: HTMLInputElement, targets: Targets, typed: boolean): Choice {
  /** The text that stands for a choice: the page's own, or that of an answer. */
  let settled = typed ? field.defaultValue : field.value
  /** What the targets held for it, while the field says something else. */
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
    // A script of the page may write it in another way.
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
