import { stepsTexts as t } from './steps-messages.ts'

/** What names a step: its legend, or its first heading. */
export function headingOf(step: Element): HTMLElement | null {
  return step.querySelector<HTMLElement>(':scope > legend') ?? step.querySelector<HTMLElement>('h1, h2, h3, h4, h5, h6')
}

/** What a step is called. */
export function titleOf(step: Element): string {
  const copy = headingOf(step)?.cloneNode(true) as Element | undefined
  for (const ours of copy?.querySelectorAll('[data-flx-mount]') ?? []) ours.remove()
  return (copy?.textContent ?? step.getAttribute('aria-label') ?? '').replace(/\s+/g, ' ').trim()
}

/** Writes « Étape 2 sur 4 » before what a step is called, where it is read with it. */
export class StepCount {
  #note = document.createElement('span')

  constructor(step: Element) {
    this.#note.className = 'flx-form__count'
    this.#note.dataset.flxMount = 'form'
    ;(headingOf(step) ?? step).prepend(this.#note)
  }

  write(n: number, total: number): void {
    const text = t('count', { n, total })
    if (this.#note.firstChild?.nodeValue !== text) this.#note.replaceChildren(text, ' ')
  }

  remove(): void {
    this.#note.remove()
  }
}
