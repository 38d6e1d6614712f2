import { cartTexts as t } from '../cart-messages.ts'
import type { CartLine } from '../contract/lines.ts'
import { CartForm } from '../view/cart-form.tsx'

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
export function CartStepper({ line, url, id }: CartStepperProps) {
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
