import { Choice } from '../../../../ui/choice.tsx'
import type { Cart, CartNotice } from '../../contract/cart-reply.ts'
import type { PaymentMeans } from '../../contract/payment.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { CartForm } from '../../view/cart-form.tsx'
import { ttcText } from '../../view/price-text.ts'
import { ChooseButton } from '../choose-button.tsx'
import { MissingChoice, missingChoice } from './missing-choice.tsx'

interface PaymentViewProps {
  cart: Cart
  url: string
  id: string
  notice: CartNotice | null
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
export function PaymentView({ cart, url, id, notice }: PaymentViewProps) {
  const categories = cart.payments
  const chosen = categories.flatMap(({ means }) => means).find(asksBank)
  return (
    <>
      <CartForm url={url} action="change_moyen_paie" className="flx-cart__part">
        <MissingChoice message={missingChoice(cart, notice, 'payment')} />
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
