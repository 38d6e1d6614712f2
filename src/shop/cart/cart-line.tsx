import { memo } from 'react'
import { CartForm } from './cart-form.tsx'
import { formatPrice } from './cart-format.ts'
import { cartTexts as t } from './cart-messages.ts'
import { CartStepper } from './cart-stepper.tsx'
import type { CartLine } from './contract/lines.ts'
import type { PriceDisplay } from './contract/totals.ts'

interface CartLineViewProps {
  line: CartLine
  display: PriceDisplay
  url: string
  /** Unique in the page: the line keeps its node from one answer to the next by it. */
  id: string
  /** Version of the texts that it is written with: a line that says the same is drawn once. */
  texts: number
}

function LineName({ line }: { line: CartLine }) {
  return line.url ? <a href={line.url}>{line.name}</a> : <span>{line.name}</span>
}

function LineImage({ line }: { line: CartLine }) {
  return (
    <span className="flx-cart__image">
      {line.image && <img src={line.image} alt="" width="96" height="96" loading="lazy" decoding="async" />}
    </span>
  )
}

/** The line as the audience measure names it (`data-flx-item`). */
export function trackedItem({ articleId, name, options, unit, quantity }: CartLine) {
  return { item_id: articleId, item_name: name, item_variant: options || undefined, price: unit.ttc, quantity }
}

export const CartLineView = memo(function CartLineView({ line, display, url, id }: CartLineViewProps) {
  return (
    <li
      className="flx-cart__line"
      id={id}
      data-flx-line={line.id}
      data-flx-article={line.articleId}
      data-flx-reference={line.referenceId}
      data-flx-name={line.name}
      data-flx-item={JSON.stringify(trackedItem(line))}
    >
      <LineImage line={line} />
      <div className="flx-cart__what">
        <p className="flx-cart__name">
          <LineName line={line} />
        </p>
        {line.options && <p className="flx-cart__detail">{line.options}</p>}
        {line.moveUrl && (
          <p className="flx-cart__detail">
            <a className="flx-cart__link squeezebox" href={line.moveUrl}>
              {t('move')} <span className="flx-visually-hidden">{line.name}</span>
            </a>
          </p>
        )}
        {line.reference && <p className="flx-cart__detail">{t('reference', { reference: line.reference })}</p>}
        <p className="flx-cart__detail">
          <span className="flx-visually-hidden">{t('unit-price')} </span>
          <span className="flx-cart__price">{formatPrice(line.unit, display)}</span>
          <span aria-hidden="true"> {t('each')}</span>
        </p>
        <p className="flx-cart__message" id={`${id}-message`}>
          {line.message}
        </p>
        <p className="flx-cart__message" id={`${id}-note`} data-flx-note={line.id} aria-live="polite" />
      </div>
      <CartStepper line={line} url={url} id={id} />
      <p className="flx-cart__total">
        <span className="flx-visually-hidden">{t('total')} </span>
        <span className="flx-cart__price">{formatPrice(line.total, display)}</span>
      </p>
      <CartForm url={url} action="supArt" value={line.id} className="flx-cart__remove">
        <button type="submit" className="flx-cart__link" data-flx-action="supArt" data-flx-value={line.id}>
          {t('remove')} <span className="flx-visually-hidden">{line.name}</span>
        </button>
      </CartForm>
    </li>
  )
})
