import { Button } from '../../../ui/button.tsx'
import type { CartNotice } from '../contract/cart-reply.ts'
import { orderTexts as t } from '../order-messages.ts'
import { CartForm } from '../view/cart-form.tsx'
import { NoticeView } from '../view/cart-notice-view.tsx'
import { refusing } from '../view/notice-place.ts'

interface AddReferenceViewProps {
  url: string
  id: string
  notice: CartNotice | null
}

/** A form that adds an article by its catalogue reference (CART-04). */
export function AddReferenceView({ url, id, notice }: AddReferenceViewProps) {
  const refusal = refusing(notice, 'add_ref_catalogue')
  return (
    <section className="flx-cart__add" aria-labelledby={`${id}-add-title`}>
      <h2 className="flx-cart__title" id={`${id}-add-title`}>
        {t('add-title')}
      </h2>
      <CartForm url={url} action="add_ref_catalogue" className="flx-cart__code-form">
        <input
          id={`${id}-add`}
          className="flx-cart__field"
          name="value"
          aria-label={t('add-label')}
          placeholder={t('add-hint')}
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
          aria-label={t('add-quantity')}
          defaultValue="1"
          inputMode="numeric"
          pattern="[0-9]*"
          autoComplete="off"
        />
        <Button type="submit" data-flx-action="add_ref_catalogue">
          {t('add-submit')}
        </Button>
      </CartForm>
      {refusal && <NoticeView notice={refusal} id={`${id}-add-error`} className="flx-cart__refusal" />}
    </section>
  )
}
