import { ofForm } from '../../core/browser/form.ts'
// A file of its own, fetched once the visitor touches the form.
import { emit } from '../../core/events.ts'
import { type Field, noteSending } from '../../core/html/typed-fields.ts'
import { isAborted, isSessionOver, RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { makeBusy, submitterOf } from '../../ui/busy-button.ts'
import { followAnswer } from './answer/follow-answer.ts'
import type { FormAnswer } from './answer/form-answer.ts'
import { type MessageArea, messageArea } from './answer/message-area.ts'
import { fieldErrors } from './errors/field-error.ts'
import type { FieldProblem } from './errors/field-problem.ts'
import { followLinks } from './errors/follow-links.ts'
import { goToField } from './errors/go-to-field.ts'
import { invalidFields } from './errors/validity.ts'
import { failureWords } from './failure-words.ts'
import { sendForm } from './form-api.ts'
import type { FormContext } from './form-context.ts'
import { formTexts as t } from './form-messages.ts'
import { retryButton } from './retry-button.ts'
import { createSubmission, type Submission, takeTokens } from './submission.ts'

const failed = (problems: FieldProblem[]): FormAnswer => ({
  isDone: false,
  message: problems.map(({ message }) => message).join(' '),
  shown: { message: '' },
  problems,
  next: { redirect: '', reload: false, close: false },
})

interface PartCheck {
  /** Asks the server; none where the page's rules are enough. */
  ask: (() => Promise<FormAnswer>) | undefined
  /** The button that works meanwhile. */
  button: HTMLElement
  again(): void
}

/** The way of one form to its server and back; one sending at a time. */
export class FormSending {
  #parts: FormContext
  #area: MessageArea
  #errors = fieldErrors()
  #busy = false
  #stopLogin = (): void => {}

  constructor(parts: FormContext) {
    this.#parts = parts
    const { host, form, signal } = parts
    this.#area = messageArea(host, form)
    for (const place of new Set([host, form])) followLinks(place, form, signal)
    signal.addEventListener('abort', () => this.#undo())
  }

  #undo(): void {
    this.#stopLogin()
    this.#errors.clear()
    this.#area.remove()
  }

  /** Sends what the form holds now, unless its own rules, or somebody else, object. */
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

  /** Whether the rules of the page let the form leave, or these fields of it be left; they are told otherwise. */
  async passesRules(among: (field: Field) => boolean = () => true): Promise<boolean> {
    const { host, form } = this.#parts
    if (!host.alert) {
      const problems = invalidFields(form, among)
      if (problems.length > 0) await this.#refuse(failed(problems))
      return problems.length === 0
    }
    const { legacyProblems, showLegacyAlert } = await import('./legacy-alert.ts')
    const problems = legacyProblems(form).filter(({ field }) => !field || among(field))
    if (problems.length === 0) return true
    this.#tell(failed(problems))
    await showLegacyAlert(problems)
    this.#errors.show(problems)
    this.#visitFirst(problems)
    return false
  }

  /** Says beside a field what is wrong with it, or that nothing is any more. The focus stays where it is. */
  sayOf(field: Field, message: string): void {
    this.#errors.say(field, message)
  }

  /**
   * Whether these fields may be left: the rules of the page let them, then the server, where it is asked. What they say
   * otherwise is told; what comes instead of an answer can be tried again, once logged in where the session is over.
   */
  async passes(among: (field: Field) => boolean, { ask, button, again }: PartCheck): Promise<boolean> {
    const { checksItself, signal } = this.#parts
    if (this.#busy || (checksItself && !(await this.passesRules(among)))) return false
    this.#stopLogin()
    this.#errors.clear()
    this.#area.clear()
    if (!ask || this.#busy) return !ask
    this.#busy = true
    this.#area.wait(t('checking'), false)
    const giveBack = makeBusy(button)
    try {
      const answer = await ask()
      if (signal.aborted) return false
      if (answer.isDone) this.#area.clear()
      else await this.#refuse(answer)
      return answer.isDone
    } catch (error) {
      if (signal.aborted || isAborted(error)) this.#area.clear()
      else this.fail(error, again, t('session-over-step'))
      return false
    } finally {
      giveBack()
      this.#busy = false
    }
  }

  async #send(submission: Submission): Promise<void> {
    const { host, form, draft, signal } = this.#parts
    this.#stopLogin()
    this.#errors.clear()
    this.#area.wait(t('sending'))
    const giveBack = makeBusy(submitterOf(form, submission.submitter))
    const arrived = noteSending(form)
    try {
      const key = draft.keyOf(submission)
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
    draft.forget()
    guard?.release()
    await this.#area.show(answer)
    if (host.after === 'reset') ofForm(form, 'reset')()
    if (host.after === 'hide') form.toggleAttribute('hidden', true)
    draft.forget()
    this.#area.visit()
    const { message, next, reply = null } = answer
    emit(host, 'flx-form-success', { message, data, next, reply })
    followAnswer(next, form)
  }

  /** The server, or the page's rules, object. */
  async #refuse(answer: FormAnswer): Promise<void> {
    const { form } = this.#parts
    await this.#area.show(answer)
    this.#errors.show(answer.problems)
    if (!this.#visitFirst(answer.problems)) this.#area.visit()
    this.#tell(answer)
    followAnswer(answer.next, form)
  }

  #visitFirst(problems: readonly FieldProblem[]): boolean {
    const first = problems.find(({ field }) => field && field.type !== 'hidden' && !field.disabled)?.field
    if (first) goToField(first)
    return first !== undefined
  }

  #failToSend(error: unknown, submission: Submission): void {
    const { form } = this.#parts
    const { submitter } = submission
    if (isSessionOver(error)) this.fail(error, () => void this.#resend(submission), t('session-over'))
    // What the form holds by then leaves, as its own button would send it.
    else
      this.fail(error, () =>
        ofForm(form, 'requestSubmit')(submitter?.isConnected ? (submitter as HTMLButtonElement) : null),
      )
  }

  /**
   * No answer came that says anything of the form: everything stays, and can be tried again, once the visitor has logged
   * in where the session is over.
   */
  fail(error: unknown, again: () => void, whenOver = t('session-over-step')): void {
    const { host, form } = this.#parts
    const detail = error instanceof RequestError ? error.detail : error
    console.error('flx : une demande du formulaire n’a pas abouti.', detail)
    const isOver = isSessionOver(error)
    const message = isOver ? whenOver : failureWords(form, error)
    emit(host, 'flx-form-error', { message, errors: [], error, reply: null })
    if (isOver) {
      this.#area.fail(message)
      void this.#offerLogin(again)
      return
    }
    this.#area.fail(message, retryButton(again))
    this.#area.visit()
  }

  /** Logs in again in place, then goes on. */
  async #offerLogin(again: () => void): Promise<void> {
    const { form, signal } = this.#parts
    try {
      const { offerLogin } = await import('../../overlays/session/offer-login.tsx')
      if (signal.aborted) return
      this.#stopLogin()
      this.#stopLogin = offerLogin({
        // Outside the form: a form holds no other.
        put: (place) => ofForm(form, 'before')(place),
        onDone: () => void this.#goOn(again),
      })
    } catch {
      this.#area.fail(visitorMessage(undefined), retryButton(again))
      this.#area.visit()
    }
  }

  /** Tokens of a form belong to a session: those of the one that has begun are fetched first. */
  async #goOn(again: () => void): Promise<void> {
    const { form, draft, signal } = this.#parts
    const code = await import('./renew-session.ts').catch(() => undefined)
    await code?.renewSession(form, signal)
    if (signal.aborted) return
    draft.keep()
    this.#area.clear()
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
