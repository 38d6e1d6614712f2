import { closest } from '../../core/browser/closest.ts'
import { findHook } from '../../core/html/find-hook.ts'

/** What the markup asks of an element, by `data-flx-action="my_elements_…"` or by a class of that name. */
export type ElementAct = 'activate' | 'delete' | 'create' | 'edit' | 'submit' | 'publish' | 'unpublish'

const named = /^my_elements_(?:(activate|delete|create|edit|submit|publish|unpublish)|(new))$/

/** The act that a name says; undefined for any other text. */
export function actNamed(name: string): ElementAct | undefined {
  const [, act, synonym] = named.exec(name) ?? []
  return synonym ? 'create' : (act as ElementAct | undefined)
}

/** What an element's markup says that it does. */
export function actOf(element: HTMLElement): ElementAct | undefined {
  for (const name of [element.dataset['flxAction'] ?? '', ...element.classList]) {
    const act = actNamed(name)
    if (act) return act
  }
  return undefined
}

/** A control with an act, from what was clicked up to a root. */
export function controlAt(target: EventTarget | null, root: Node): HTMLElement | undefined {
  for (let at = target instanceof Element ? target : null; at && at !== root; at = at.parentElement) {
    if (at instanceof HTMLElement && at.matches('a, button, input, [role="button"]') && actOf(at)) return at
  }
  return undefined
}

const fieldValue = (form: HTMLFormElement, name: string): string => String(new FormData(form).get(name) ?? '')

/** What a button says that it does, also as the value of the field `action`. */
function buttonAct(button: HTMLElement | null): ElementAct | undefined {
  const { name = '', value = '' } = (button ?? {}) as Partial<HTMLButtonElement>
  return (button && actOf(button)) ?? (name === 'action' ? actNamed(value) : undefined)
}

/** What a form does with an element: what its button or it says, else what the names of its fields tell. */
export function formAct(form: HTMLFormElement, submitter: HTMLElement | null = null): ElementAct | undefined {
  const said = buttonAct(submitter) ?? actOf(form) ?? actNamed(fieldValue(form, 'action'))
  if (said) return said
  if (fieldValue(form, 'element_id')) return 'edit'
  return new FormData(form).has('element_module_ident') ? 'create' : undefined
}

/** By which of these a form is sent that publishes or unpublishes: the value of `active`; undefined for any other. */
export function activeOf(control: HTMLElement | null): '1' | '0' | undefined {
  const act = control && actOf(control)
  if (act === 'publish') return '1'
  if (act === 'unpublish') return '0'
  const { name, value } = control instanceof HTMLButtonElement || control instanceof HTMLInputElement ? control : {}
  return name === 'active' && (value === '1' || value === '0') ? value : undefined
}

/** The element that a control is about, and all that travels with it. */
export interface Named {
  elementModuleIdent: string
  elementId: string
  /** The other fields of its form, or of its address. */
  fields: URLSearchParams
}

/** A value on the control or on what is around it, as `data-element-id` or `data-element_id`. */
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
 * Which element a control is about: by its form's fields, by its own address, by data attributes on it or around it, by
 * the module that `fallback` names (ELEM-01). Null where something is missing.
 */
export function nameElement(control: HTMLElement, form: HTMLFormElement | null, fallback: string): Named | null {
  const fields = fieldsOf(control, form)
  const read = (name: string): string => fields.get(name) || around(control, name)
  const elementModuleIdent = read('element_module_ident') || fallback
  const elementId = read('element_id')
  return elementModuleIdent && elementId ? { elementModuleIdent, elementId, fields } : null
}

/** The row that a control stands in: what bears its `data-element-id`, else the nearest item of a list. */
export function rowOf(control: HTMLElement): HTMLElement {
  const marked = control.parentElement?.closest<HTMLElement>('[data-element-id], [data-element_id]')
  return marked ?? control.closest<HTMLElement>('li, tr, article') ?? control
}

/** The link that leads to a new element. */
export const createLinkIn = (root: ParentNode): HTMLElement | null =>
  findHook(root, '[data-flx-action="my_elements_create"], .my_elements_create, .my_elements_new')
