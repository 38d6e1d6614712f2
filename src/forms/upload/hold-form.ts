import { ofForm } from '../../core/browser/form.ts'
import { uploadTexts as t } from './upload-messages.ts'

interface Held {
  /** Whether files are on their way, or could not be sent. */
  state(): 'free' | 'busy' | 'failed'
  say(text: string): void
  /** The form goes back to what its page came with. */
  reset(): void
}

/**
 * A form that is sent while files are on their way leaves once they have arrived; it stays where one could not. One that
 * is emptied is not sent any more.
 *
 * @returns what sends it, if it waits and its time has come.
 */
export function holdForm(
  host: HTMLElement,
  form: HTMLFormElement | null,
  { state, say, reset }: Held,
  signal: AbortSignal,
): () => void {
  let submitter: HTMLElement | null | undefined
  const hold = (event: SubmitEvent): void => {
    if (event.target !== form || state() === 'free') return
    event.preventDefault()
    event.stopImmediatePropagation()
    const isBusy = state() === 'busy'
    if (isBusy) submitter = event.submitter
    say(t(isBusy ? 'form-waits' : 'form-stays'))
    host.scrollIntoView({ block: 'nearest' })
  }
  const follow = (event: Event): void => {
    if (event.target !== form || event.defaultPrevented) return
    submitter = undefined
    reset()
  }
  // Before anyone who sends the form by script, and after all who may keep it from being emptied.
  window.addEventListener('submit', hold, { capture: true, signal })
  window.addEventListener('reset', follow, { signal })
  return () => {
    if (submitter === undefined || state() === 'busy') return
    const by = submitter
    submitter = undefined
    if (state() === 'failed') say(t('form-stays'))
    else if (form) ofForm(form, 'requestSubmit')(by)
  }
}
