import { ofForm } from '../../core/browser/form.ts'
import type { Axis } from '../../core/french/coordinates.ts'
import { isUntrusted } from '../../core/html/untrusted.ts'

export type Field = HTMLInputElement | HTMLTextAreaElement
export type Fields = Record<Axis, Field>

/** The names of the form, in this page or in its opener, and of the two fields that receive the point (MAP-01). */
export interface FormNames {
  nameForm: string
  nameLat: string
  nameLng: string
}

/** Finds a text field by name. The form may belong to another page of this site, whose elements have other classes. */
function fieldOf(form: HTMLFormElement, name: string): Field | null {
  const found = ofForm(form, 'elements').namedItem(name)
  // Several fields of one name are a list, which has no `nodeType`.
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
 * Finds the fields of this page: those in the named form, else in the form around the element, else the fields `lat`
 * and `lng` of a form inside the element, in a page that is only a picker.
 */
export function fieldsHere(host: Element, names: FormNames): Fields | null {
  const { nameForm } = names
  const named = nameForm ? formIn(document, nameForm) : host.closest('form')
  const inside = host.querySelector<HTMLInputElement>('[name=lat]:not([type=hidden])')?.form ?? null
  return fieldsOf(named, names) ?? fieldsOf(inside, { nameForm, nameLat: 'lat', nameLng: 'lng' })
}

/** Returns true if the point is for the page that opened this one: this page has no form of that name. */
export function isForOpener({ nameForm }: FormNames): boolean {
  const isOpened = window.parent !== window || window.opener !== null
  return Boolean(nameForm) && isOpened && !document.forms.namedItem(nameForm)
}

/** Finds the fields for the point in another page of this site. */
export function fieldsIn(page: Document, names: FormNames): Fields | null {
  return fieldsOf(formIn(page, names.nameForm), names)
}
