import { isAddress } from '../../../core/browser/is-address.ts'
import { goTo } from '../../../core/browser/navigation.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { FieldProblem } from '../errors/validity.ts'
import { closeAround } from '../leave-guard.ts'

/** The actions that an answer asks for once it is shown (decision 7). */
export interface NextStep {
  redirect: string
  reload: boolean
  close: boolean
}

/** The server's answer to a form, in one shape for HTML and JSON (architecture, idea 3). */
export interface FormAnswer {
  isDone: boolean
  /** The answer's message as plain text. */
  message: string
  /**
   * The answer as it is displayed: `trusted` nodes when the server wrote part of a page, or a `message` that is
   * sanitised before it is shown.
   */
  shown: { trusted: DocumentFragment } | { message: string }
  problems: FieldProblem[]
  next: NextStep
  /** The raw reply, when one came. */
  reply?: Reply
}

/** Returns an answer in the words of flx, of which nothing follows but what `more` says. */
export function ownAnswer(isDone: boolean, message: string, more: Partial<FormAnswer> = {}): FormAnswer {
  const next = { redirect: '', reload: false, close: false }
  return { isDone, message, shown: { message }, problems: [], next, ...more }
}

/** Does what the answer asks for (decision 7). */
export function followAnswer({ redirect, reload, close }: NextStep, form: HTMLFormElement): void {
  if (close) void closeAround(form)
  if (redirect) {
    if (isAddress(redirect)) goTo(redirect)
    else console.warn(`flx : le formulaire ne peut pas mener à « ${redirect} », qui n’est pas l’adresse d’une page.`)
  } else if (reload) location.reload()
}
