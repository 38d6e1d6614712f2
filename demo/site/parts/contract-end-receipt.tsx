import { type EndNotice, momentText, wishText } from '../../server/contracts/end-notice.ts'

interface ContractEndReceiptProps {
  notice: EndNotice
  /** The effect of the notice, for the customer who is logged in; empty for anyone else. */
  effect: string
}

/** The receipt of a notice, in a fragment (decision 15): when it was received, and for which contract. */
export function ContractEndReceipt({ notice, effect }: ContractEndReceiptProps) {
  const { id, reference, notifiedAt, wishedOn, email } = notice
  return (
    <div className="alert alert-success" role="status" data-flx-receipt={id}>
      <p>
        La notification de la résiliation du contrat {reference} est reçue le{' '}
        <time dateTime={notifiedAt.toISOString()}>{momentText(notifiedAt)}</time>. Date souhaitée : {wishText(wishedOn)}
        . L’accusé de réception part à {email}.
      </p>
      {effect && <p>{effect}</p>}
    </div>
  )
}
