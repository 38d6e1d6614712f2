// A file of its own, fetched once the visitor touches the form.
import type { BehaviourHost } from '../../core/element/behaviour-element.ts'
import { emit } from '../../core/events.ts'
import { noteSending } from '../../core/html/typed-fields.ts'
import { isAborted, isSessionOver, RequestError, visitorMessage } from '../../core/http/request-error.ts'
import { followAnswer } from './answer/follow-answer.ts'
import type { FormAnswer } from './answer/form-answer.ts'
import { type MessageArea, messageArea } from './answer/message-area.ts'
import { makeBusy, submitterOf } from './busy-button.ts'
import type { KeptDraft } from './draft/keep-draft.ts'
import { fieldErrors } from './errors/field-error.ts'
import type { FieldProblem } from './errors/field-problem.ts'
import { followLinks } from './errors/follow-links.ts'
import { goToField } from './errors/go-to-field.ts'
import { invalidFields } from './errors/validity.ts'
import type { formAttributes } from './form.ts'
import { sendForm } from './form-api.ts'
import { formTexts as t } from './form-messages.ts'
import type { LeaveGuard } from './leave-guard.ts'
import { createSubmission, type Submission } from './submission.ts'

interface FormParts {
  host: BehaviourHost<typeof formAttributes>
  form: HTMLFormElement
  draft: KeptDraft
  guard: LeaveGuard | undefined
  /** Whether the page's own rules are asked before the form leaves. */
  checksItself: boolean
  signal: AbortSignal
}

const failed = (problems: FieldProblem[]): FormAnswer => ({
  isDone: false,
  message: problems.map(({ message }) => message).join(' '),
  shown: { message: '' },
  problems,
  next: { redirect: '', reload: false, close: false },
})

/** The way of one form to its server and back; one sending at a time. */
export class FormSending {
  #parts: FormParts
  #area: MessageArea
  #errors = fieldErrors()
  #busy = false
  #stopLogin = (): void => {}

  constructor(parts: FormParts) {
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
    if (this.#busy || (checksItself && !submitter?.formNoValidate && !(await this.#check()))) return
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

  /** Whether the rules of the page let the form leave; they are told otherwise. */
  async #check(): Promise<boolean> {
    const { host, form } = this.#parts
    if (!host.alert) {
      const problems = invalidFields(form)
      if (problems.length > 0) await this.#refuse(failed(problems))
      return problems.length === 0
    }
    const { legacyProblems, showLegacyAlert } = await import('./legacy-alert.ts')
    const problems = legacyProblems(form)
    if (problems.length === 0) return true
    this.#tell(failed(problems), null)
    await showLegacyAlert(problems)
    this.#errors.show(problems)
    this.#visitFirst(problems)
    return false
  }

  async #send(submission: Submission): Promise<void> {
    const { host, form, draft, signal } = this.#parts
    this.#stopLogin()
    this.#errors.clear()
    this.#area.wait()
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
      if (!signal.aborted && !isAborted(error)) this.#fail(error, submission)
    } finally {
      giveBack()
    }
  }

  async #succeed(answer: FormAnswer, { data }: Submission): Promise<void> {
    const { host, form, draft, guard } = this.#parts
    draft.forget()
    guard?.release()
    await this.#area.show(answer)
    if (host.after === 'reset') form.reset()
    if (host.after === 'hide') form.hidden = true
    draft.forget()
    this.#area.visit()
    emit(host, 'flx-form-success', { message: answer.message, data })
    followAnswer(answer.next, form)
  }

  /** The server, or the page's rules, object. */
  async #refuse(answer: FormAnswer): Promise<void> {
    const { form } = this.#parts
    await this.#area.show(answer)
    this.#errors.show(answer.problems)
    if (!this.#visitFirst(answer.problems)) this.#area.visit()
    this.#tell(answer, null)
    followAnswer(answer.next, form)
  }

  #visitFirst(problems: readonly FieldProblem[]): boolean {
    const first = problems.find(({ field }) => field && field.type !== 'hidden' && !field.disabled)?.field
    if (first) goToField(first)
    return first !== undefined
  }

  /** No answer came that says anything of the form: everything stays, and can be sent again. */
  #fail(error: unknown, submission: Submission): void {
    const { host } = this.#parts
    const detail = error instanceof RequestError ? error.detail : error
    console.error('flx : un formulaire n’est pas parti.', detail)
    const isOver = isSessionOver(error)
    const message = isOver ? t('session-over') : `${visitorMessage(error)} ${t('kept')}`
    emit(host, 'flx-form-error', { message, errors: [], error })
    if (isOver) {
      this.#area.fail(message)
      void this.#offerLogin(submission)
      return
    }
    this.#area.fail(message, this.#retryButton(submission))
    this.#area.visit()
  }

  /** Sends what the form holds by then, as its own button would. */
  #retryButton({ submitter }: Submission): HTMLElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'flx-button flx-button--secondary flx-button--small'
    button.textContent = t('retry')
    button.addEventListener('click', () => this.#parts.form.requestSubmit(submitter?.isConnected ? submitter : null))
    return button
  }

  /** Logs in again in place, then the very same data leaves, files included. */
  async #offerLogin(submission: Submission): Promise<void> {
    const { form, signal } = this.#parts
    try {
      const { offerLogin } = await import('./log-in-again.tsx')
      if (signal.aborted) return
      this.#stopLogin()
      const takeAway = offerLogin(form, () => void this.#resend(submission))
      this.#stopLogin = () => {
        takeAway()
        this.#stopLogin = () => {}
      }
    } catch {
      this.#area.fail(visitorMessage(undefined), this.#retryButton(submission))
      this.#area.visit()
    }
  }

  async #resend(submission: Submission): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    await this.#send(submission)
    this.#busy = false
  }

  #tell({ message, problems }: FormAnswer, error: unknown): void {
    const errors = problems.map(({ name, message }) => ({ name, message }))
    emit(this.#parts.host, 'flx-form-error', { message, errors, error })
  }
}
