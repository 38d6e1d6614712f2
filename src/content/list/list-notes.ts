import { uiTexts } from '../../ui/ui-messages.ts'

/** What a list says: how many items there are, read out alone; and a failure, shown where it happened. */
export interface ListNotes {
  say(text: string): void
  fail(text: string, place: { before?: Element | null; after?: Element | null }, retry: () => void): void
  clear(): void
  remove(): void
}

function button(text: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.className = 'flx-button flx-button--small'
  element.append(text)
  element.addEventListener('click', act)
  return element
}

export function addNotes(host: HTMLElement): ListNotes {
  for (const dead of host.querySelectorAll(':scope > [data-flx-mount], .flx-list__error')) dead.remove()
  const status = document.createElement('p')
  status.role = 'status'
  status.className = 'flx-visually-hidden'
  status.dataset.flxMount = ''
  host.append(status)

  const error = document.createElement('div')
  error.role = 'alert'
  error.className = 'flx-list__error flx-message flx-message--error'
  error.dataset.flxMount = ''

  const clear = (): void => error.remove()
  return {
    say(text) {
      status.textContent = text
    },
    fail(text, { before, after }, retry) {
      const sentence = document.createElement('span')
      sentence.className = 'flx-message__text'
      sentence.append(text)
      const again = button(uiTexts('retry'), () => {
        again.ariaBusy = 'true'
        retry()
      })
      error.replaceChildren(sentence, again)
      if (before) before.before(error)
      else if (after) after.after(error)
      else host.append(error)
    },
    clear,
    remove() {
      clear()
      status.remove()
    },
  }
}
