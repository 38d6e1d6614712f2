import { type AnswerGroup, answersOf } from './answers-given.ts'
import { titleOf } from './step-count.ts'
import { stepsTexts as t } from './steps-messages.ts'

let count = 0

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  part: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  made.className = `flx-form__${part}`
  made.append(...content)
  return made
}

function drawGroup({ title, answers }: AnswerGroup): Node[] {
  const list = make('dl', 'answers')
  for (const { label, values } of answers) {
    const given = values.map((value) => make('dd', 'answer', value))
    list.append(make('div', 'answer-line', make('dt', 'question', label), ...given))
  }
  return title ? [make('h4', 'answers-title', title), list] : [list]
}

/** All that the form would send, to be read before it is sent; each step can be gone back to (FORM-03). */
export class Summary {
  #form: HTMLFormElement
  #place = make('section', 'summary')
  #title = make('h2', 'summary-title')
  #hint = make('p', 'summary-hint')
  #change: (step: Element) => void

  /** @param after - What it stands after, in the form. */
  constructor(form: HTMLFormElement, after: Element, change: (step: Element) => void) {
    this.#form = form
    this.#change = change
    this.#place.dataset.flxMount = 'form'
    this.#title.id = `flx-form-summary-${++count}`
    this.#place.setAttribute('aria-labelledby', this.#title.id)
    this.#place.hidden = true
    after.after(this.#place)
  }

  show(steps: readonly Element[]): void {
    this.#title.textContent = t('summary')
    this.#hint.textContent = t('summary-hint')
    this.#place.replaceChildren(this.#title, this.#hint, ...steps.map((step) => this.#drawStep(step)))
    this.#place.hidden = false
  }

  hide(): void {
    this.#place.hidden = true
    this.#place.replaceChildren()
  }

  #drawStep(step: Element): HTMLElement {
    const title = titleOf(step)
    const button = make('button', 'change', t('change'))
    button.classList.add('flx-button', 'flx-button--secondary', 'flx-button--small')
    button.type = 'button'
    button.ariaLabel = t('change-step', { step: title })
    button.addEventListener('click', () => this.#change(step))
    const head = make('div', 'summary-head', make('h3', 'summary-step', title), button)
    const groups = answersOf(this.#form, step)
    const body = groups.length > 0 ? groups.flatMap(drawGroup) : [make('p', 'summary-hint', t('nothing'))]
    return make('div', 'summary-part', head, ...body)
  }

  get title(): HTMLElement {
    return this.#title
  }

  remove(): void {
    this.#place.remove()
  }
}
