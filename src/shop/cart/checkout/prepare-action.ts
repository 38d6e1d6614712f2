import { ofForm } from '../../../core/browser/form.ts'
import type { ViewAction } from '../../../ui/server-view/view-actions.ts'
import { acceptOptions, optionsToAccept } from './order/missing-options.tsx'
import { isPostalCode, withoutSpaces } from './postal-code.ts'

type Send = (action: ViewAction) => void

/** A search is sent once its postal code is whole; the browser says what is wrong with another. */
function prepareSearch(asked: ViewAction, send: Send): void {
  const value = withoutSpaces(asked.value)
  const form = asked.control.closest('form')
  if (isPostalCode(value)) send({ ...asked, value })
  else if (form) ofForm(form, 'reportValidity')()
}

/**
 * Makes an action ready, then sends it; one that is not complete is not sent. An order is sent once each option that it
 * requires is accepted (CART-05), which is asked for in one dialog at a time.
 */
export function createPreparation(): (asked: ViewAction, send: Send) => void {
  let isAsking = false
  const prepareOrder = async (asked: ViewAction, send: Send): Promise<void> => {
    if (isAsking) return
    // Something before the terms is still missing: the server says what, and nothing is asked in its way.
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
