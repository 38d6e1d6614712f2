import { sendHeldForm } from '../../../core/browser/form.ts'
import { useEvent } from '../../../core/use-event.ts'
import type { Suggestion } from '../answers/suggestion.ts'
import type { AutocompleteHost } from '../autocomplete-attributes.ts'
import type { Choice } from '../choice.ts'
import type { Targets } from '../targets.ts'
import { activeOf, type ComboboxList, type ListAction } from './combobox-list.ts'

/** The action that a key triggers in a combobox. */
type KeyIntent =
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
function intentOf(event: KeyboardEvent, isOpen: boolean, hasText: boolean): KeyIntent | undefined {
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

/** The functions and state that the event handlers use. */
interface ComboboxActs {
  list: ComboboxList
  dispatch(action: ListAction): void
  choice: Choice
  targets: Targets
  open(): void
  close(): void
  choose(suggestion: Suggestion): void
  /** Returns the only answer with this text. */
  matchOf(text: string): Suggestion | undefined
  /** Returns true while the answers to the typed text are still missing. */
  isDue(): boolean
  /** Keeps `send` until the answers have come; it is called if one of them matches the text. */
  hold(send: () => void): void
  judge(): void
  type(): void
  leave(to: EventTarget | null): void
  reset(): void
}

/**
 * Runs code once the current script has ended, unless that script has moved the field: a browser tells a field that is
 * taken out of the page as one that its visitor has left. One that was moved has the focus again.
 */
function unlessMoved(field: HTMLElement, run: () => void): void {
  const records: MutationRecord[] = []
  const observer = new MutationObserver((came) => records.push(...came))
  observer.observe(document, { childList: true, subtree: true })
  queueMicrotask(() => {
    records.push(...observer.takeRecords())
    observer.disconnect()
    const isTaken = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(field)))
    if (!isTaken) run()
    else if (document.activeElement === document.body) field.focus({ preventScroll: true })
  })
}

/** Listens to the field of a combobox and to its form. */
export function useComboboxEvents(host: AutocompleteHost, field: HTMLInputElement, acts: ComboboxActs): void {
  const { list, dispatch, choice, choose, close } = acts
  const isAway = (): boolean => document.activeElement !== field

  function enter(event: KeyboardEvent): void {
    const isFree = host.saisielibre
    if (list.isOpen) {
      const chosen = activeOf(list) ?? (isFree ? undefined : acts.matchOf(field.value))
      if (chosen || !isFree) event.preventDefault()
      if (chosen) choose(chosen)
      else if (isFree) close()
    }
  }

  useEvent(field, 'keydown', (event) => {
    const intent = intentOf(event, list.isOpen, field.value !== '')
    if (!intent || field.readOnly) return
    if (intent.type === 'enter') return enter(event)
    const active = activeOf(list)
    if (intent.type === 'leave') return active && choose(active)
    event.preventDefault()
    event.stopPropagation()
    if (intent.type === 'move') dispatch(intent)
    else if (intent.type === 'open') acts.open()
    else if (intent.type === 'close') close()
    else {
      field.value = ''
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  })
  // A script or the browser may write while the focus is elsewhere: that text is accepted without a check.
  useEvent(field, 'input', () => {
    if (choice.isWriting()) return
    if (isAway()) choice.accept()
    else acts.type()
  })
  useEvent(field, 'change', ({ isTrusted }) => {
    if (choice.isWriting()) return
    if (isAway() && !isTrusted) choice.accept()
    else unlessMoved(field, acts.judge)
  })
  useEvent(field, 'focusout', ({ relatedTarget }) => unlessMoved(field, () => acts.leave(relatedTarget)))
  // Listens on the window, so that any listener of the page has already had the chance to cancel. The fields are reset
  // later.
  useEvent(window, 'reset', (event) => {
    if (event.target !== field.form || event.defaultPrevented) return
    acts.reset()
    setTimeout(choice.accept)
  })
  useEvent(
    window,
    'submit',
    (event) => {
      const { form } = field
      if (!form || event.target !== form || choice.isSettled()) return
      if (!host.saisielibre && acts.isDue()) {
        // The form would be sent with a text that has not been checked.
        event.preventDefault()
        event.stopImmediatePropagation()
        const { submitter } = event
        acts.hold(() => field.form === form && sendHeldForm(form, submitter))
        // A script may have changed the text without an event: values that a choice filled must not be sent with it.
      } else acts.targets.forget()
    },
    { capture: true },
  )
}
