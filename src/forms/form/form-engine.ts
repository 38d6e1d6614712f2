import { ofForm, sendHeldForm } from '../../core/browser/form.ts'
import { reportError } from '../../core/element/report-error.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import type { FormContext } from './form-context.ts'
import type { FormSending } from './form-sending.ts'
import { createFormStatus } from './form-status.ts'
import { isLeftToBrowser } from './submission.ts'

type Submitter = HTMLButtonElement | HTMLInputElement | null

/** Runs code that stops with an abort signal, and returns the cleanup function of an effect. */
export function untilAborted(begin: (signal: AbortSignal) => void): () => void {
  const stop = new AbortController()
  begin(stop.signal)
  return () => stop.abort()
}

/** One form, which is sent without leaving the page once `follow` is called. */
export interface FormEngine extends FormContext {
  /** Handles submit events from now on. @returns a function that stops, and leaves the form to the browser again. */
  follow(): () => void
}

export function createFormEngine(host: FormContext['host'], form: HTMLFormElement): FormEngine {
  let sending: Promise<FormSending> | undefined
  let isPassed = false
  const engine: FormEngine = {
    host,
    form,
    status: createFormStatus(),
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
      // The pointer or the focus that activated the element may already be in the form.
      if (form.matches(':hover, :focus-within')) touch()
      return () => {
        stop.abort()
        sending = undefined
      }
    },
  }

  /**
   * Submits as the button did, if the form's own checks pass: the invalid control may belong to someone else's code.
   */
  async function leaveIfPassed(ready: FormSending, submitter: Submitter): Promise<void> {
    if (engine.signal.aborted || !(await ready.passesRules())) return
    isPassed = true
    await sendHeldForm(form, submitter)
    isPassed = false
  }

  /** Checks the form before the browser submits it, which no longer validates because of our `novalidate`. */
  function sayRefused(event: SubmitEvent, submitter: Submitter): void {
    if (isPassed || !engine.checksItself || submitter?.formNoValidate || !form.matches(':invalid')) return
    event.preventDefault()
    engine.fetchSending().then(
      (ready) => leaveIfPassed(ready, submitter),
      () => ofForm(form, 'reportValidity')(),
    )
  }

  /** Lets the browser submit the form when the code that sends it could not be loaded. */
  function leaveToBrowser(error: unknown): void {
    reportError(host, error)
    // Offline, the browser would only show an error page; the form stays, and can be submitted again.
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
