import { Button } from '../../../../ui/button.tsx'
import type { Cart, CartNotice } from '../../contract/cart-reply.ts'
import type { Hindrance } from '../../contract/order.ts'
import { orderTexts as t } from '../../order-messages.ts'
import { AmountDue } from '../../view/amount-due.tsx'
import { refusing } from '../../view/notice-place.ts'
import { OptionsView } from './options-view.tsx'

interface OrderFormProps {
  cart: Cart
  url: string
  id: string
  notice: CartNotice | null
  label?: string
}

/** Where each hindrance is put right in the same step; the others are said only. */
const anchors: Partial<Record<Hindrance['about'], string>> = {
  relay: 'relay',
  offer: 'offer',
  payment: 'payment',
  options: 'options',
  'point-of-sale': 'point-of-sale',
}

/** Each with the way to where it is put right. */
function Obstacles({ list, id }: { list: Hindrance[]; id: string }) {
  return (
    <ul className="flx-cart__obstacles">
      {list.map(({ about, message }) => (
        <li className="flx-cart__obstacle" key={message}>
          {anchors[about] ? (
            <a className="flx-cart__obstacle-link" href={`#${id}-${anchors[about]}`}>
              {message}
            </a>
          ) : (
            message
          )}
        </li>
      ))}
    </ul>
  )
}

function Hindrances({ list, id }: { list: Hindrance[]; id: string }) {
  return (
    <div className="flx-cart__hindrances">
      <p className="flx-cart__title">{t('hindrances-title')}</p>
      <Obstacles list={list} id={id} />
    </div>
  )
}

/**
 * What the visitor saw chosen, and to be paid: the order says it again (CART-03), so that a price that changed meanwhile
 * is never paid unseen.
 */
function seenFields({ orderKey, payments, relay, offers, totals, lines }: Cart): [string, string][] {
  const means = payments.flatMap((category) => category.means).find(({ chosen }) => chosen)
  const bank = means?.banks.find(({ chosen }) => chosen)
  const byRelay = offers.some(({ chosen, kind }) => chosen && kind === 'relay')
  return [
    ['cle_commande', orderKey],
    ['total_vu', totals.total.ttc.toFixed(2)],
    ['prix_vus', lines.map(({ id, unit }) => `${id}:${unit.ttc.toFixed(2)}`).join(' ')],
    ...(means ? ([['idMoyenPaie', means.id]] as [string, string][]) : []),
    ...(bank ? ([['idModePaiementBanque', bank.id]] as [string, string][]) : []),
    ...(byRelay && relay
      ? ([
          ['relais_id', relay.id],
          ['relais_params', relay.params],
          ['relais_pref', relay.remembered ? '1' : '0'],
        ] as [string, string][])
      : []),
  ]
}

/**
 * The end of the order: what is still in its way, what is to be accepted, the validation area (CART-06), the button
 * whose words say that it obliges to pay (decision 17). The key it carries stays the same through its retries.
 */
export function OrderForm({ cart, url, id, notice, label }: OrderFormProps) {
  const refused = refusing(notice, 'valide_panier')
  const { options, hindrances } = cart
  const stillMissing = hindrances.filter(({ about }) => about !== 'options')
  const answered = stillMissing.filter(({ message }) => refused?.text.includes(message))
  // What is only to be chosen yet is no fault: it is said to who orders without it.
  const atOnce = stillMissing.filter((each) => !anchors[each.about] && !answered.includes(each))
  return (
    <form
      method="post"
      action={url}
      className="flx-cart__order"
      noValidate
      data-flx-hindered={stillMissing.length > 0 ? '' : undefined}
    >
      <input type="hidden" name="action" value="valide_panier" />
      {seenFields(cart).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {atOnce.length > 0 && <Hindrances list={atOnce} id={id} />}
      {options.length > 0 && <OptionsView options={options} id={id} />}
      <div className="flx-cart__validation" id={`${id}-validation`} role="alert" tabIndex={-1} data-flx-validation="">
        {refused && (
          <div className="flx-message flx-message--error alert alert-danger">
            {answered.length > 0 ? <Obstacles list={answered} id={id} /> : <p>{refused.text}</p>}
          </div>
        )}
      </div>
      <div className="flx-cart__bar">
        <AmountDue amount={cart.totals.total.ttc} />
        <Button type="submit" look="primary" className="flx-cart__commit" data-flx-action="valide_panier">
          {label || t('order-with-payment')}
        </Button>
      </div>
    </form>
  )
}
