import { ofForm } from '../../core/browser/form.ts'

/** Returns the form of a picker: the one that its attribute `form` names, or the one around it. */
function formOf(host: HTMLElement): HTMLFormElement | null {
  const name = host.getAttribute('form')
  if (!name) return host.closest('form')
  const named = document.getElementById(name)
  return named instanceof HTMLFormElement ? named : null
}

function fieldOf(host: HTMLElement, name: string): HTMLInputElement | null {
  const form = formOf(host)
  const field = form && ofForm(form, 'elements').namedItem(name)
  return field instanceof HTMLInputElement ? field : null
}

export function fieldValue(host: HTMLElement, name: string): string {
  return fieldOf(host, name)?.value ?? ''
}

/** Sets the field of this name, created if the form has none, and dispatches `change` as for a visitor's change. */
export function fillField(host: HTMLElement, name: string, value: string): void {
  const form = formOf(host)
  if (!form) return
  const field = fieldOf(host, name) ?? document.createElement('input')
  if (!field.form) {
    field.type = 'hidden'
    field.name = name
    form.append(field)
  }
  if (field.value === value) return
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

/**
 * Returns true if this form needs a point before it is submitted: the picker's form, or the order of the cart around
 * it.
 */
function waitsForPoint(host: HTMLElement, form: HTMLFormElement): boolean {
  if (form === formOf(host)) return true
  const isOrder = form.querySelector('[data-flx-action="valide_panier"]') !== null
  return isOrder && (host.closest('flx-cart')?.contains(form) ?? false)
}

/**
 * Prevents the picker's form, or the order of the cart around it, from being submitted while `mayGo` returns false.
 *
 * @returns a function that removes the listener.
 */
export function guardForm(host: HTMLElement, mayGo: () => boolean, stopped: () => void): () => void {
  const guard = (event: SubmitEvent): void => {
    if (mayGo() || !waitsForPoint(host, event.target as HTMLFormElement)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    stopped()
  }
  // Listens on the window, to run before listeners that submit the form by script.
  window.addEventListener('submit', guard, { capture: true })
  return () => window.removeEventListener('submit', guard, { capture: true })
}
