import { closeAround } from '../close-around.ts'
import type { NextStep } from './form-answer.ts'

/** Where a server leads: a page, never a script. */
function pageAddress(address: string): string | undefined {
  try {
    const url = new URL(address, document.baseURI)
    return /^https?:$/.test(url.protocol) ? url.href : undefined
  } catch {
    return undefined
  }
}

/** Does what the answer asks for (decision 7). */
export function followAnswer({ redirect, reload, close }: NextStep, form: HTMLFormElement): void {
  if (close) void closeAround(form)
  if (redirect) {
    const address = pageAddress(redirect)
    if (address) location.assign(address)
    else console.warn(`flx : le formulaire ne peut pas mener à « ${redirect} », qui n’est pas l’adresse d’une page.`)
  } else if (reload) location.reload()
}
