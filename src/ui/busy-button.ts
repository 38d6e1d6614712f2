import { ofForm } from '../core/browser/form.ts'

type Busy = HTMLButtonElement | HTMLInputElement

const submits = 'button:not([type]), button[type="submit"], input[type="submit"], input[type="image"]'

/** Returns the button that submitted a form, or that Enter would use. */
export function submitterOf(form: HTMLFormElement, submitter: HTMLElement | null): HTMLElement | null {
  return submitter ?? [...ofForm(form, 'elements')].find((each): each is Busy => each.matches(submits)) ?? null
}

/** Marks a button as busy; it keeps focus. @returns a function that restores it. */
export function makeBusy(button: HTMLElement | null): () => void {
  if (!button) return () => {}
  const before = [button.ariaBusy, button.ariaDisabled] as const
  button.ariaBusy = 'true'
  button.ariaDisabled = 'true'
  return () => {
    ;[button.ariaBusy, button.ariaDisabled] = before
  }
}
