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

/**
 * The parts of this step in which a hindrance can be resolved, for the links to them. The others are shown without a
 * link.
 */
const anchors: Partial<Record<Hindrance['about'], string>> = {
  relay: 'relay',
  offer: 'offer',
  payment: 'payment',
  options: 'options',
  'point-of-sale': 'point-of-sale',
}

/** A list of hindrances, with links to the parts of the step that resolve them. */
function Obstacles({ list, id }: { list: Hindrance[]; id: string }) {
  return (
    <ul className="flx-cart__obstacles" role="list">
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
 * Returns the choices and prices that the visitor saw. They are sent with the order (CART-03), so that the server can
 * refuse a price that has changed meanwhile.
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
 * The form that places the order: the hindrances, the options to accept, the validation area (CART-06), and a button
 * whose text states the obligation to pay (decision 17). Its order key stays the same for all retries.
 */
export function OrderForm({ cart, url, id, notice, label }: OrderFormProps) {
  const refused = refusing(notice, 'valide_panier')
  const { options, hindrances } = cart
  const stillMissing = hindrances.filter(({ about }) => about !== 'options')
  const answered = stillMissing.filter(({ message }) => refused?.text.includes(message))
  // A choice that is still to be made is no error: it is shown only if the visitor orders without it.
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
