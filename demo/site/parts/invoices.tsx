import { formatEuros } from '../../server/format.ts'
import { type InvoiceSummary, invoicePath } from '../../server/invoices/invoice.ts'

const day = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

interface InvoicesProps {
  invoices: InvoiceSummary[]
}

/** Invoices and credit notes, as files to download. */
export function Invoices({ invoices }: InvoicesProps) {
  return (
    <ul>
      {invoices.map(({ number, kind, issuedAt, totalTtc }) => (
        <li key={number} data-invoice={number}>
          <a href={invoicePath(number)} type="application/pdf">
            {kind === 'credit' ? 'Avoir' : 'Facture'} {number} (PDF)
          </a>{' '}
          du <time dateTime={issuedAt.toISOString()}>{day.format(issuedAt)}</time>, {formatEuros(totalTtc)}{' '}
          <small>TTC</small>
        </li>
      ))}
    </ul>
  )
}
