import '../../ui/styles.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { openingTag } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { onTexts } from '../../core/i18n/texts.ts'
import { isAtEnd, mend, startAtStep, stepBy } from './field.ts'
import { holdName, nameOf } from './field-name.ts'
import css from './quantity.css'
import { quantityTexts as t } from './quantity-messages.ts'
import { addStepper } from './stepper.ts'

const fields = 'input[type="number"]'
const watched = ['disabled', 'readonly', 'min', 'max', 'step', 'value']

export const quantityAttributes = {}

/** A field outside the element, or none, has no stepper: the author is told. */
function findField(host: HTMLElement): HTMLInputElement | null {
  const field = host.querySelector<HTMLInputElement>(fields)
  if (!field) console.warn(`flx : ${openingTag(host)} attend un champ <input type="number">.`)
  return field
}

/** Gives a number field of any form its two buttons (QTY-01). The field keeps its name, its form and its own events. */
export const quantity: Behaviour<typeof quantityAttributes> = (host) => {
  const field = findField(host)
  if (!field) return undefined
  adoptStyles(css)
  const name = nameOf(field)
  const releaseName = holdName(host, field, name)
  const releaseMin = startAtStep(field)
  const stepper = addStepper(host, field)
  const stop = new AbortController()
  const { signal } = stop

  const show = (): void => {
    for (const [button, direction] of [
      [stepper.less, -1],
      [stepper.more, 1],
    ] as const) {
      button.disabled = field.matches(':disabled, [readonly]')
      button.ariaDisabled = isAtEnd(field, direction) ? 'true' : null
    }
  }
  const showTexts = (): void => {
    stepper.less.ariaLabel = t('less', { name })
    stepper.more.ariaLabel = t('more', { name })
  }
  const step = (direction: 1 | -1): void => {
    if (!stepBy(field, direction)) return
    stepper.announce(t('now', { name, value: field.value }))
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  }
  const settle = (): void => {
    if (mend(field)) stepper.announce(t('now', { name, value: field.value }))
    show()
  }

  const press = ({ target }: Event): void => {
    if (stepper.less.contains(target as Node)) step(-1)
    else if (stepper.more.contains(target as Node)) step(1)
  }

  host.addEventListener('click', press, { signal })
  // Before any listener of the page, so that all read the same value.
  host.addEventListener('change', (event) => event.target === field && settle(), { signal, capture: true })
  field.addEventListener('input', show, { signal })
  field.form?.addEventListener('reset', () => setTimeout(show), { signal })
  const observer = new MutationObserver(show)
  observer.observe(field, { attributeFilter: watched })
  const fieldset = field.closest('fieldset')
  if (fieldset) observer.observe(fieldset, { attributeFilter: ['disabled'] })
  const stopTexts = onTexts(showTexts)
  showTexts()
  show()
  return () => {
    stop.abort()
    observer.disconnect()
    stopTexts()
    stepper.remove()
    releaseMin()
    releaseName()
  }
}
