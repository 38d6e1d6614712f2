/** What a cart in JSON needs, fetched as one file: what reads it, and what draws its first step. */
export { readCartJson } from './api/read-cart-json.ts'
export { CartDrawing } from './view/draw-cart.tsx'
export { loadView } from './view/load-view.ts'
