import { ofForm } from '../../core/browser/form.ts'
import { findFirst } from '../../core/browser/select.ts'
import '../../ui/styles.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { openingTag, reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { keepDraft } from './draft/keep-draft.ts'
import css from './form.css'
import type { formAttributes } from './form-attributes.ts'
import type { FormContext } from './form-context.ts'
import './form-events.ts'
import type { FormSending } from './form-sending.ts'
import { guardLeaving } from './leave-guard.ts'
import { refusePaste } from './no-paste.ts'
import type { Steps } from './steps/steps.ts'
import { isLeftToBrowser } from './submission.ts'

/** The form inside, or the one that `for` names. */
function findForm(host: HTMLElement, named: string): HTMLFormElement | null {
  if (!named) return host.querySelector('form')
  const found = findFirst<Element>(named)
  return found instanceof HTMLFormElement ? found : (found?.querySelector('form') ?? null)
}

/** Gives the form to the browser, where the code that sends it could not be fetched. */
function leaveToBrowser(host: HTMLElement, form: HTMLFormElement, error: unknown): void {
  reportError(host, error)
  // Offline the browser would only show that it is: the form stays, and may be sent again.
  if (navigator.onLine) ofForm(form, 'submit')()
}

/** Sends the author's own form without leaving the page, and loses nothing of it (FORM-01, FORM-02, FORM-11). */
export const form: Behaviour<typeof formAttributes> = (host) => {
  const found = findForm(host, host.for)
  if (!found) {
    console.warn(`flx : ${openingTag(host)} ne trouve pas de formulaire (dedans, ou par for) : il ne fait rien.`)
    return undefined
  }
  adoptStyles(css)
  const stop = new AbortController()
  const { signal } = stop
  const draft = keepDraft(found, { note: host.noDraft ? null : found, signal })
  const guard = host.noGuard ? undefined : guardLeaving(found, signal)
  const checksItself = !found.hasAttribute('novalidate')
  found.toggleAttribute('novalidate', true)

  let sending: Promise<FormSending> | undefined
  /** The code that sends and reads the answer: asked for as soon as the visitor touches the form. */
  const fetchSending = (): Promise<FormSending> => {
    sending ??= import('./form-sending.ts').then((code) => new code.FormSending(context))
    sending.catch(() => {
      sending = undefined
    })
    return sending
  }
  const context: FormContext = { host, form: found, draft, guard, checksItself, signal, fetchSending }
  let steps: Steps | undefined
  let isPassed = false
  /** Sends it as its button did, where nothing that the form checks objects: a part of someone else may be what is wrong. */
  const leaveIfPassed = async (
    sending: FormSending,
    submitter: HTMLButtonElement | HTMLInputElement | null,
  ): Promise<void> => {
    if (signal.aborted || !(await sending.passesRules())) return
    isPassed = true
    ofForm(found, 'requestSubmit')(submitter?.isConnected ? submitter : null)
    isPassed = false
  }
  /** The browser checks nothing of the form any more, also where it is the one to send it. */
  const sayRefused = (event: SubmitEvent, submitter: HTMLButtonElement | HTMLInputElement | null): void => {
    if (isPassed || !checksItself || submitter?.formNoValidate || !found.matches(':invalid')) return
    event.preventDefault()
    fetchSending().then(
      (ready) => leaveIfPassed(ready, submitter),
      () => ofForm(found, 'reportValidity')(),
    )
  }
  const submit = (event: SubmitEvent): void => {
    const submitter = event.submitter as HTMLButtonElement | HTMLInputElement | null
    if (event.defaultPrevented || event.target !== found) return
    if (isLeftToBrowser(found, submitter)) {
      sayRefused(event, submitter)
      return
    }
    event.preventDefault()
    if (steps?.goesOn(submitter)) return
    fetchSending().then(
      (ready) => void (signal.aborted || ready.submit(submitter)),
      (error: unknown) => leaveToBrowser(host, found, error),
    )
  }
  found.addEventListener('submit', submit, { signal })
  for (const type of ['focusin', 'pointerover']) {
    found.addEventListener(type, () => void fetchSending().catch(() => {}), { signal, once: true })
  }
  refusePaste(found, signal)
  /** Starts what this form asks for and others do not, once its code has come. */
  const start = <Code>(isAsked: boolean, code: () => Promise<Code>, begin: (code: Code) => void): void => {
    if (!isAsked) return
    code().then(
      (ready) => void (signal.aborted || begin(ready)),
      (error: unknown) => reportError(host, error),
    )
  }
  const holds = (hooks: string): boolean => findFirst(hooks, found) !== null
  start(
    // A block that is added later may bring lines along.
    holds('[data-flx-if], [data-drupal-states], [data-afficher_si], flx-repeat'),
    () => import('./lines/lines.ts'),
    (code) => {
      new code.Lines(found, signal)
      // Styles keep the room of no line until then.
      found.toggleAttribute('data-flx-lines', true)
    },
  )
  start(
    host.steps,
    () => import('./steps/steps.ts'),
    (code) => {
      steps = code.startSteps(context)
    },
  )
  start(
    host.check,
    () => import('./check/check-fields.ts'),
    (code) => code.checkFields(context),
  )
  start(
    holds('[data-flx-depends], [data-flx-contents]'),
    () => import('./parts/follow-fields.ts'),
    (code) => code.followFields(context),
  )
  return () => {
    stop.abort()
    found.removeAttribute('data-flx-lines')
    if (checksItself) found.toggleAttribute('novalidate', false)
  }
}
