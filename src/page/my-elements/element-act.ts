import { closest } from '../../core/browser/closest.ts'
import { findHook } from '../../core/html/nodes.ts'

/** An act on an element, given in the markup by `data-flx-action="my_elements_…"` or by a class of that name. */
export type ElementAct = 'activate' | 'delete' | 'create' | 'edit' | 'submit' | 'publish' | 'unpublish'

const named = /^my_elements_(?:(activate|delete|create|edit|submit|publish|unpublish)|(new))$/

function actNamed(name: string): ElementAct | undefined {
  const [, act, synonym] = named.exec(name) ?? []
  return synonym ? 'create' : (act as ElementAct | undefined)
}

/** Returns the act that the markup of a control or form gives. */
export function actOf(element: HTMLElement): ElementAct | undefined {
  for (const name of [element.dataset['flxAction'] ?? '', ...element.classList]) {
    const act = actNamed(name)
    if (act) return act
  }
  return undefined
}

/** Returns the closest control with an act, from the clicked element up to a root. */
export function controlAt(target: EventTarget | null, root: Node): HTMLElement | undefined {
  for (let at = target instanceof Element ? target : null; at && at !== root; at = at.parentElement) {
    if (at instanceof HTMLElement && at.matches('a, button, input, [role="button"]') && actOf(at)) return at
  }
  return undefined
}

const fieldValue = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '')

/** Returns the act of a button, which may also be the value of a control named `action`. */
function buttonAct(button: HTMLElement | null): ElementAct | undefined {
  const { name = '', value = '' } = (button ?? {}) as Partial<HTMLButtonElement>
  return (button && actOf(button)) ?? (name === 'action' ? actNamed(value) : undefined)
}

/** Returns the act of a form: that of its button or itself, else the one that the names of its controls imply. */
export function formAct(form: HTMLFormElement, submitter: HTMLElement | null = null): ElementAct | undefined {
  const named = buttonAct(submitter) ?? actOf(form) ?? actNamed(fieldValue(form, 'action'))
  if (named) return named
  if (fieldValue(form, 'element_id')) return 'edit'
  return new FormData(form).has('element_module_ident') ? 'create' : undefined
}

/**
 * Returns the value of `active` that a control submits, '1' to publish or '0' to unpublish; undefined for any other
 * control.
 */
export function activeOf(control: HTMLElement | null): '1' | '0' | undefined {
  const act = control && actOf(control)
  if (act === 'publish') return '1'
  if (act === 'unpublish') return '0'
  const { name, value } = control instanceof HTMLButtonElement || control instanceof HTMLInputElement ? control : {}
  return name === 'active' && (value === '1' || value === '0') ? value : undefined
}

/** The element to which a control applies, and the other data to send. */
export interface Named {
  elementModuleIdent: string
  elementId: string
  fields: URLSearchParams
}

/** Reads a value from the control or an ancestor, as `data-element-id` or `data-element_id`. */
function around(control: Element, name: string): string {
  const hooks = [`data-${name.replaceAll('_', '-')}`, `data-${name}`]
  const bearer = closest(control, hooks.map((hook) => `[${hook}]`).join())
  return hooks.map((hook) => bearer?.getAttribute(hook)).find(Boolean) ?? ''
}

function fieldsOf(control: HTMLElement, form: HTMLFormElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  const submitter = control instanceof HTMLButtonElement && control.type === 'submit' ? control : null
  for (const [name, value] of form ? new FormData(form, submitter) : [])
    if (typeof value === 'string') fields.append(name, value)
  if (form || !(control instanceof HTMLAnchorElement)) return fields
  const { searchParams } = new URL(control.href || document.baseURI)
  return searchParams.has('element_id') ? searchParams : fields
}

/**
 * Identifies the element to which a control applies: by the controls of its form, by its URL, by data attributes on
 * it or an ancestor, or by the module in `fallback` (ELEM-01). Returns null if something is missing.
 */
export function nameElement(control: HTMLElement, form: HTMLFormElement | null, fallback: string): Named | null {
  const fields = fieldsOf(control, form)
  const read = (name: string): string => fields.get(name) || around(control, name)
  const elementModuleIdent = read('element_module_ident') || fallback
  const elementId = read('element_id')
  return elementModuleIdent && elementId ? { elementModuleIdent, elementId, fields } : null
}

/** Returns the row of a control: the closest ancestor with `data-element-id`, else the closest item of a list. */
export function rowOf(control: HTMLElement): HTMLElement {
  const marked = control.parentElement?.closest<HTMLElement>('[data-element-id], [data-element_id]')
  return marked ?? control.closest<HTMLElement>('li, tr, article') ?? control
}

export const createLinkIn = (root: ParentNode): HTMLElement | null =>
  findHook(root, '[data-flx-action="my_elements_create"], .my_elements_create, .my_elements_new')
