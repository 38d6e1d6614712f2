import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { parse } from 'valibot'
import { cartReply } from '../../../src/shop/cart/contract/cart-reply.ts'
import { CartView } from '../../../src/shop/cart/view/cart-view.tsx'
import type { Answer, Page } from '../server/page.ts'
import { BenchCart } from './cart/lines.ts'

const carts = new Map<string, BenchCart>()
const service = 'ajax/modules/boutique/panier/traitement.php'

const content: Record<string, (base: string) => string> = {
  flx: (base) => `<flx-config base="${base}"></flx-config><flx-cart load="now"></flx-cart>`,
  jquery: (base) =>
    `<script src="/peers/jquery/dist/jquery.min.js"></script><div id="cart" data-service="${base}${service}"></div>`,
}

function draw(kind: string, subject: string, base: string): string {
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>Panier</title>
<script type="module" src="/files/cart/driver.js"></script>
<script type="module" src="/files/cart/${kind}.js"></script>
<main data-subject="${subject}">${content[kind]?.(base)}</main>
</html>`
}

/** The cart in HTML, as a server in PHP would draw it: the view that React draws in the page. */
function inHtml(cart: BenchCart, base: string): string {
  return renderToStaticMarkup(
    createElement(CartView, { cart: parse(cartReply, cart.reply()).cart, action: base + service }),
  )
}

/**
 * A cart of `?size=500` lines of `?subject=flx`, or `flx-html`, whose server answers in HTML, or `jquery`.
 * Its calls come below `<subject>/<size>/`.
 */
export const page: Page = ({ path, query, form }): Answer => {
  const [subject = '', size = '', ...rest] = path
    ? path.split('/')
    : [query.get('subject') ?? '', query.get('size') ?? '']
  const base = `/pages/cart/${subject}/${size}/`
  const cart = carts.get(base) ?? new BenchCart(Number(size))
  carts.set(base, cart)
  if (rest.length === 0) return draw(subject.replace(/-.*/, ''), subject, base)
  if (form.get('action') === 'modifQte') cart.setQuantity(form.get('value') ?? '', Number(form.get('quantite')))
  if (subject === 'flx-html') return inHtml(cart, base)
  return { type: 'application/json', body: JSON.stringify(cart.reply()) }
}
