import { fixture } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { sentBy } from './masked-form.ts'
import { waitUntil } from './wait-until.ts'

/** A form with a date field, as an author writes it. */
export interface Opened {
  form: HTMLFormElement
  field: HTMLInputElement
  button: HTMLButtonElement
}

export async function openDate(attributes = '', field = 'type="date" value="2024-02-29"', rest = ''): Promise<Opened> {
  const form = await fixture<HTMLFormElement>(`<form action="#"><label for="jour">Jour</label>
    <flx-date-field ${attributes}><input id="jour" name="jour" ${field}>${rest}</flx-date-field>
    <label>Autre <input id="autre"></label></form>`)
  await form.querySelector('flx-date-field')?.ready
  return {
    form,
    field: form.querySelector('input') as HTMLInputElement,
    button: form.querySelector('button') as HTMLButtonElement,
  }
}

export const sent = (form: HTMLFormElement, name = 'jour'): string => sentBy(form, name)
export const panel = (): HTMLElement | null => document.querySelector('.flx-calendar')
export const focused = (): string => document.activeElement?.ariaLabel ?? document.activeElement?.id ?? ''

export async function openCalendar({ button }: Opened): Promise<HTMLElement> {
  button.click()
  await waitUntil(() => panel()?.contains(document.activeElement) ?? false, 'the calendar has the focus')
  return panel() as HTMLElement
}

export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) await sendKeys({ press: key })
}

/** Returns a day of the open calendar by its accessible name. */
export function day(label: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`.flx-calendar [aria-label="${label}"]`)
  if (!found)
    throw new Error(
      `no ${label} among ${[...document.querySelectorAll('.flatpickr-day')].map(({ ariaLabel }) => ariaLabel)}`,
    )
  return found
}

export async function clickOn(element: Element): Promise<void> {
  const { x, y, width, height } = element.getBoundingClientRect()
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
}

/** Clicks as the second click of a double click, which a browser would recognise by the time between them. */
export async function clickAgainOn(element: Element): Promise<void> {
  const count = (event: Event): boolean => Reflect.defineProperty(event, 'detail', { value: 2 })
  addEventListener('click', count, { capture: true, once: true })
  await clickOn(element)
}
