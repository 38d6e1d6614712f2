import { BasketView } from '../basket/basket-view.tsx'
import { AccountStepView } from '../checkout/account/account-step-view.tsx'
import { PaymentStepView } from '../checkout/payment/payment-step-view.tsx'
import type { CartViewProps } from './cart-frame.tsx'

export { noticeOf } from '../contract/notice.ts'
export type { CartViewProps } from './cart-frame.tsx'

/**
 * A cart as markup, rendered by React in the page or by `react-dom/server` on a server. In both cases it consists of
 * plain forms that work without script, and its controls carry the attributes that the element listens to
 * (`data-flx-action`, `data-flx-value`). The root carries the version and the summary.
 */
export function CartView(props: CartViewProps) {
  const { step, lines } = props.cart
  if (lines.length > 0 && step === 'account') return <AccountStepView {...props} />
  if (lines.length > 0 && step === 'payment') return <PaymentStepView {...props} />
  return <BasketView {...props} />
}
