import { createElement } from 'react'
import type { RelaySearch } from '../../../domain/relay/relay-point.ts'
import { Choice, TextAreaField, TextField } from '../../../ui/field.tsx'
import { CartTotalsView } from '../basket/cart-totals.tsx'
import { orderTexts as t } from '../cart-messages.ts'
import type { PaymentMeans } from '../contract/order.ts'
import { CartForm, ChooseButton } from '../view/cart-form.tsx'
import { type PartProps, StepTitle } from '../view/cart-frame.tsx'
import { answering, fieldsOf, MissingChoice } from '../view/cart-notice.tsx'
import { ttcText } from '../view/price-text.ts'
import { DeliveryView } from './delivery-view.tsx'
import { OrderForm } from './order-form.tsx'
import { RecapView } from './recap-view.tsx'

interface PaymentStepProps extends PartProps {
  relays: RelaySearch | null
  orderLabel?: string | undefined
}

/** The third step (CART-01): delivery, payment, a recap of the order, and the button that places it. */
export function PaymentStepView({ relays, orderLabel, ...part }: PaymentStepProps) {
  const { cart, url, id } = part
  return (
    <>
      <div className="flx-cart__main">
        <StepTitle id={id}>{t(cart.shipped ? 'payment-title' : 'payment-only-title')}</StepTitle>
        {cart.shipped && cart.offers.length > 0 && <DeliveryView {...part} relays={relays} />}
        {cart.payments.length > 0 && <PaymentView {...part} />}
        {cart.extraInfos.length > 0 && <ExtraInfoView {...part} />}
      </div>
      <div className="flx-cart__aside">
        <RecapView cart={cart} url={url} id={id} />
        <CartTotalsView cart={cart} id={id} />
        <OrderForm {...part} label={orderLabel} />
      </div>
    </>
  )
}

function Banks({ means, id }: { means: PaymentMeans; id: string }) {
  return (
    <fieldset className="flx-cart__choices flx-cart__choices--inner">
      <legend className="flx-cart__legend">{t('bank')}</legend>
      {means.banks.map((bank) => (
        <Choice
          key={bank.id}
          id={`${id}-bank-${bank.id}`}
          form={`${id}-bank`}
          name="idModePaiementBanque"
          value={bank.id}
          defaultChecked={bank.chosen}
          data-flx-action="change_moyen_paie"
          data-flx-value={means.id}
          title={bank.name}
        />
      ))}
      <ChooseButton form={`${id}-bank`}>{t('bank-choose')}</ChooseButton>
    </fieldset>
  )
}

/**
 * The form of the banks is separate from that of the means, so that a new means is not sent with the previous means'
 * bank.
 */
function BankForm({ means, url, id }: { means: PaymentMeans; url: string; id: string }) {
  return (
    <form className="flx-cart__bank" id={`${id}-bank`} method="post" action={url} hidden>
      <input type="hidden" name="action" value="change_moyen_paie" />
      <input type="hidden" name="idMoyenPaie" value={means.id} />
    </form>
  )
}

/** Returns true if the visitor has to choose a bank. A single bank that is already chosen needs no choice. */
const asksBank = ({ chosen, banks: [first, ...others] }: PaymentMeans): boolean =>
  chosen && first !== undefined && (others.length > 0 || !first.chosen)

/** Returns true if a category has a single means of the same name. The name is then not shown twice. */
const isAlone = (title: string, [first, ...others]: PaymentMeans[]): boolean =>
  others.length === 0 && first?.name === title

/** The means of payment by category, and the banks of the chosen one (PAY-01). */
function PaymentView({ cart, url, id, notice }: PartProps) {
  const categories = cart.payments
  const chosen = categories.flatMap(({ means }) => means).find(asksBank)
  return (
    <>
      <CartForm url={url} action="change_moyen_paie" className="flx-cart__part">
        <MissingChoice cart={cart} notice={notice} about="payment" />
        <div
          className="flx-cart__payment"
          id={`${id}-payment`}
          role="radiogroup"
          aria-labelledby={`${id}-payment-title`}
          tabIndex={-1}
        >
          <h3 className="flx-cart__title" id={`${id}-payment-title`}>
            {t('means-title')}
          </h3>
          {categories.map(({ title, means }) => (
            <fieldset className="flx-cart__choices" key={title}>
              <legend className={isAlone(title, means) ? 'flx-visually-hidden' : 'flx-cart__category'}>{title}</legend>
              {means.map((each) => (
                <div className="flx-cart__means" key={each.id}>
                  <Choice
                    id={`${id}-means-${each.id}`}
                    name="idMoyenPaie"
                    value={each.id}
                    defaultChecked={each.chosen}
                    data-flx-action="change_moyen_paie"
                    data-flx-value={each.id}
                    data-flx-track="add_payment_info"
                    data-flx-track-payment_type={each.name}
                    title={each.name}
                    side={each.fee > 0 ? t('means-fee', { amount: ttcText(each.fee, cart) }) : undefined}
                  >
                    {each.description}
                  </Choice>
                  {asksBank(each) && <Banks means={each} id={id} />}
                </div>
              ))}
            </fieldset>
          ))}
          <ChooseButton>{t('means-choose')}</ChooseButton>
        </div>
      </CartForm>
      {chosen && <BankForm means={chosen} url={url} id={id} />}
    </>
  )
}

/** The shop's questions about the order. Each answer is saved when its field changes (`infossup`). */
function ExtraInfoView({ cart, url, id, notice }: PartProps) {
  const fieldOf = fieldsOf(`${id}-info`, answering(notice, 'infossup', 'valide_panier'))
  return (
    <CartForm url={url} action="infossup" className="flx-cart__part flx-cart__fields">
      <h3 className="flx-cart__title">{t('infos-title')}</h3>
      {cart.extraInfos.map(({ name, label, kind, value, required }) => {
        const Field = kind === 'textarea' ? TextAreaField : TextField
        const field = (
          <Field
            key={name}
            {...fieldOf(name)}
            label={required ? label : `${label} (${t('optional')})`}
            defaultValue={value}
            autoComplete="off"
            data-flx-action="infossup"
            data-flx-value=""
            {...(kind === 'date' ? { type: 'date' } : {})}
          />
        )
        // Without script it stays the browser's own date field.
        return kind === 'date' ? createElement('flx-date-field', { key: name, min: 'today' }, field) : field
      })}
      <ChooseButton>{t('infos-save')}</ChooseButton>
    </CartForm>
  )
}
