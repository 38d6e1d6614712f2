import { twoFactorTexts as t } from './two-factor-messages.ts'

/** The button that sends another code, and how long it has to be waited for. */
export interface ResendWait {
  /** Begins to wait. */
  start(): void
  readonly isWaiting: boolean
}

/** Shows on the button how many seconds are left; it keeps the focus, and is not read out each second. */
export function resendWait(button: HTMLElement, seconds: number, signal: AbortSignal): ResendWait {
  const { textContent, ariaDisabled, ariaLabel } = button
  let end = 0
  let timer: ReturnType<typeof setInterval> | undefined
  const left = (): number => Math.ceil((end - performance.now()) / 1000)
  const stop = (): void => {
    clearInterval(timer)
    timer = undefined
    button.textContent = textContent
    button.ariaDisabled = ariaDisabled
    button.ariaLabel = ariaLabel
  }
  const show = (): void => {
    if (left() > 0) button.textContent = t('resend-in', { seconds: left() })
    else stop()
  }
  signal.addEventListener('abort', stop)
  return {
    start() {
      stop()
      if (seconds <= 0) return
      end = performance.now() + seconds * 1000
      button.ariaDisabled = 'true'
      timer = setInterval(show, 500)
      show()
    },
    get isWaiting() {
      return timer !== undefined
    },
  }
}
