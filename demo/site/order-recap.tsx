import type { ReactNode } from 'react'
import type { Amount } from '../server/cart/money.ts'
import { sayParts } from '../server/catalogue/article.ts'
import { formatEuros } from '../server/format.ts'
import { expectedDays, sayExpected } from '../server/orders/expected-delivery.ts'
import type { Order, OrderRow } from '../server/orders/order.ts'
import type { PostalAddress } from '../server/orders/order-terms.ts'

/** The texts of each order status, for the buyer. */
const states: Record<OrderRow['status'], { title: string; text: string; kind: 'success' | 'info' | 'danger' }> = {
  pending: {
    title: 'Il reste à payer',
    text: 'Votre commande est enregistrée et vos articles sont réservés une demi-heure. Elle sera confirmée dès l’acceptation du paiement.',
    kind: 'info',
  },
  awaiting: {
    title: 'Commande enregistrée',
    text: 'Vos articles sont réservés. Nous préparons la commande à la réception de votre règlement.',
    kind: 'success',
  },
  paid: {
    title: 'Merci, votre commande est payée',
    text: 'Nous la préparons.',
    kind: 'success',
  },
  refused: {
    title: 'La banque a refusé le paiement',
    text: 'Rien n’a été débité. Vos articles sont de retour dans votre panier, avec tous vos choix : vous pouvez payer à nouveau.',
    kind: 'danger',
  },
  expired: {
    title: 'Le paiement n’est jamais arrivé',
    text: 'La commande est abandonnée et rien n’a été débité. Vos articles sont de retour dans votre panier.',
    kind: 'danger',
  },
  refundable: {
    title: 'Votre paiement va vous être rendu',
    text: 'La banque l’a accepté quand la commande n’était plus ouverte, ou pour un autre montant. Rien n’est commandé, la somme est notée et nous vous la rendons. Vos articles sont de retour dans votre panier.',
    kind: 'danger',
  },
  refunded: {
    title: 'Votre paiement vous a été rendu',
    text: 'Rien n’est commandé. Vos articles sont de retour dans votre panier.',
    kind: 'info',
  },
}

function Address({ title, address }: { title: string; address: PostalAddress }) {
  const { firstName, lastName, company, street, more, postalCode, city, country } = address
  const lines = [
    `${firstName} ${lastName}`,
    company,
    street,
    more,
    `${postalCode} ${city}`,
    country === 'FR' ? '' : country,
  ]
  return (
    <div>
      <h3>{title}</h3>
      <address>
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  )
}

/** The texts of two statuses for an order of booked places only. */
const bookedTexts: Partial<Record<OrderRow['status'], string>> = {
  awaiting: 'Vos places sont retenues. Elles sont à vous à la réception de votre règlement.',
  paid: 'Vos places vous attendent.',
}

function Delivery({ order: { terms } }: { order: Order }) {
  const { delivery, relay, salePoint, offer } = terms
  if (!offer) {
    return (
      <div>
        <h3>Livraison</h3>
        <p>Rien à expédier : vos places sont réservées.</p>
      </div>
    )
  }
  if (delivery) return <Address title="Livraison" address={delivery} />
  const place = relay ?? salePoint
  if (!place) return null
  return (
    <div>
      <h3>{relay ? 'Point relais' : 'Point de vente'}</h3>
      <address>
        <span>{place.name}</span>
        <span>{place.street}</span>
        <span>
          {place.postalCode} {place.city}
        </span>
      </address>
    </div>
  )
}

function Totals({ order: { terms, totalHt, totalTtc } }: { order: Order }) {
  const rows: [label: string, amount: Amount, sign: '' | '−'][] = [
    ['Articles', terms.articles, ''],
    ...terms.codes.map(({ label, discount }): [string, Amount, '−'] => [label, discount, '−']),
    ['Points de fidélité', terms.loyalty, '−'],
    ...(terms.offer ? [[`Livraison, ${terms.offer.name}`, terms.deliveryPrice, ''] as [string, Amount, '']] : []),
    ['Frais de paiement', terms.paymentFee, ''],
  ]
  const optional = new Set(['Points de fidélité', 'Frais de paiement'])
  return (
    <dl className="order__totals">
      {rows
        .filter(([label, { ttc }]) => ttc !== 0 || !optional.has(label))
        .map(([label, { ttc }, sign]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {sign}
              {formatEuros(ttc)} <small>TTC</small>
            </dd>
          </div>
        ))}
      {terms.vat.map(({ permille, tax }) => (
        <div key={permille}>
          <dt>dont TVA à {(permille / 10).toLocaleString('fr-FR')} %</dt>
          <dd>{formatEuros(tax)}</dd>
        </div>
      ))}
      <div className="order__total">
        <dt>Total</dt>
        <dd>
          {formatEuros(totalTtc)} <small>TTC</small>
          <small className="order__ht"> soit {formatEuros(totalHt)} HT</small>
        </dd>
      </div>
    </dl>
  )
}

/** The last day on which spare parts are available, as shown before the sale (code de la consommation, D111-4). */
function Parts({ order: { terms }, referenceId }: { order: Order; referenceId: number }) {
  const found = terms.parts?.find((each) => each.referenceId === referenceId)
  return found ? <small>Pièces détachées : {sayParts(found.until)}</small> : null
}

/** Returns the steps still to come for an order, in the buyer's words; none for an order that has ended. */
function stepsAhead(order: Order): string[] {
  const { status, terms } = order
  const { offer, payment } = terms
  if (!['pending', 'awaiting', 'paid'].includes(status)) return []
  const days = expectedDays(order)
  const settle = {
    pending: ['Vous payez, sur la page de la banque.'],
    awaiting: [`Vous envoyez votre règlement : ${payment.name.toLowerCase()}.`],
  }
  const first = status === 'paid' ? [] : (settle[status as keyof typeof settle] ?? [])
  if (!offer) return [...first, 'Vous venez le jour dit : votre message de confirmation suffit.']
  const place = { domicile: 'chez vous', relais: 'à votre point relais', retrait: 'à la boutique' }[offer.kind]
  const since = status === 'paid' ? '' : ' après le paiement'
  const when = days
    ? `Elle vous attend ${place} ${sayExpected(days)}.`
    : `Elle arrive ${place}. Délai${since} : ${offer.delay.toLowerCase()}.`
  return [...first, 'Nous préparons la commande, et un message vous dit quand elle part.', when]
}

/** The next steps of an order, with the expected delivery. */
function Ahead({ order }: { order: Order }) {
  const steps = stepsAhead(order)
  if (steps.length === 0) return null
  return (
    <div className="order__ahead">
      <h3>Et maintenant</h3>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  )
}

function NextStep({ order, payment }: { order: Order; payment: string | null }) {
  if (payment) {
    return (
      <a className="button" href={payment}>
        Payer {formatEuros(order.totalTtc)}
      </a>
    )
  }
  const isBack = ['refused', 'expired', 'refundable', 'refunded'].includes(order.status)
  return (
    <a className={isBack ? 'button' : 'button button--quiet'} href={isBack ? '/panier?etape=paiement' : '/articles'}>
      {isBack ? 'Reprendre ma commande' : 'Retourner à la boutique'}
    </a>
  )
}

interface OrderRecapProps {
  order: Order
  /** Address of the payment; null when there is nothing to pay there. */
  payment: string | null
  /** Content added to the same view: a response shows only this view. */
  children?: ReactNode
}

/** A whole order: its status, the next step, its lines, its amounts, its addresses. */
export function OrderRecap({ order, payment, children }: OrderRecapProps) {
  const { title, text, kind } = states[order.status]
  const meaning = order.terms.offer ? text : (bookedTexts[order.status] ?? text)
  return (
    <section
      className="order"
      data-flx-view="order"
      data-flx-order={order.number}
      data-order={order.number}
      data-order-status={order.status}
    >
      <div className="order__main">
        <div className={`order__head alert alert-${kind}`} role={kind === 'danger' ? 'alert' : 'status'}>
          <h2 className="order__title">{title}</h2>
          <p>
            <strong className="order__number">
              Commande <span className="order__code">{order.number}</span>.
            </strong>{' '}
            {meaning}
          </p>
          {kind === 'success' && (
            <p>
              Un e-mail de confirmation a été envoyé à <span className="order__email">{order.terms.email}</span>.
            </p>
          )}
        </div>
        <p className="order__next">
          <NextStep order={order} payment={payment} />
        </p>
        <Ahead order={order} />
        {children}
      </div>
      <div className="order__content">
        <h3>Ce que vous avez commandé</h3>
        <ul className="order__lines">
          {order.lines.map(({ referenceId, name, label, code, quantity, totalTtc }) => (
            <li key={referenceId}>
              <span>
                {quantity} × {name} <small>{[label, code].filter(Boolean).join(' · ')}</small>
                <Parts order={order} referenceId={referenceId} />
              </span>
              <span>{formatEuros(totalTtc)}</span>
            </li>
          ))}
        </ul>
        <Totals order={order} />
      </div>
      <div className="order__places">
        <Delivery order={order} />
        <Address title="Facturation" address={order.terms.billing} />
        <div>
          <h3>Paiement</h3>
          <p>{[order.terms.payment.name, order.terms.payment.bank].filter(Boolean).join(', ')}</p>
        </div>
      </div>
    </section>
  )
}
