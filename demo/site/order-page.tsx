import type { FormSaid } from '../server/accounts/form-said.ts'
import { formatEuros, longDay } from '../server/format.ts'
import { type InvoiceSummary, invoicePath } from '../server/invoices/invoice.ts'
import type { Order } from '../server/orders/order.ts'
import { OrderRecap } from './order-recap.tsx'
import { GuestAccount } from './parts/guest-account.tsx'
import { PageHead } from './parts/page-head.tsx'

interface InvoicesProps {
  invoices: InvoiceSummary[]
}

/** Invoices and credit notes, as files to download. */
function Invoices({ invoices }: InvoicesProps) {
  return (
    <ul>
      {invoices.map(({ number, kind, issuedAt, totalTtc }) => (
        <li key={number} data-invoice={number}>
          <a href={invoicePath(number)} type="application/pdf">
            {kind === 'credit' ? 'Avoir' : 'Facture'} {number} (PDF)
          </a>{' '}
          du <time dateTime={issuedAt.toISOString()}>{longDay(issuedAt)}</time>, {formatEuros(totalTtc)}{' '}
          <small>TTC</small>
        </li>
      ))}
    </ul>
  )
}

interface OrderPageProps {
  order: Order
  /** Address of the payment; null when there is nothing to pay there. */
  payment: string | null
  invoices: InvoiceSummary[]
  /** The visit of a guest; null when the order is in an account. */
  guest: GuestVisit | null
}

/** A guest's visit to their order. */
export interface GuestVisit {
  /** True in the browser that ordered, where the guest may open an account from the order. */
  isOwn: boolean
  /** The refusal of the account form, if it was sent. */
  said?: FormSaid | undefined
}

/** The page of one order. */
export function OrderPage({ order, payment, invoices, guest }: OrderPageProps) {
  const { number, terms } = order
  return (
    <>
      <PageHead links={[{ href: '/panier', name: 'Panier' }]} current={`Commande ${number}`} title="Votre commande" />
      <OrderRecap order={order} payment={payment} />
      {invoices.length > 0 && (
        <section className="order__papers" aria-labelledby="factures-titre">
          <h2 id="factures-titre">Factures</h2>
          <Invoices invoices={invoices} />
        </section>
      )}
      {guest?.isOwn && <GuestAccount number={number} email={terms.email} said={guest.said} />}
      {guest ? (
        <p className="site-hint">
          Le lien reçu par e-mail vous ramène à cette commande. <a href="/compte/creation">Créez un compte</a> avec la
          même adresse pour la retrouver.
        </p>
      ) : (
        <p className="site-hint">
          Vos commandes et vos réservations sont dans <a href="/compte">votre compte</a>.
        </p>
      )}
    </>
  )
}
