import { ofForm } from '../../core/browser/form.ts'
import type { Axis } from '../../core/french/coordinates.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement
export type Fields = Record<Axis, Field>

/** Where a point goes: the form of this page or of the one that opened it, and its two fields (MAP-01). */
export interface FormNames {
  nameForm: string
  nameLat: string
  nameLng: string
}

/** A field by its name; of another page's kind, too, where that page is of this site. */
function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const found = ofForm(form, 'elements').namedItem(name)
  // Several fields of one name are a list, which has no node type.
  const isField = found && 'nodeType' in found && /^(input|textarea)$/i.test((found as Element).localName)
  return isField && !/^(file|password|checkbox|radio|submit|image)$/.test((found as Field).type)
    ? (found as Field)
    : null
}

function formIn(page: Document, name: string): HTMLFormElement | null {
  const form = page.forms.namedItem(name)
  return form && !isUntrusted(form) ? form : null
}

function fieldsOf(form: HTMLFormElement | null, { nameLat, nameLng }: FormNames): Fields | null {
  const latitude = form && fieldOf(form, nameLat)
  const longitude = form && fieldOf(form, nameLng)
  return latitude && longitude ? { latitude, longitude } : null
}

/**
 * The fields of this page: those of the form that is named, else of the one around the element; or those that a form
 * inside it, in a page that is only a picker, calls `lat` and `lng`.
 */
export function fieldsHere(host: Element, names: FormNames): Fields | null {
  const { nameForm } = names
  const named = nameForm ? formIn(document, nameForm) : host.closest('form')
  const inside = host.querySelector<HTMLInputElement>('[name=lat]:not([type=hidden])')?.form ?? null
  return fieldsOf(named, names) ?? fieldsOf(inside, { nameForm, nameLat: 'lat', nameLng: 'lng' })
}

/** Whether the point is for the page that opened this one: there may be one, and this page has no form of that name. */
export function isForOpener({ nameForm }: FormNames): boolean {
  const isOpened = window.parent !== window || window.opener !== null
  return Boolean(nameForm) && isOpened && !document.forms.namedItem(nameForm)
}

/** The fields that another page of this site has for the point. */
export function fieldsIn(page: Document, names: FormNames): Fields | null {
  return fieldsOf(formIn(page, names.nameForm), names)
}

/** Has a field another value, as a visitor's typing would: what follows the field hears of it. */
export function write(field: Field, value: string): void {
  if (field.value === value) return
  // A page's code tells events by their class: those of the field's own page.
  const { Event: EventOfPage } = field.ownerDocument.defaultView as unknown as { Event: typeof Event }
  field.value = value
  for (const type of ['input', 'change']) field.dispatchEvent(new EventOfPage(type, { bubbles: true }))
}
