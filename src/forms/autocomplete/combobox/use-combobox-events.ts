import { sendHeldForm } from '../../../core/browser/form.ts'
import { useEvent } from '../../../core/use-event.ts'
import type { Suggestion } from '../answers/suggestion.ts'
import type { AutocompleteHost } from '../autocomplete-attributes.ts'
import type { Choice } from '../choice.ts'
import type { Targets } from '../targets.ts'
import { intentOf } from './combobox-keys.ts'
import { activeOf, type ComboboxList, type ListAction } from './combobox-list.ts'

/** What the field and its form may ask of a combobox. */
interface ComboboxActs {
  list: ComboboxList
  dispatch(action: ListAction): void
  choice: Choice
  targets: Targets
  open(): void
  close(): void
  choose(suggestion: Suggestion): void
  /** The one answer that a text names. */
  matchOf(text: string): Suggestion | undefined
  /** The answers to what is typed are yet to come. */
  isDue(): boolean
  /** Has the form wait for them: it leaves with the one that is named. */
  hold(send: () => void): void
  judge(): void
  type(): void
  leave(to: EventTarget | null): void
  reset(): void
}

/** Hears what happens to the field of a combobox, and to its form. */
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
    if (!intent) return
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
  // What a script or the browser writes while the visitor is elsewhere is theirs to answer for.
  useEvent(field, 'input', () => {
    if (choice.isWriting()) return
    if (isAway()) choice.accept()
    else acts.type()
  })
  useEvent(field, 'change', ({ isTrusted }) => {
    if (choice.isWriting()) return
    if (isAway() && !isTrusted) choice.accept()
    else acts.judge()
  })
  useEvent(field, 'focusout', ({ relatedTarget }) => acts.leave(relatedTarget))
  // After all who may keep the form from being emptied; its fields are so a moment later.
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
        // The form would leave with a text that nobody has judged.
        event.preventDefault()
        event.stopImmediatePropagation()
        const { submitter } = event
        acts.hold(() => field.form === form && sendHeldForm(form, submitter))
        // A script may have written another text without a word: what a choice had filled is not sent with it.
      } else acts.targets.forget()
    },
    { capture: true },
  )
}
