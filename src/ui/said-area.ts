import { ofForm } from '../core/browser/form.ts'
import { adoptStyles } from '../core/element/styles.ts'
import { focusOn } from '../core/focus/focusable.ts'
import css from './said.css'

/** Where a form says what became of it: the author's place, or one that is made above the form. */
export interface SaidArea {
  say(message: string, kind: 'success' | 'error'): void
  clear(): void
  /** Takes the visitor there. */
  visit(): void
  remove(): void
}

/** The author's `data-flx-message`, else a place before the form, that takes no room until there is something to say. */
export function saidArea(host: HTMLElement, form: HTMLFormElement): SaidArea {
  adoptStyles(css)
  const given = host.querySelector<HTMLElement>('[data-flx-message]')
  const own = document.createElement('div')
  own.dataset.flxMount = ''
  own.className = 'flx-said'
  if (given) given.append(own)
  else ofForm(form, 'before')(own)
  const wasHidden = given?.hidden ?? false
  const clear = (): void => own.replaceChildren()
  return {
    clear,
    say(message, kind) {
      if (given) given.hidden = false
      const made = document.createElement('p')
      made.className = `flx-message flx-message--${kind}`
      made.role = kind === 'error' ? 'alert' : 'status'
      made.textContent = message
      own.replaceChildren(made)
    },
    visit() {
      if (own.firstElementChild instanceof HTMLElement) focusOn(own.firstElementChild)
    },
    remove() {
      own.remove()
      if (given) given.hidden = wasHidden
    },
  }
}
