import type { Context } from 'hono'
import { type CartState, readCart } from '../cart/cart-state.ts'
import { addUp } from '../cart/totals.ts'
import { allCategories, type Category } from '../catalogue/article.ts'
import type { AppEnv, Services } from '../context.ts'
import { dayOf } from '../format.ts'
import type { Flash } from '../schema.ts'
import { findSession, noteUse, publicHash, takeFlash } from '../sessions.ts'

/** The data about the visitor and the site that every page needs. */
export interface PageContext {
  nonce: string
  /** Address of the library, on another origin than the page's where there is one. */
  script: string
  path: string
  sessionHash: string
  isLoggedIn: boolean
  cart: CartState
  /** Cents, with or without tax as the visitor chose. */
  cartTotal: number
  flash: Flash | null
  /** Features of a demonstration, which a real shop does not have. */
  demo: Services['demo']
  departments: Category[]
  categories: Category[]
}

const twins: Record<string, string> = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }

/**
 * Returns the library's address under the machine's other name, which plays the CDN: page and script never share an
 * origin.
 */
export function scriptAddress(origin: string): string {
  const url = new URL(origin)
  const twin = twins[url.hostname]
  if (!twin) return '/dist/flx.js'
  url.hostname = twin
  return `${url.origin}/dist/flx.js`
}

/** Reads the data that a page needs, and takes out the message kept for it. */
export async function pageContext(c: Context<AppEnv>, services: Services): Promise<PageContext> {
  const { db, now, demo } = services
  const moment = now()
  const session = await findSession(c, services)
  if (session?.customerId) await noteUse(db, session, moment)
  const cart = await readCart(db, session?.tokenHash, moment)
  const categories = await allCategories(db)
  return {
    nonce: c.get('nonce'),
    script: scriptAddress(c.get('origin')),
    path: c.req.path,
    sessionHash: publicHash(session),
    isLoggedIn: Boolean(session?.customerId),
    cart,
    cartTotal: addUp(cart, dayOf(moment)).total[cart.priceDisplay],
    flash: await takeFlash(db, session),
    demo,
    departments: categories.filter(({ parentId }) => parentId === null),
    categories,
  }
}
