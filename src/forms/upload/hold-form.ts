import { uploadTexts as t } from './upload-messages.ts'

interface Held {
  /** Whether files are on their way, or could not be sent. */
  state(): 'free' | 'busy' | 'failed'
  say(text: string): void
}

/** A form that is sent while files are on their way leaves once they have arrived; it stays where one could not. */
export function holdForm(
  host: HTMLElement,
  form: HTMLFormElement | null,
  { state, say }: Held,
): { look(): void; release(): void } {
  let submitter: HTMLElement | null | undefined
  const hold = (event: SubmitEvent): void => {
    if (event.target !== form || state() === 'free') return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (state() === 'busy') submitter = event.submitter
    say(t(state() === 'busy' ? 'form-waits' : 'form-stays'))
    host.scrollIntoView({ block: 'nearest' })
  }
  // Before anyone who sends the form by script.
  window.addEventListener('submit', hold, { capture: true })
  return {
    look() {
      if (submitter === undefined || state() === 'busy') return
      const by = submitter
      submitter = undefined
      if (state() === 'failed') say(t('form-stays'))
      else form?.requestSubmit(by)
    },
    release: () => window.removeEventListener('submit', hold, { capture: true }),
  }
}
