import { ofForm } from '../core/browser/form.ts'
import { openingTag } from '../core/element/report-error.ts'
import { adoptStyles } from '../core/element/styles.ts'
import { runCode } from '../core/html/run-code.ts'
import type { Reply } from '../core/http/reply.ts'
import { type AccountAnswer, readAccountAnswer } from '../domain/account/account-answer.ts'
import css from './sent-form.css'

/** What `<flx-form>` says of a form that was sent. */
export type FormSuccess = CustomEvent<{ message: string; reply: Reply | null }>

let count = 0

/** Has `<flx-form>` send a form that its author did not put into one: beside it, since the author's nodes stay where they are. */
function addSender(form: HTMLFormElement, signal: AbortSignal): void {
  const given = form.getAttribute('id')
  const id = given || `flx-sent-form-${++count}`
  // A field called `id` hides the property.
  form.setAttribute('id', id)
  const sender = document.createElement('flx-form')
  sender.className = 'flx-sent-form'
  sender.setAttribute('for', `#${CSS.escape(id)}`)
  sender.dataset.flxMount = 'sent-form'
  ofForm(form, 'before')(sender)
  const { flx } = window as { flx?: { invoke?(target: Element, method: string): Promise<unknown> } }
  flx?.invoke?.(sender, 'wake').catch(() => {})
  signal.addEventListener('abort', () => {
    sender.remove()
    if (!given) form.removeAttribute('id')
  })
}

/**
 * The author's form in an element, sent in place by `<flx-form>`: the one that the author wrote around it, or one of its
 * own. What it says (`flx-form-success`, `flx-form-error`) passes the element.
 *
 * @param signal - Its end takes away what was added.
 * @returns null where there is none, which is said in the console.
 */
export function sentForm(host: HTMLElement, signal: AbortSignal): HTMLFormElement | null {
  for (const dead of host.querySelectorAll('[data-flx-mount="sent-form"]')) dead.remove()
  const form = host.querySelector('form')
  if (!form) {
    console.warn(`flx : ${openingTag(host)} attend un formulaire <form>.`)
    return null
  }
  adoptStyles(css)
  if (!form.closest('flx-form')) addSender(form, signal)
  return form
}

/**
 * What the extranet answered to such a form; nothing where no answer of it came. The code that it sends along
 * (`evaldatas`) runs as one of its scripts (decision 7).
 */
export function readSent(reply: Reply | null): AccountAnswer | undefined {
  if (!reply) return undefined
  try {
    const answer = readAccountAnswer(reply)
    runCode(answer.script)
    return answer
  } catch {
    // The form has said what it is.
    return undefined
  }
}

/** Shows a part of a form that its author hid, with what is around it. */
export function reveal(part: HTMLElement, form: HTMLFormElement): void {
  for (let node: HTMLElement | null = part; node && node !== form; node = node.parentElement)
    node.toggleAttribute('hidden', false)
}

/** What stays of a form that is put away: what it says, and the way on. */
const kept = '.flx-form__area, [data-flx-back]'

/** Puts a form away that has done what it is for. */
export function putAway(form: HTMLElement): void {
  if (form.querySelector(kept) === null) {
    form.toggleAttribute('hidden', true)
    return
  }
  for (const child of form.children) {
    if (child instanceof HTMLElement && !child.matches(kept)) putAway(child)
  }
}
