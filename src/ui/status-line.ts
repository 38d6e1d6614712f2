import { uiTexts } from './ui-messages.ts'

/** What an element says of its answers: news, read out alone; and a failure, shown where it happened, with a way to try again. */
export interface StatusLine {
  announce(text: string): void
  showError(text: string, place: { before?: Element | null; after?: Element | null }, retry: () => void): void
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

  const clearError = (): void => error.remove()
  return {
    announce(text) {
      status.textContent = text
    },
    showError(text, { before, after }, retry) {
      const sentence = document.createElement('span')
      sentence.className = 'flx-message__text'
      sentence.append(text)
      const retryButton = createButton(uiTexts('retry'), () => {
        retryButton.ariaBusy = 'true'
        retry()
      })
      error.replaceChildren(sentence, retryButton)
      if (before) before.before(error)
      else if (after) after.after(error)
      else host.append(error)
    },
    clearError,
    remove() {
      clearError()
      status.remove()
    },
  }
}
