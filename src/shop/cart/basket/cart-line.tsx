import { memo } from 'react'
import { cartTexts as t } from '../cart-messages.ts'
import type { CartLine } from '../contract/lines.ts'
import { CartForm, LinkForm } from '../view/cart-form.tsx'
import { type PriceStyle, priceText } from '../view/price-text.ts'

interface CartLineViewProps extends PriceStyle {
  line: CartLine
  url: string
  /** Unique in the page, so that the line keeps its node from one answer to the next. */
  id: string
  /** Version of the texts. A new one renders the line again. */
  texts: number
  /** Why the last quantity was refused; empty if it was not. */
  refusal: string
}

function isSame(now: object, before: object): boolean {
  return Object.entries(now).every(([name, value]) => {
    const known: unknown = before[name as keyof typeof before]
    if (value === known) return true
    return typeof value === 'object' && typeof known === 'object' && value && known ? isSame(value, known) : false
  })
}

function LineName({ line }: { line: CartLine }) {
  return line.url ? (
    <a className="flx-cart__article" href={line.url}>
      {line.name}
    </a>
  ) : (
    <span className="flx-cart__article">{line.name}</span>
  )
}

function LineImage({ line }: { line: CartLine }) {
  return (
    <span className="flx-cart__image">
      {line.image && (
        <img
          className="flx-cart__picture"
          src={line.image}
          alt=""
          width="96"
          height="96"
          loading="lazy"
          decoding="async"
        />
      )}
    </span>
  )
}

/** Returns the line as analytics describes it (`data-flx-item`). */
export function trackedItem({ articleId, name, options, unit, quantity }: CartLine) {
  return { item_id: articleId, item_name: name, item_variant: options || undefined, price: unit.ttc, quantity }
}

/** The server's message about this line. A refused quantity has the classes that older servers use (decision 15). */
function LineMessage({ line, refusal, id }: Pick<CartLineViewProps, 'line' | 'refusal' | 'id'>) {
  return (
    <p
      className={refusal ? 'flx-cart__message alert alert-danger' : 'flx-cart__message'}
      id={`${id}-message`}
      role={refusal ? 'alert' : undefined}
    >
      {line.message || refusal}
    </p>
  )
}

/** One line of the cart. It is rendered again only if its data changes. */
export const CartLineView = memo(function CartLineView(props: CartLineViewProps) {
  const { line, url, id, refusal } = props
  return (
    <li
      className="flx-cart__line"
      id={id}
      data-flx-line={line.id}
      data-flx-article={line.articleId}
      data-flx-reference={line.referenceId}
      data-flx-anim={line.promotionId || undefined}
      data-flx-name={line.name}
      data-flx-item={JSON.stringify(trackedItem(line))}
    >
      <LineImage line={line} />
      <div className="flx-cart__what">
        <p className="flx-cart__name">
          <LineName line={line} />
        </p>
        {line.options && <p className="flx-cart__detail">{line.options}</p>}
        {line.promotionId && <p className="flx-cart__detail">{t('promotion')}</p>}
        {line.moveUrl && (
          <p className="flx-cart__detail">
            <a className="flx-cart__link squeezebox" href={line.moveUrl}>
              {t('move')} <span className="flx-visually-hidden">{line.name}</span>
            </a>
          </p>
        )}
        {line.reference && !props.retail && (
          <p className="flx-cart__detail">{t('reference', { reference: line.reference })}</p>
        )}
        <p className="flx-cart__detail">
          <span className="flx-visually-hidden">{t('unit-price')} </span>
          <span className="flx-cart__price">{priceText(line.unit, props)}</span>
          <span className="flx-cart__times" aria-hidden="true">
            {' '}
            {t('each')}
          </span>
        </p>
        <LineMessage line={line} refusal={refusal} id={id} />
        <p className="flx-cart__message" id={`${id}-note`} data-flx-note={line.id} aria-live="polite" />
      </div>
      <CartStepper line={line} url={url} id={id} />
      <p className="flx-cart__total">
        <span className="flx-visually-hidden">{t('total')} </span>
        <span className="flx-cart__price">{priceText(line.total, props)}</span>
      </p>
      <LinkForm url={url} action="supArt" value={line.id} className="flx-cart__remove">
        {t('remove')} <span className="flx-visually-hidden">{line.name}</span>
      </LinkForm>
    </li>
  )
}, isSame)

interface CartStepperProps {
  line: CartLine
  url: string
  /** Unique to the line. The ids of the field and of its descriptions start with it. */
  id: string
}

/**
 * The buttons « − » and « + » around a quantity field. They are three forms, because each must send one `quantite`
 * without script. With script, `data-flx-step` is added to the wanted quantity instead of the rendered one.
 */
function CartStepper({ line, url, id }: CartStepperProps) {
  const step = (by: 1 | -1, sign: string, name: 'less' | 'more', off: boolean) => (
    <CartForm url={url} action="modifQte" value={line.id}>
      <button
        type="submit"
        className="flx-cart__step"
        name="quantite"
        value={Math.max(1, line.quantity + by)}
        data-flx-action="modifQte"
        data-flx-value={line.id}
        data-flx-step={by}
        aria-label={t(name, { name: line.name })}
        aria-disabled={off || undefined}
      >
        <span className="flx-cart__symbol" aria-hidden="true">
          {sign}
        </span>
      </button>
    </CartForm>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row everywhere, and needs a legend.
    <div className="flx-cart__stepper" role="group" aria-label={t('quantity', { name: line.name })}>
      {step(-1, '−', 'less', line.quantity <= 1)}
      <CartForm url={url} action="modifQte" value={line.id} className="flx-cart__typed">
        <input
          id={`${id}-quantity`}
          className="flx-cart__quantity"
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
          enterKeyHint="done"
          name="quantite"
          defaultValue={line.quantity}
          data-flx-action="modifQte"
          data-flx-value={line.id}
          data-flx-max={line.maxQuantity ?? undefined}
          aria-label={t('quantity', { name: line.name })}
          aria-describedby={`${id}-message ${id}-note`}
        />
        <button type="submit" className="flx-cart__update" data-flx-action="modifQte" data-flx-value={line.id}>
          {t('update')} <span className="flx-visually-hidden">{t('update-quantity', { name: line.name })}</span>
        </button>
      </CartForm>
      {step(1, '+', 'more', line.maxQuantity !== null && line.quantity >= line.maxQuantity)}
    </div>
  )
}
