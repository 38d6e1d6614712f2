import type { ReactNode } from 'react'
import { formatDay } from '../../../core/french/day.ts'
import { type CartStep, cartSteps } from '../../../domain/cart/cart-step.ts'
import { orderTexts as t } from '../cart-messages.ts'
import type { Cart, CartNotice } from '../contract/cart-reply.ts'
import type { Quote } from '../contract/customer.ts'
import { CartForm, LinkForm } from './cart-form.tsx'
import { hasPlace, NoticeView } from './cart-notice.tsx'

/** What the parts of a view share. */
export interface PartProps {
  cart: Cart
  url: string
  id: string
  notice: CartNotice | null
}

/**
 * The root of every view of the cart. It carries the version and summary as data attributes, and shows the list of
 * steps and the notice.
 */
export function CartFrame({ cart, url, notice, children }: PartProps & { children: ReactNode }) {
  const { step, quote, lines } = cart
  return (
    <div
      className="flx-cart"
      data-flx-view="cart"
      data-flx-version={cart.version}
      data-flx-count={cart.count}
      data-flx-total-ht={cart.totals.total.ht}
      data-flx-total-ttc={cart.totals.total.ttc}
      data-flx-display={cart.display}
      data-flx-stage={step ?? undefined}
    >
      {step && lines.length > 0 && <CartSteps step={step} url={url} />}
      {notice && !hasPlace(notice, cart) && <NoticeView notice={notice} />}
      {quote && <QuoteView quote={quote} url={url} />}
      {children}
    </div>
  )
}

/**
 * The list of the order's steps, with the current one marked (CART-01). Each can be opened; the server says why one is
 * not open yet.
 */
function CartSteps({ step, url }: { step: CartStep; url: string }) {
  const current = cartSteps.findIndex((each) => each.step === step)
  return (
    <nav className="flx-cart__steps" aria-label={t('steps')}>
      <ol className="flx-cart__step-list" role="list">
        {cartSteps.map(({ step: each, wire }, index) => (
          <li className="flx-cart__step-item" key={each} data-flx-done={index < current || undefined}>
            <CartForm url={url} action="chgEtape" value={wire}>
              <button
                type="submit"
                className="flx-cart__tab"
                data-flx-action="chgEtape"
                data-flx-value={wire}
                aria-current={index === current ? 'step' : undefined}
              >
                <span className="flx-cart__number" aria-hidden="true">
                  {index < current ? '✓' : index + 1}
                </span>
                {t(`step-${each}`)}
                {index < current && <span className="flx-visually-hidden"> ({t('step-done')})</span>}
              </button>
            </CartForm>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Shows the quote that the cart comes from, with a button that cancels it (`annuledevis`). */
function QuoteView({ quote, url }: { quote: Quote; url: string }) {
  return (
    <div className="flx-cart__quote flx-message">
      <p className="flx-cart__quote-text">{t('quote', { number: quote.number, day: formatDay(quote.day) })}</p>
      <LinkForm url={url} action="annuledevis" value={quote.id}>
        {t('quote-cancel')}
      </LinkForm>
    </div>
  )
}

/** The heading of a step, which takes the focus when the step is opened. */
export function StepTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 className="flx-cart__heading" id={`${id}-step`} tabIndex={-1} data-flx-arrival="">
      {children}
    </h2>
  )
}
