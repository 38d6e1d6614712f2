import type { Withdrawal } from '../../server/withdrawal/withdrawal.ts'
import { momentText, refundText } from '../../server/withdrawal/withdrawal-messages.ts'

/** The receipt of a withdrawal, in a fragment (decision 15): when it was received, and for which articles. */
export function WithdrawalReceipt({ withdrawal }: { withdrawal: Withdrawal }) {
  const { id, orderNumber, declaredAt, lines, email } = withdrawal
  return (
    <div className="alert alert-success" role="status" data-flx-receipt={id}>
      <p>
        Votre rétractation est reçue le <time dateTime={declaredAt.toISOString()}>{momentText(declaredAt)}</time>, pour
        la commande {orderNumber} :
      </p>
      <ul>
        {lines.map(({ referenceId, name, label, quantity }) => (
          <li key={referenceId}>
            {quantity} × {name}
            {label && `, ${label}`}
          </li>
        ))}
      </ul>
      <p>
        {refundText(withdrawal)} L’accusé de réception part à {email}.
      </p>
    </div>
  )
}
