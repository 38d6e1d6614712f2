import type { CartStep } from '../contract/cart-reply.ts'
import { orderTexts as t } from '../order-messages.ts'
import { CartForm } from './cart-form.tsx'

/** The steps in their order, with the names that `chgEtape` takes. */
const steps: { step: CartStep; wire: string }[] = [
  { step: 'cart', wire: 'panier' },
  { step: 'account', wire: 'compte' },
  { step: 'payment', wire: 'paiement' },
]

/**
 * The list of the order's steps, with the current one marked (CART-01). Each can be opened; the server says why one is
 * not open yet.
 */
export function CartSteps({ step, url }: { step: CartStep; url: string }) {
  const current = steps.findIndex((each) => each.step === step)
  return (
    <nav className="flx-cart__steps" aria-label={t('steps')}>
      <ol className="flx-cart__step-list" role="list">
        {steps.map(({ step: each, wire }, index) => (
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
