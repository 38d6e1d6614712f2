import { formatEuros } from '../../server/format.ts'
import { refundsPath } from '../../server/orders/order.ts'

interface OwedItemProps {
  name: string
  detail: string
  /** In cents. */
  amountTtc: number
  /** The field and value that the button sends to refund it; null once it is refunded. */
  refund: { field: 'commande' | 'retractation' | 'avoir'; value: string | number; label: string } | null
  /** Attributes by which programs find it. */
  data: Record<`data-${string}`, string | number>
}

/** A line of what the shop owes, with the button to refund it. */
export function OwedItem({ name, detail, amountTtc, refund, data }: OwedItemProps) {
  return (
    <li className="account__item" {...data}>
      <div>
        <p className="account__name">{name}</p>
        <p className="account__detail">{detail}</p>
      </div>
      <p className="account__amount">{formatEuros(amountTtc)}</p>
      {refund && (
        <form method="post" action={refundsPath}>
          <input type="hidden" name={refund.field} value={refund.value} />
          <button className="button" type="submit" aria-label={`Rembourser ${refund.label}`}>
            Rembourser
          </button>
        </form>
      )}
    </li>
  )
}
