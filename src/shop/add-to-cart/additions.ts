import type { FlxElement } from '../../core/element/react-element.ts'
import { newAdditionKey } from '../../domain/cart/addition-key.ts'
import { changeCart } from '../../domain/cart/cart-queue.ts'
import { doubtCart } from '../../domain/cart/known-cart.ts'
import { type Added, addressOf, callAddItem } from './add-to-cart-api.ts'

/** Sends a form that adds to the cart; with the button that sent it, as the browser would. */
export type Add = (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<Added>

function fieldsOf(form: HTMLFormElement, submitter: HTMLElement | null): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form, submitter)) if (typeof value === 'string') fields.append(name, value)
  return fields
}

/** @returns what adds; a form that is sent again as it was, because it had no answer, is the same addition. */
export function createAdditions(host: FlxElement): Add {
  /** What each form sent and has no answer to. */
  const unanswered = new WeakMap<HTMLFormElement, { said: string; key: string }>()

  return async (form, submitter) => {
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
}
