import { ofForm, sendHeldForm } from '../../core/browser/form.ts'
import { reportError } from '../../core/element/report-error.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import type { FormContext } from './form-context.ts'
import type { FormSending } from './form-sending.ts'
import { createFormStatus } from './form-status.ts'
import { isLeftToBrowser } from './submission.ts'

type Submitter = HTMLButtonElement | HTMLInputElement | null

/** Runs what ends with a signal, for an effect. */
export function untilAborted(begin: (signal: AbortSignal) => void): () => void {
  const stop = new AbortController()
  begin(stop.signal)
  return () => stop.abort()
}

/** One form, sent without leaving the page as soon as `follow` is called. */
export interface FormEngine extends FormContext {
  /** Sends what is submitted from now on. @returns leaves the form to the browser again. */
  follow(): () => void
}

export function createFormEngine(host: FormContext['host'], form: HTMLFormElement): FormEngine {
  let sending: Promise<FormSending> | undefined
  let isPassed = false
  const engine: FormEngine = {
    host,
    form,
    said: createFormStatus(),
    checksItself: writtenAttribute(form, 'novalidate') === null,
    signal: AbortSignal.abort(),
    fetchSending() {
      sending ??= import('./form-sending.ts').then((code) => new code.FormSending(engine))
      sending.catch(() => {
        sending = undefined
      })
      return sending
    },
    follow() {
      const stop = new AbortController()
      const { signal } = stop
      engine.signal = signal
      form.addEventListener('submit', submit, { signal })
      const touch = (): void => void engine.fetchSending().catch(() => {})
      for (const type of ['focusin', 'pointerover']) form.addEventListener(type, touch, { signal, once: true })
      // The hand that woke the element may be there already.
      if (form.matches(':hover, :focus-within')) touch()
      return () => {
        stop.abort()
        sending = undefined
      }
    },
  }

  /** Sends it as its button did, where nothing that the form checks objects: a part of someone else may be what is wrong. */
  async function leaveIfPassed(ready: FormSending, submitter: Submitter): Promise<void> {
    if (engine.signal.aborted || !(await ready.passesRules())) return
    isPassed = true
    sendHeldForm(form, submitter)
    isPassed = false
  }

  /** The browser checks nothing of the form any more, also where it is the one to send it. */
  function sayRefused(event: SubmitEvent, submitter: Submitter): void {
    if (isPassed || !engine.checksItself || submitter?.formNoValidate || !form.matches(':invalid')) return
    event.preventDefault()
    engine.fetchSending().then(
      (ready) => leaveIfPassed(ready, submitter),
      () => ofForm(form, 'reportValidity')(),
    )
  }

  /** Gives the form to the browser, where the code that sends it could not be fetched. */
  function leaveToBrowser(error: unknown): void {
    reportError(host, error)
    // Offline the browser would only show that it is: the form stays, and may be sent again.
    if (navigator.onLine) ofForm(form, 'submit')()
  }

  function submit(event: SubmitEvent): void {
    const submitter = event.submitter as Submitter
    if (event.defaultPrevented || event.target !== form) return
    if (isLeftToBrowser(form, submitter)) {
      sayRefused(event, submitter)
      return
    }
    event.preventDefault()
    if (engine.steps?.goesOn(submitter)) return
    engine.fetchSending().then((ready) => void (engine.signal.aborted || ready.submit(submitter)), leaveToBrowser)
  }
  return engine
}
