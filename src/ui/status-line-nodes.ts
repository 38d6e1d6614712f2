import { focused, focusOn } from '../core/focus/focusable.ts'
import { uiTexts } from './ui-messages.ts'

/** Beside what a failure is shown; at the end of the element where nothing is named. */
export interface FailurePlace {
  before?: Element | null
  after?: Element | null
}

export interface ShownFailure {
  element: HTMLElement
  /** Aborted once it is shown no more, or another takes its place. */
  signal: AbortSignal
}

/** What an element says of its answers: news, read out alone; and a failure, shown where it happened, with a way to try again. */
export interface StatusLine {
  announce(text: string): void
  /** @param label - Of the button that tries again. */
  showError(text: string, place: FailurePlace, retry: () => void, label?: string): ShownFailure
  clearError(): void
  remove(): void
}

function createButton(text: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'flx-button flx-button--small'
  element.append(text)
  element.addEventListener('click', press)
  return element
}

/**
 * @param className - Of the failure, by which the element's styles know it.
 */
export function createStatusLine(host: HTMLElement, className: string): StatusLine {
  const leftovers = [
    ...host.getElementsByClassName(className),
    ...host.querySelectorAll(':scope > [data-flx-mount][role="status"]'),
  ]
  for (const leftover of leftovers) leftover.remove()
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'flx-visually-hidden'
  status.dataset.flxMount = ''
  host.append(status)

  const error = document.createElement('div')
  error.role = 'alert'
  error.className = `${className} flx-message flx-message--error`
  error.dataset.flxMount = ''

  let shown = new AbortController()
  const clearError = (): void => {
    shown.abort()
    const hadFocus = error.contains(focused())
    error.remove()
    // Who pressed its button goes on from the element, not from the top of the page.
    if (hadFocus) focusOn(host)
  }
  return {
    announce(text) {
      status.textContent = text
    },
    showError(text, { before, after }, retry, label = uiTexts('retry')) {
      shown.abort()
      shown = new AbortController()
      const sentence = document.createElement('span')
      sentence.className = 'flx-message__text'
      sentence.append(text)
      const retryButton = createButton(label, () => {
        retryButton.ariaBusy = 'true'
        retry()
      })
      error.replaceChildren(sentence, retryButton)
      if (before) before.before(error)
      else if (after) after.after(error)
      else host.append(error)
      return { element: error, signal: shown.signal }
    },
    clearError,
    remove() {
      clearError()
      status.remove()
    },
  }
}
