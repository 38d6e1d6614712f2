import type { Context } from 'hono'
import { renderPage } from '../../site/page.tsx'
import { emptyCart } from '../cart/cart-state.ts'
import type { AppEnv } from '../context.ts'
import { scriptAddress } from './page-context.ts'

/** A page with a message only, for an error. */
function MessagePage({ title, children }: { title: string; children: string }) {
  return (
    <div className="prose prose--alone">
      <h1>{title}</h1>
      <p>{children}</p>
      <p>
        <a className="button" href="/articles">
          Voir la boutique
        </a>
      </p>
    </div>
  )
}

/** Sends an error page without using the database, which may be what failed. */
export function errorPage(c: Context<AppEnv>, status: 500 | 503 = 500): Response | Promise<Response> {
  const context = {
    nonce: c.get('nonce') ?? '',
    script: scriptAddress(c.get('origin')),
    path: c.req.path,
    isLoggedIn: false,
    sessionHash: '',
    cart: emptyCart,
    cartTotal: 0,
    flash: null,
    demo: { accounts: false, outbox: false, bank: false },
    departments: [],
    categories: [],
  }
  const children = (
    <MessagePage title="Un grain est passé">La page n’a pas pu être préparée. Réessayez dans un instant.</MessagePage>
  )
  return c.html(renderPage({ context, title: 'Erreur', children }), status)
}
