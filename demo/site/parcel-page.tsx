import { type OrderRow, orderPath } from '../server/orders/order.ts'
import type { Parcel } from '../server/orders/parcels.ts'
import { Breadcrumb } from './parts/breadcrumb.tsx'

const long = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Paris' })

/** The page of a parcel: its steps so far, the latest last. */
export function ParcelPage({ parcel, order }: { parcel: Parcel; order: OrderRow }) {
  const { offer, relay, delivery } = order.terms
  const place = relay ?? delivery
  return (
    <>
      <Breadcrumb
        links={[
          { href: '/compte', name: 'Votre compte' },
          { href: orderPath(order.number), name: `Commande ${order.number}` },
        ]}
        current="Suivi du colis"
      />
      <header className="page-head">
        <h1>Colis {parcel.number}</h1>
        <p>
          {parcel.carrier}
          {offer ? `, ${offer.name.toLowerCase()}, livraison en ${offer.delay}` : ''}
        </p>
      </header>
      <ol className="parcel">
        <li>
          <time dateTime={order.createdAt.toISOString()}>{long.format(order.createdAt)}</time> : commande enregistrée
        </li>
        <li>
          <time dateTime={parcel.sentAt.toISOString()}>{long.format(parcel.sentAt)}</time> : colis remis à{' '}
          {parcel.carrier}
        </li>
      </ol>
      {place && (
        <p>
          Destination : {place.street}, {place.postalCode} {place.city}
        </p>
      )}
    </>
  )
}
