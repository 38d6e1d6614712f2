import { formatEuros } from '../../server/format.ts'
import type { Order } from '../../server/orders/order.ts'
import type { PaymentMethod } from '../../server/orders/pay-later.ts'

interface ChoiceProps {
  /** The address that the form is sent to. */
  service: string
  action: 'payer_facture' | 'majPaiement'
  fields: Record<string, string>
  methods: Pick<PaymentMethod, 'id' | 'name'>[]
  chosen?: number | undefined
  button: string
}

/** The choice of a payment method (ACC-03, ACC-04): in a modal, or in the page without script. */
export function PaymentChoice({ service, action, fields, methods, chosen, button }: ChoiceProps) {
  return (
    <form className="pay-order" method="post" action={service}>
      <input type="hidden" name="action" value={action} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <fieldset className="pay-order__methods">
        <legend>Moyen de paiement</legend>
        {methods.map(({ id, name }, index) => (
          <label key={id}>
            <input
              type="radio"
              name="idmoyenpaie"
              value={id}
              required
              defaultChecked={chosen === undefined ? index === 0 : id === chosen}
            />{' '}
            {name}
          </label>
        ))}
      </fieldset>
      <button className="button" type="submit">
        {button}
      </button>
    </form>
  )
}

/** The amount of an order, and the choice of a payment method. */
export function PayOrder({ order, service, methods }: { order: Order; service: string; methods: PaymentMethod[] }) {
  return (
    <>
      <p>
        Commande {order.number} : <strong>{formatEuros(order.totalTtc)} TTC</strong> à régler.
      </p>
      <PaymentChoice
        service={service}
        action="payer_facture"
        fields={{ id: String(order.id), classname: 'commande' }}
        methods={methods}
        button="Payer"
      />
    </>
  )
}

/** How to send a transfer or a cheque. */
export function PayByHand({ order, method }: { order: Order; method: PaymentMethod }) {
  const isCheque = /chèque/i.test(method.name)
  return (
    <>
      <p>
        Commande {order.number} : <strong>{formatEuros(order.totalTtc)} TTC</strong>, par {method.name.toLowerCase()}.
      </p>
      <p>
        {isCheque
          ? `À l’ordre de L’Estran, 12 rue de Siam, 29200 Brest. Notez ${order.number} au dos.`
          : `IBAN FR76 0000 0000 0000 0000 0000 000, référence ${order.number}.`}
      </p>
    </>
  )
}
