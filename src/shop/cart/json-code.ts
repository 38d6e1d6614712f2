/** What a cart in JSON needs, fetched as one file: what reads it, and what draws its first step. */
export { readCartJson } from './api/read-cart-json.ts'
export { BasketView } from './basket/basket-view.tsx'
