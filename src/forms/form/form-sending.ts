import { ofForm, sendHeldForm } from '../../core/browser/form.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import { focusOn } from '../../core/focus/focusable.ts'
import { runScripts } from '../../core/html/gate.ts'
import { inPageOrder } from '../../core/html/nodes.ts'
import { type Field, noteSending } from '../../core/html/typed-fields.ts'
import { detailOf, isAborted, isSessionOver, tellsWhatToDo, visitorMessage } from '../../core/http/request-error.ts'
import { accountTexts } from '../../domain/account/account-messages.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { prepareContent } from '../../ui/content.ts'
import { type FormAnswer, followAnswer, ownAnswer } from './answer/form-answer.ts'
import type { KeptDraft } from './draft/keep-draft.ts'
import { bringIntoView, goToField } from './errors/go-to-field.ts'
import { type FieldProblem, invalidFields } from './errors/validity.ts'
import { renewSession, sendForm } from './form-api.ts'
import type { formAttributes } from './form-attributes.ts'
import { formTexts as t } from './form-messages.ts'
import type { FormStatus, Waiting } from './form-status.ts'
import type { LeaveGuard } from './leave-guard.ts'
import { legacyProblems, showLegacyAlert } from './legacy-alert.tsx'
import { createSubmission, type Submission, takeTokens } from './submission.ts'

/** Returns the message for a request without an answer. A password change has its own, as a login does (LOGIN-05). */
function failureWords(form: HTMLFormElement, error: unknown): string {
  if (form.closest('flx-password-change') && !tellsWhatToDo(error)) return accountTexts('unknown')
  return `${visitorMessage(error)} ${t('kept')}`
}

const failed = (problems: FieldProblem[]): FormAnswer =>
  ownAnswer(false, problems.map(({ message }) => message).join(' '), { shown: { message: '' }, problems })

/** Goes to the first field that can be used. @returns false if there is none. */
const goToFirst = (problems: readonly FieldProblem[]): boolean =>
  problems.some(({ field }) => field && goToField(field))

/** Sorts problems by the position of their fields in the page; those without a field come last. */
function sorted(problems: readonly FieldProblem[]): FieldProblem[] {
  return problems.toSorted(({ field: one }, { field: other }) =>
    one && other ? inPageOrder(one, other) : Number(!one) - Number(!other),
  )
}

/** The parts of a form that its submission reads or updates. */
export interface FormParts {
  host: FeatureProps<typeof formAttributes>['host']
  form: HTMLFormElement
  /** What we say of the form: its message, its errors, its steps. */
  status: FormStatus
  /** Saves the visitor's input; set once the element's effects have run. */
  draft?: KeptDraft
  guard?: LeaveGuard | undefined
  /** True if we check the page's own rules before sending, because the author did not write `novalidate`. */
  checksItself: boolean
  signal: AbortSignal
}

interface PartCheck {
  /** Sends the request to the server; undefined when the page's own rules are enough. */
  ask: (() => Promise<FormAnswer>) | undefined
  /** Called with true while the server is being asked, and with false afterwards. */
  busy(isBusy: boolean): void
  again(): void
}

/** Sends one form and shows the answers, one submission at a time. */
export class FormSending {
  #parts: FormParts
  #status: FormStatus
  #busy = false

  constructor(parts: FormParts) {
    this.#parts = parts
    this.#status = parts.status
  }

  /** Clears the former messages before showing a new one. */
  #begin(message: Waiting | null): void {
    this.#status.askLogin(null)
    this.#status.sayProblems([])
    this.#status.say(message)
  }

  /** Shows an answer, then runs its scripts. */
  async #show({ isDone, shown, problems }: FormAnswer): Promise<void> {
    const isSites = 'trusted' in shown
    if (isSites) {
      // Our container already announces the answer: without this, screen readers would read it twice.
      for (const loud of shown.trusted.querySelectorAll('[role="alert"], [role="status"], [aria-live]')) {
        loud.removeAttribute('role')
        loud.removeAttribute('aria-live')
      }
    }
    const given = isSites ? shown.trusted : shown.message
    const content = given ? await prepareContent(given) : undefined
    this.#status.say({ isDone, isSites, problems: isSites ? [] : problems, ...(content ? { content } : {}) })
    if (isSites) await runScripts(this.#status.place.current?.querySelectorAll('script') ?? [])
  }

  /** Moves the focus to the message. */
  #visit(): void {
    const { current } = this.#status.place
    if (!current) return
    focusOn(current)
    bringIntoView(current)
  }

  /** Sends the form's current values, unless a rule of the form or a listener of `flx-form-submit` objects. */
  async submit(submitter: HTMLButtonElement | HTMLInputElement | null): Promise<void> {
    const { host, form, checksItself } = this.#parts
    if (this.#busy || (checksItself && !submitter?.formNoValidate && !(await this.passesRules()))) return
    // Another click may have passed the rules meanwhile.
    if (this.#busy) return
    this.#busy = true
    try {
      const submission = createSubmission(form, submitter)
      const { data } = submission
      if (emit(host, 'flx-form-submit', { data, submitter }, { cancelable: true })) await this.#send(submission)
    } finally {
      this.#busy = false
    }
  }

  /** Returns true if the form, or the given fields of it, obey the page's rules; shows the errors otherwise. */
  async passesRules(among: (field: Field) => boolean = () => true): Promise<boolean> {
    const { host, form } = this.#parts
    if (!host.alert) {
      const problems = invalidFields(form, among)
      if (problems.length > 0) await this.#refuse(failed(problems))
      return problems.length === 0
    }
    const problems = legacyProblems(form).filter(({ field }) => !field || among(field))
    if (problems.length === 0) return true
    this.#tell(failed(problems))
    await showLegacyAlert(problems)
    this.#status.sayProblems(problems)
    goToFirst(problems)
    return false
  }

  /** Shows a field's error beside it, or clears it. The focus does not move. */
  sayOf(field: Field, message: string): void {
    this.#status.sayOf('errors', field, message)
  }

  /**
   * Returns true if the visitor may leave these fields: they obey the page's rules, and the server accepts them if it
   * is asked. Errors are shown; a failed request can be retried, after logging in when the session is over.
   */
  async passes(among: (field: Field) => boolean, { ask, busy, again }: PartCheck): Promise<boolean> {
    const { checksItself, signal } = this.#parts
    if (this.#busy || (checksItself && !(await this.passesRules(among)))) return false
    this.#begin(null)
    if (!ask || this.#busy) return !ask
    this.#busy = true
    this.#status.say({ wait: t('checking'), isSeen: false })
    busy(true)
    try {
      const answer = await ask()
      if (signal.aborted) return false
      if (answer.isDone) this.#status.say(null)
      else await this.#refuse(answer)
      return answer.isDone
    } catch (error) {
      if (signal.aborted || isAborted(error)) this.#status.say(null)
      else this.fail(error, again, t('session-over-step'))
      return false
    } finally {
      busy(false)
      this.#busy = false
    }
  }

  async #send(submission: Submission): Promise<void> {
    const { host, form, draft, signal } = this.#parts
    this.#begin({ wait: t('sending'), isSeen: true })
    const giveBack = makeBusy(submitterOf(form, submission.submitter))
    const arrived = noteSending(form)
    try {
      const key = draft?.keyOf(submission) ?? ''
      const answer = await sendForm(submission, { form, successClass: host.successClass, key })
      if (signal.aborted) return
      if (answer.isDone) {
        arrived()
        await this.#succeed(answer, submission)
      } else await this.#refuse(answer)
    } catch (error) {
      if (!signal.aborted && !isAborted(error)) this.#failToSend(error, submission)
    } finally {
      giveBack()
    }
  }

  async #succeed(answer: FormAnswer, { data }: Submission): Promise<void> {
    const { host, form, draft, guard } = this.#parts
    draft?.forget()
    guard?.release()
    await this.#show(answer)
    if (host.after === 'reset') ofForm(form, 'reset')()
    if (host.after === 'hide') form.toggleAttribute('hidden', true)
    draft?.forget()
    this.#visit()
    const { message, next, reply = null } = answer
    emit(host, 'flx-form-success', { message, data, next, reply })
    followAnswer(next, form)
  }

  /** Shows the errors of the server or of the page's rules. */
  async #refuse(refusal: FormAnswer): Promise<void> {
    const { form } = this.#parts
    const answer = { ...refusal, problems: sorted(refusal.problems) }
    await this.#show(answer)
    this.#status.sayProblems(answer.problems)
    if (!goToFirst(answer.problems)) this.#visit()
    this.#tell(answer)
    followAnswer(answer.next, form)
  }

  #failToSend(error: unknown, submission: Submission): void {
    const { form } = this.#parts
    const { submitter } = submission
    if (isSessionOver(error)) this.fail(error, () => void this.#resend(submission), t('session-over'))
    // A retry sends the values that the form holds by then, as its own button would.
    else this.fail(error, () => sendHeldForm(form, submitter))
  }

  /**
   * Shows that no answer came. The form keeps its values, and the request can be retried, after logging in when the
   * session is over.
   */
  fail(error: unknown, again: () => void, whenOver = t('session-over-step')): void {
    const { host, form } = this.#parts
    console.error('flx : une demande du formulaire n’a pas abouti.', detailOf(error))
    const isOver = isSessionOver(error)
    const message = isOver ? whenOver : failureWords(form, error)
    emit(host, 'flx-form-error', { message, errors: [], error, reply: null })
    if (isOver) {
      this.#status.say({ isDone: false, text: message })
      void this.#offerLogin(again)
    } else this.#offerRetry(message, again)
  }

  #offerRetry(text: string, retry: () => void): void {
    this.#status.say({ isDone: false, text, retry })
    this.#visit()
  }

  /** Offers to log in within the page, then repeats the request. */
  async #offerLogin(again: () => void): Promise<void> {
    const { signal } = this.#parts
    try {
      const { LoginOffer: Offer } = await import('../../overlays/session/login-offer.tsx')
      if (!signal.aborted) this.#status.askLogin({ Offer, onDone: () => void this.#goOn(again) })
    } catch {
      this.#offerRetry(visitorMessage(undefined), again)
    }
  }

  /** Fetches the form's tokens for the new session, to which the old ones do not belong, then repeats the request. */
  async #goOn(again: () => void): Promise<void> {
    const { form, draft, signal } = this.#parts
    this.#status.askLogin(null)
    await renewSession(form, signal)
    if (signal.aborted) return
    draft?.keep()
    this.#status.say(null)
    again()
  }

  async #resend(submission: Submission): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    takeTokens([submission.data, submission.body], this.#parts.form)
    await this.#send(submission)
    this.#busy = false
  }

  #tell({ message, problems, reply }: FormAnswer): void {
    const errors = problems.map(({ name, message }) => ({ name, message }))
    emit(this.#parts.host, 'flx-form-error', { message, errors, error: null, reply: reply ?? null })
  }
}
