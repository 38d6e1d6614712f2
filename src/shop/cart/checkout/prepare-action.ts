import { ofForm } from '../../../core/browser/form.ts'
import type { ViewAction } from '../../../ui/server-view/view-actions.ts'
import { acceptOptions, optionsToAccept } from './order/missing-options.tsx'
import { isPostalCode, withoutSpaces } from './postal-code.ts'

type Send = (action: ViewAction) => void

/** Sends a search if its postal code is complete. Otherwise the browser says what is wrong. */
function prepareSearch(asked: ViewAction, send: Send): void {
  const value = withoutSpaces(asked.value)
  const form = asked.control.closest('form')
  if (isPostalCode(value)) send({ ...asked, value })
  else if (form) ofForm(form, 'reportValidity')()
}

/**
 * Returns a function that prepares an action, then sends it if it is complete. An order is sent once all required
 * options are accepted (CART-05); a dialog asks for them, one at a time.
 */
export function createPreparation(): (asked: ViewAction, send: Send) => void {
  let isAsking = false
  const prepareOrder = async (asked: ViewAction, send: Send): Promise<void> => {
    if (isAsking) return
    // Something else is still missing: the order is sent without the dialog, and the server says what is missing.
    const isHindered = asked.control.closest('[data-flx-hindered]') !== null
    const options = isHindered ? [] : optionsToAccept(asked.control)
    if (options.length === 0) return send(asked)
    isAsking = true
    try {
      if (await acceptOptions(options, asked.fields)) send(asked)
    } finally {
      isAsking = false
    }
  }
  return (asked, send) => {
    if (asked.action === 'searchVille') prepareSearch(asked, send)
    else if (asked.action === 'valide_panier') void prepareOrder(asked, send)
    else send(asked)
  }
}
