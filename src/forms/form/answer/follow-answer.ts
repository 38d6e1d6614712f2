import { isAddress } from '../../../core/browser/is-address.ts'
import { goTo } from '../../../core/browser/navigation.ts'
import { closeAround } from '../close-around.ts'
import type { NextStep } from './form-answer.ts'

/** Does what the answer asks for (decision 7). */
export function followAnswer({ redirect, reload, close }: NextStep, form: HTMLFormElement): void {
  if (close) void closeAround(form)
  if (redirect) {
    if (isAddress(redirect)) goTo(redirect)
    else console.warn(`flx : le formulaire ne peut pas mener à « ${redirect} », qui n’est pas l’adresse d’une page.`)
  } else if (reload) location.reload()
}
