import { stepsTexts as t } from './steps-messages.ts'

/** What Next leads to. */
export type NextLabel = 'next' | 'to-summary' | 'back'

/** The buttons below the steps. */
export class StepBar {
  readonly next = this.#button('flx-button flx-button--primary')
  #previous = this.#button('flx-button flx-button--secondary')
  #place = document.createElement('div')

  constructor(form: HTMLFormElement, { goBack, goOn }: { goBack(): void; goOn(): void }) {
    this.#place.className = 'flx-form__steps'
    this.#place.dataset.flxMount = 'form'
    this.#previous.addEventListener('click', goBack)
    this.next.addEventListener('click', goOn)
    this.#place.append(this.#previous, this.next)
    form.append(this.#place)
  }

  #button(className: string): HTMLButtonElement {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = className
    return button
  }

  /** @param next - Null where the form's own button is what follows. */
  show(isFirst: boolean, next: NextLabel | null): void {
    this.#previous.textContent = t('previous')
    this.#previous.hidden = isFirst
    this.next.hidden = next === null
    if (next) this.next.textContent = t(next)
    this.#place.hidden = isFirst && next === null
  }

  remove(): void {
    this.#place.remove()
  }
}
