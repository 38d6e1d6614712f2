import { CartCodes } from './cart-codes.tsx'
import type { Cart } from './cart-contract.ts'
import { CartLineView } from './cart-line.tsx'
import { cartTexts as t } from './cart-messages.ts'
import { CartTotalsView } from './cart-totals.tsx'

/** What the server answered to the last action, besides the cart itself. */
export interface CartNotice {
  kind: 'error' | 'success'
  text: string
  /** The action it answers: a refused code is said beside the code's field. */
  action?: string
}

export interface CartViewProps {
  cart: Cart
  /** Address that the forms post to without script: `panier/traitement.php` under the base. */
  action: string
  notice?: CartNotice | null
  /** Where the visitor goes on to; no link without it. */
  nextHref?: string
  /** @default 'Valider mon panier' */
  nextLabel?: string
  /** Where an empty cart leads back to; no link without it. */
  shopHref?: string
  /**
   * Prefix of the ids: lines keep their nodes by them from one answer to the next.
   * @default 'flx-cart'
   */
  id?: string
}

function Notice({ notice }: { notice: CartNotice }) {
  const failed = notice.kind === 'error'
  return (
    <p
      className={`flx-cart__notice flx-message ${failed ? 'flx-message--error alert alert-danger' : 'flx-message--success alert alert-success'}`}
      role={failed ? 'alert' : 'status'}
    >
      {notice.text}
    </p>
  )
}

function EmptyCart({ shopHref }: { shopHref?: string }) {
  return (
    <div className="flx-cart__empty">
      <p className="flx-cart__title">{t('empty-title')}</p>
      <p className="flx-cart__detail">{t('empty-detail')}</p>
      {shopHref && (
        <a className="flx-button flx-button--primary flx-cart__shop" href={shopHref}>
          {t('shop')}
        </a>
      )}
    </div>
  )
}

/**
 * A cart as markup, drawn by React in the page or by `react-dom/server` on a server: the same for both,
 * plain forms that post without script, and on each control the hooks that the element listens to
 * (`data-flx-action`, `data-flx-value`). The root says the version and the summary.
 */
export function CartView(props: CartViewProps) {
  const { cart, action, notice, nextHref, nextLabel = t('next'), shopHref, id = 'flx-cart' } = props
  const refusedCode = notice?.kind === 'error' && notice.action === 'useCodePromo' && cart.lines.length > 0
  return (
    <div
      className="flx-cart"
      data-flx-view="cart"
      data-flx-version={cart.version}
      data-flx-count={cart.count}
      data-flx-total-ht={cart.totals.total.ht}
      data-flx-total-ttc={cart.totals.total.ttc}
      data-flx-display={cart.display}
    >
      {notice && !refusedCode && <Notice notice={notice} />}
      {cart.lines.length === 0 ? (
        <EmptyCart shopHref={shopHref} />
      ) : (
        <>
          <ul className="flx-cart__lines" aria-label="Articles du panier">
            {cart.lines.map((line) => (
              <CartLineView
                key={line.id}
                line={line}
                display={cart.display}
                url={action}
                id={`${id}-line-${line.id}`}
              />
            ))}
          </ul>
          <div className="flx-cart__aside">
            <CartCodes cart={cart} url={action} id={id} error={refusedCode ? notice.text : ''} />
            <CartTotalsView cart={cart} url={action} id={id} />
            {nextHref && (
              <a
                className="flx-button flx-button--primary flx-cart__next"
                href={nextHref}
                data-flx-track="begin_checkout"
              >
                {nextLabel}
              </a>
            )}
          </div>
        </>
      )}
    </div>
  )
}
