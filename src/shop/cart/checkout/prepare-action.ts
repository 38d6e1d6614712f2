import { ofForm } from '../../../core/browser/form.ts'
import type { ViewAction } from '../../../ui/server-view/view-actions.ts'
import { acceptOptions, optionsToAccept } from './order/missing-options.ts'
import { isPostalCode, withoutSpaces } from './postal-code.ts'

type Send = (action: ViewAction) => void

/** A search is sent once its postal code is whole; the browser says what is wrong with another. */
function prepareSearch(asked: ViewAction, send: Send): void {
  const value = withoutSpaces(asked.value)
  const form = asked.control.closest('form')
  if (isPostalCode(value)) send({ ...asked, value })
  else if (form) ofForm(form, 'reportValidity')()
}

/** An order is sent once each option that it requires is accepted (CART-05). */
function prepareOrder(asked: ViewAction, send: Send): void {
  const options = optionsToAccept(asked.control)
  if (options.length > 0) void acceptOptions(options, asked, send)
  else send(asked)
}

/** Makes an action ready, then sends it; one that is not complete is not sent. */
export function prepareAction(asked: ViewAction, send: Send): void {
  if (asked.action === 'searchVille') prepareSearch(asked, send)
  else if (asked.action === 'valide_panier') prepareOrder(asked, send)
  else send(asked)
}
