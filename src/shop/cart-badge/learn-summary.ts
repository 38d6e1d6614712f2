import * as v from 'valibot'
import { endpoint } from '../../core/config.ts'
import { RequestError } from '../../core/http/request-error.ts'
import { send } from '../../core/http/send.ts'
import { checkData } from '../../core/http/send-json.ts'
import { shared } from '../../core/shared.ts'
import { readCartHtml } from '../../domain/cart/cart-html.ts'
import { type CartOutcome, isCartBusy, onCartBusy, readCart } from '../../domain/cart/cart-queue.ts'
import { cartSummary } from '../../domain/cart/cart-summary-contract.ts'
import { isCartStale, knownCart } from '../../domain/cart/known-cart.ts'

const answer = v.object({ panier: cartSummary })

async function callSummary(): Promise<CartOutcome> {
  const address = endpoint('ajax/modules/boutique/panier/traitement.php')
  const reply = await send({ address, body: { action: '', value: '' } })
  if (reply.type === 'html') return readCartHtml(reply.html, reply.address)
  return { summary: checkData(answer, reply.data, reply.address).panier, refusal: '' }
}

interface Asking {
  asked: Promise<void> | null
  /** The server answers with HTML of its own, which says no summary. */
  useless: boolean
}

const asking = (): Asking => shared('cartAsked', () => ({ asked: null, useless: false }))

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const stop = onCartBusy(() => {
      stop()
      resolve()
    })
  })
}

export function isSummaryKnown(): boolean {
  return knownCart() !== null && !isCartStale()
}

/** Asks only once nobody else is: a request on its way, or a cart that reads itself again, brings the answer too. */
async function ask(): Promise<void> {
  await nextTask()
  while (isCartBusy()) {
    await nextTurn()
    await nextTask()
  }
  if (isSummaryKnown()) return
  const { isOutdated, outcome } = await readCart('read summary', callSummary)
  if (isOutdated) await readCart('read summary', callSummary)
  if (!outcome.summary) asking().useless = true
}

/**
 * Learns the summary of the cart, by one request for all the badges of the page, and none where it can be had without.
 * A failure changes nothing, and is for the console: the visitor asked for nothing, and the cart says what fails in it.
 */
export function learnSummary(): Promise<void> {
  const state = asking()
  if (state.useless) return Promise.resolve()
  state.asked ??= ask()
    .catch((error: unknown) => {
      // Whose page is left, or who has no connection, has nothing to mend.
      const { status, detail }: { status: number; detail: unknown } =
        error instanceof RequestError ? error : { status: 200, detail: error }
      if (status > 0) console.warn('flx : <flx-cart-badge> garde ce qu’il montrait.', detail)
    })
    .finally(() => {
      state.asked = null
    })
  return state.asked
}
