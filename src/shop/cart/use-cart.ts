import { useEffect, useState, useSyncExternalStore } from 'react'
import { useHostMethod } from '../../core/element/host.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { cartSummaryAtom, store } from '../../core/store.ts'
import { stepQuantity } from './cart-acts.ts'
import { CartEngine, type CartState } from './cart-engine.ts'
import type { CartMethods } from './cart-methods.ts'

/** Milliseconds after which a cart that comes back into view is read again. */
const shelfLife = 60_000

/** Reads the cart again when it may have changed elsewhere: Back, another tab, another widget, a long absence. */
function followOthers(engine: CartEngine, host: FlxElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const readAgain = (): void => void engine.refresh()
  document.addEventListener('flx-cart-stale', readAgain, { signal })
  document.addEventListener(
    'flx-cart-changed',
    ({ detail, target }) => target !== host && !detail.summary && readAgain(),
    { signal },
  )
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && engine.age() > shelfLife && readAgain(),
    { signal },
  )
  const retry = (): void => {
    const { problem, kept } = engine.state()
    if (problem && kept !== 'order') engine.retry()
  }
  addEventListener('online', retry, { signal })
  const stopFollowing = store.sub(cartSummaryAtom, () => queueMicrotask(() => engine.catchUp()))
  return () => {
    stop.abort()
    stopFollowing()
  }
}

function quantityField({ target }: Event): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.dataset.flxAction === 'modifQte' ? target : null
}

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

/** Typing in a quantity field: nothing is corrected before it is left; arrows step, Escape gives up. */
function followTyping(engine: CartEngine, host: FlxElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const { quantities } = engine
  const type = (event: Event): void => {
    const field = quantityField(event)
    if (field) quantities.type(field.dataset.flxValue ?? '', field.value)
  }
  const press = (event: KeyboardEvent): void => {
    const field = quantityField(event)
    const line = field?.dataset.flxValue
    if (!field || line === undefined) return
    const by = steps[event.key]
    if (event.key === 'Escape') quantities.stopTyping(line)
    if (!by) return
    event.preventDefault()
    stepQuantity(engine, line, by, field)
  }
  host.addEventListener('input', type, { signal })
  host.addEventListener('keydown', press, { signal })
  return () => stop.abort()
}

/** The behaviour of a cart in the page: its engine, what it shows, its methods, the signals it follows. */
export function useCart(host: FlxElement<CartMethods>): [CartEngine, CartState] {
  const [engine] = useState(() => new CartEngine(host))
  const state = useSyncExternalStore(engine.subscribe, engine.state)
  useEffect(() => followOthers(engine, host), [engine, host])
  useEffect(() => followTyping(engine, host), [engine, host])
  useHostMethod(host, 'refresh', () => engine.refresh())
  useHostMethod(host, 'perform', (action, value, fields) =>
    engine.perform({ action, value, fields: Object.entries(fields) }),
  )
  return [engine, state]
}
