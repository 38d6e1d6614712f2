import { address } from '../../core/element/address-codec.ts'
import type { Behaviour } from '../../core/element/behaviour-element.ts'
import { oneOf } from '../../core/element/codecs.ts'
import { reportError } from '../../core/element/report-error.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { visitorMessage } from '../../core/http/request-error.ts'
import { newAdditionKey } from '../../domain/cart/addition-key.ts'
import { changeCart } from '../../domain/cart/cart-queue.ts'
import { doubtCart } from '../../domain/cart/known-cart.ts'
import { whenInvalid } from '../../ui/invalid/when-invalid.ts'
import css from './add-to-cart.css'
import { type Added, addressOf, callAddItem } from './add-to-cart-api.ts'
import { addNote } from './added-note.ts'
import { confirmAdded, fetchAhead, sentences } from './confirm-added.ts'

export const addToCartAttributes = {
  confirm: oneOf(['modal', 'toast', 'none'], 'modal'),
  cart: address(),
}

type Submitter = HTMLElement | null

function fieldsOf(form: HTMLFormElement, submitter: Submitter): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

/** Shows the wait on the button, which keeps its focus: a button that is disabled at once can stop its own form. */
function showBusy(button: Submitter, busy: boolean): void {
  for (const name of ['aria-busy', 'aria-disabled']) {
    if (busy) button?.setAttribute(name, 'true')
    else button?.removeAttribute(name)
  }
}

function cartLink(given: string): string {
  return given || document.querySelector<HTMLAnchorElement>('flx-cart-badge a[href]')?.href || ''
}

/** Sends the author's plain form without leaving the page (ART-01); a second click during the first is not sent. */
export const addToCart: Behaviour<typeof addToCartAttributes> = (host) => {
  adoptStyles(css)
  const note = addNote(host)
  const busy = new WeakSet<HTMLFormElement>()

  /** What each form sent and has no answer to: sent again as it was, it is the same addition. */
  const unanswered = new WeakMap<HTMLFormElement, { said: string; key: string }>()

  const add = async (form: HTMLFormElement, submitter: Submitter): Promise<Added> => {
    const fields = fieldsOf(form, submitter)
    const change = { action: 'add_item', value: fields.get('idarticle') ?? '' }
    const address = addressOf(form)
    const said = `${address} ${fields}`
    const lost = unanswered.get(form)
    const key = lost?.said === said ? lost.key : newAdditionKey()
    fields.set('cle_ajout', key)
    try {
      const { outcome } = await changeCart(host, change, `add ${key}`, () => callAddItem(address, fields))
      unanswered.delete(form)
      return outcome
    } catch (error) {
      unanswered.set(form, { said, key })
      // The server may have added it all the same: who shows the cart reads it again.
      doubtCart()
      throw error
    }
  }

  const submit = async (event: SubmitEvent): Promise<void> => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    event.preventDefault()
    if (busy.has(form)) return
    busy.add(form)
    note.clear()
    fetchAhead(host.confirm)
    const button: Submitter = event.submitter ?? form.querySelector('[type="submit"], button:not([type])')
    const added = add(form, event.submitter)
    showBusy(button, true)
    try {
      const outcome = await added
      if (outcome.refusal) note.showError(outcome.refusal)
      else {
        if (host.confirm === 'none') note.announce(sentences(outcome).join(' '))
        confirmAdded(host.confirm, outcome, cartLink(host.cart)).catch((error) => reportError(host, error))
      }
    } catch (error) {
      note.showError(visitorMessage(error))
    } finally {
      busy.delete(form)
      showBusy(button, false)
    }
  }

  const listener = (event: SubmitEvent): void => void submit(event)
  host.addEventListener('submit', listener)
  const stopSaying = whenInvalid(host)
  return () => {
    stopSaying()
    host.removeEventListener('submit', listener)
    note.remove()
  }
}
