import { formatEuros } from '../server/format.ts'
import { writeView } from '../server/no-breaks.ts'
import { bankPath, type Order, orderPath } from '../server/orders/order.ts'

interface BankPageProps {
  order: Order
  /** True when the visitor chose that the bank never sends the browser back. */
  silent: boolean
}

function Decision({ value, label, isMain = false }: { value: string; label: string; isMain?: boolean }) {
  return (
    <button className={isMain ? 'button' : 'button button--quiet'} type="submit" name="decision" value={value}>
      {label}
    </button>
  )
}

function Choice({ order, silent }: BankPageProps) {
  if (silent) return <p role="status">La banque ne répond plus, et ne vous ramènera pas au magasin.</p>
  const { payment } = order
  if (order.status !== 'pending' || payment?.status !== 'waiting') {
    return (
      <p>
        Ce paiement est terminé. <a href={orderPath(order.number)}>Voir la commande</a>
      </p>
    )
  }
  return (
    <form method="post" action={bankPath(payment.token)} className="bank__choices">
      <Decision value="accepter" label="Accepter le paiement" isMain />
      <Decision value="accepter-sans-retour" label="Accepter, sans revenir au magasin" />
      <Decision value="refuser" label="Refuser le paiement" />
      <Decision value="attendre" label="Ne jamais revenir" />
    </form>
  )
}

/** Renders the page of a simulated bank: it asks for no card number, and offers each possible outcome. */
export function renderBankPage({ order, silent }: BankPageProps): string {
  const bank = order.payment?.bank ?? 'Banque'
  return `<!doctype html>${writeView(
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`Paiement simulé · ${bank}`}</title>
        <link rel="icon" href="/media/logo.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/site.css" />
      </head>
      <body className="bank">
        <main>
          <p className="bank__name">{bank}</p>
          <h1>Paiement de {formatEuros(order.totalTtc)}</h1>
          <p>Commande {order.number} à L’Estran. Cette banque est simulée : aucun argent ne circule.</p>
          <Choice order={order} silent={silent} />
        </main>
      </body>
    </html>,
  )}`
}
