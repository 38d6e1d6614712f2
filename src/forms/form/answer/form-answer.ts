import { isAddress } from '../../../core/browser/is-address.ts'
import { goTo } from '../../../core/browser/navigation.ts'
import type { Reply } from '../../../core/http/reply.ts'
import type { FieldProblem } from '../errors/validity.ts'
import { closeAround } from '../leave-guard.ts'

/** What is to be done once the answer is shown (decision 7). */
export interface NextStep {
  redirect: string
  reload: boolean
  close: boolean
}

/** What the server answered to a form, whichever way it answers (architecture, idea 3). */
export interface FormAnswer {
  isDone: boolean
  /** What it says, as text. */
  message: string
  /** What it says, as it is shown; trusted where the server wrote a page's part, to be sanitised where it is a message. */
  shown: { trusted: DocumentFragment } | { message: string }
  problems: FieldProblem[]
  next: NextStep
  /** The answer as it came, where one did. */
  reply?: Reply
}

/** Does what the answer asks for (decision 7). */
export function followAnswer({ redirect, reload, close }: NextStep, form: HTMLFormElement): void {
  if (close) void closeAround(form)
  if (redirect) {
    if (isAddress(redirect)) goTo(redirect)
    else console.warn(`flx : le formulaire ne peut pas mener à « ${redirect} », qui n’est pas l’adresse d’une page.`)
  } else if (reload) location.reload()
}
