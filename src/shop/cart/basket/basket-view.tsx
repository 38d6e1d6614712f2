import { formatDay } from '../../../core/french/day.ts'
import { countOf } from '../../../core/french/number.ts'
import { textsVersion } from '../../../core/i18n/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { cartTexts, orderTexts } from '../cart-messages.ts'
import { CartForm, StepButton } from '../view/cart-form.tsx'
import type { PartProps } from '../view/cart-frame.tsx'
import { NoticeView, refusing } from '../view/cart-notice.tsx'
import { ttcText } from '../view/price-text.ts'
import { CartCodes, LoyaltyView } from './cart-discounts.tsx'
import { CartLineView } from './cart-line.tsx'
import { CartTotalsView, PriceSwitch } from './cart-totals.tsx'

function EmptyCart({ shopHref }: { shopHref?: string | undefined }) {
  return (
    <div className="flx-cart__empty">
      <p className="flx-cart__title">{cartTexts('empty-title')}</p>
      <p className="flx-cart__detail">{cartTexts('empty-detail')}</p>
      {shopHref && (
        <a className="flx-button flx-button--primary flx-cart__shop" href={shopHref}>
          {cartTexts('shop')}
        </a>
      )}
    </div>
  )
}

interface BasketViewProps extends PartProps {
  nextHref?: string | undefined
  nextLabel?: string | undefined
  shopHref?: string | undefined
}

/** The button of the next step; in a cart without steps, the link that the page provides. */
function Onward({ cart, url, nextHref, nextLabel = cartTexts('next') }: BasketViewProps) {
  if (cart.step) {
    return (
      <StepButton url={url} to="compte" due={cart.totals.total.ttc} track="begin_checkout">
        {orderTexts('to-account')}
      </StepButton>
    )
  }
  if (!nextHref) return null
  return (
    <a className="flx-button flx-button--primary flx-cart__next" href={nextHref} data-flx-track="begin_checkout">
      {nextLabel}
    </a>
  )
}

function Filled(props: BasketViewProps) {
  const { cart, url, id, notice } = props
  const part = { cart, url, id, notice }
  const quantity = refusing(notice, 'modifQte', 'supArt')
  return (
    <>
      <ul className="flx-cart__lines" role="list" aria-label={cartTexts('lines')}>
        {cart.lines.map((line) => (
          <CartLineView
            key={line.id}
            line={line}
            display={cart.display}
            retail={cart.retail}
            url={url}
            id={`${id}-line-${line.id}`}
            texts={textsVersion()}
            refusal={quantity?.value === line.id ? quantity.text : ''}
          />
        ))}
      </ul>
      <div className="flx-cart__aside">
        <CartTotalsView cart={cart} id={id}>
          {!cart.retail && <PriceSwitch display={cart.display} url={url} />}
        </CartTotalsView>
        <CartCodes {...part} />
        {cart.loyalty && <LoyaltyView {...part} loyalty={cart.loyalty} />}
        <Onward {...props} />
      </div>
    </>
  )
}

/** The first step: the lines of the cart and the totals. */
export function BasketView(props: BasketViewProps) {
  const { step, savedCarts, lines, retail } = props.cart
  const hasReferences = step !== null && !retail
  const hasSaved = step !== null && savedCarts.length > 0
  return (
    <>
      {lines.length > 0 ? <Filled {...props} /> : <EmptyCart shopHref={props.shopHref} />}
      {(hasReferences || hasSaved) && (
        <div className="flx-cart__more">
          {hasReferences && <AddReferenceView {...props} />}
          {hasSaved && <SavedCartsView {...props} />}
        </div>
      )}
    </>
  )
}

/** The visitor's saved carts. `chargePanier` makes one of them the current cart. */
function SavedCartsView({ cart, url, id }: PartProps) {
  return (
    <section className="flx-cart__saved" aria-labelledby={`${id}-saved-title`}>
      <h2 className="flx-cart__title" id={`${id}-saved-title`}>
        {orderTexts('saved-title')}
      </h2>
      <ul className="flx-cart__saved-list" role="list">
        {cart.savedCarts.map(({ id: saved, day, count, total, quote }) => (
          <li className="flx-cart__saved-cart" key={saved}>
            <span className="flx-cart__saved-name">
              {orderTexts('saved-of', { day: formatDay(day) })}
              <span className="flx-cart__detail">
                {' '}
                {[
                  countOf(count, 'article'),
                  ttcText(total, cart),
                  quote && orderTexts('saved-quote', { number: quote }),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <CartForm url={url} action="chargePanier" value={saved}>
              <Button type="submit" size="small" data-flx-action="chargePanier" data-flx-value={saved}>
                {orderTexts('saved-load')}
                <span className="flx-visually-hidden"> {orderTexts('saved-load-name', { day: formatDay(day) })}</span>
              </Button>
            </CartForm>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** A form that adds an article by its catalogue reference (CART-04). */
function AddReferenceView({ url, id, notice }: PartProps) {
  const refusal = refusing(notice, 'add_ref_catalogue')
  return (
    <section className="flx-cart__add" aria-labelledby={`${id}-add-title`}>
      <h2 className="flx-cart__title" id={`${id}-add-title`}>
        {orderTexts('add-title')}
      </h2>
      <CartForm url={url} action="add_ref_catalogue" className="flx-cart__code-form">
        <input
          id={`${id}-add`}
          className="flx-cart__field"
          name="value"
          aria-label={orderTexts('add-label')}
          placeholder={orderTexts('add-hint')}
          required
          maxLength={64}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={refusal ? true : undefined}
          aria-describedby={refusal ? `${id}-add-error` : undefined}
        />
        <input
          id={`${id}-add-quantity`}
          className="flx-cart__field flx-cart__field--short"
          name="quantite"
          aria-label={orderTexts('add-quantity')}
          defaultValue="1"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
        />
        <Button type="submit" data-flx-action="add_ref_catalogue">
          {orderTexts('add-submit')}
        </Button>
      </CartForm>
      <NoticeView notice={refusal} id={`${id}-add-error`} className="flx-cart__refusal" />
    </section>
  )
}
