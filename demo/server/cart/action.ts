import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv, Services, Session } from '../context.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { type CartChange, type CartState, readCart } from './cart-state.ts'
import { changeCart } from './write-cart.ts'

/** One request of a visitor on the cart. */
export interface CartCall {
  c: Context<AppEnv>
  services: Services
  session: Session
  form: Record<string, string>
  now: Date
  /** Today in France, `Y-m-d`. */
  day: string
}

export interface CartResult {
  outcome: CartOutcome
  state: CartState
}

/** The work of an action, once its values are validated. */
type CartWork = (call: CartCall) => Promise<CartResult>

/** Validates an action's values in a form: returns the work to do, or undefined when a value is wrong. */
export type CartAction = (form: Record<string, string>) => CartWork | undefined

type Values = v.GenericSchema<unknown, unknown>

/** Makes an action that does more than change one cart. */
export function action<Schema extends Values>(
  values: Schema,
  work: (asked: v.InferOutput<Schema>, call: CartCall) => Promise<CartResult>,
): CartAction {
  return (form) => {
    const read = v.safeParse(values, form)
    return read.success ? (call) => work(read.output, call) : undefined
  }
}

/** Makes an action that changes the session's cart. */
export function change<Schema extends Values>(
  values: Schema,
  make: (asked: v.InferOutput<Schema>, call: CartCall) => CartChange,
): CartAction {
  return action(values, (asked, call) =>
    changeCart(call.services.db, call.session.tokenHash, call.now, make(asked, call)),
  )
}

/** Makes an action that only reads: the cart stays as it is. */
export function question<Schema extends Values>(
  values: Schema,
  ask: (asked: v.InferOutput<Schema>, call: CartCall, state: CartState) => Promise<CartOutcome> | CartOutcome,
): CartAction {
  return action(values, async (asked, call) => {
    const state = await readCart(call.services.db, call.session.tokenHash, call.now)
    return { state, outcome: await ask(asked, call, state) }
  })
}

/** Schemas for the values of actions. */
export const field = {
  id: v.pipe(v.string(), v.trim(), v.regex(/^\d{1,9}$/), v.transform(Number)),
  /** An identifier, or null when empty. */
  optionalId: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^\d{0,9}$/),
      v.transform((text) => (text === '' ? null : Number(text))),
    ),
    '',
  ),
  /** An amount in euros, to the cent, read as cents; null when empty. */
  optionalCents: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.regex(/^(?:\d{1,9}(?:[.,]\d{1,2})?)?$/),
      v.transform((text) => (text === '' ? null : Math.round(Number(text.replace(',', '.')) * 100))),
    ),
    '',
  ),
  /** A long text that lists the values of many lines. */
  list: v.optional(v.pipe(v.string(), v.maxLength(60_000)), ''),
  code: v.pipe(v.string(), v.trim(), v.maxLength(64)),
  text: v.optional(v.pipe(v.string(), v.maxLength(300)), ''),
}
