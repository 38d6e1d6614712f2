import { flushSync } from 'react-dom'
import type { FlxElement } from '../../core/element/react-element.ts'
import { useHostMethod } from '../../core/element/use-host-method.ts'
import type { CartMethods } from './cart-types.ts'
import type { CartEngine } from './engine/cart-engine.ts'

/** Renders pending state at once, so that the page is up to date when a method's promise resolves. */
const drawn = (): void => flushSync(() => {})

/** Makes `refresh` and `perform` available to the element's class. */
export function useCartMethods(host: FlxElement<CartMethods>, engine: CartEngine): void {
  useHostMethod(host, 'refresh', () => engine.refresh().then(drawn))
  useHostMethod(host, 'perform', (action, value, fields) =>
    engine.perform({ action, value, fields: Object.entries(fields) }).then(drawn),
  )
}
