import type { DeliveryOffer } from '../../server/checkout/checkout-state.ts'
import { formatEuros } from '../../server/format.ts'

/** The amounts of a tier, in cents: from its own start to where the next one begins. */
function formatTier(from: number, next?: number): string {
  if (next === undefined) return from > 0 ? `${formatEuros(from)} et plus` : 'Quel que soit le montant'
  return from > 0 ? `De ${formatEuros(from)} à ${formatEuros(next - 1)}` : `Moins de ${formatEuros(next)}`
}

/**
 * The price of each delivery, by the total of the articles. Each delivery has its own group of rows, so that it fits a
 * phone.
 */
function Prices({ offers }: { offers: DeliveryOffer[] }) {
  return (
    <flx-table>
      <table className="table">
        <caption>Frais de livraison</caption>
        <thead>
          <tr>
            <th scope="col">Montant des articles</th>
            <th scope="col">Prix TTC</th>
          </tr>
        </thead>
        {offers.map(({ id, name, delay, tiers }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={2}>
                {name}
                {delay && <span className="table__more"> {delay}</span>}
              </th>
            </tr>
            {tiers.map(({ from, priceTtc }, index) => (
              <tr key={from}>
                <td className="table__number" data-sort-value={from}>
                  {formatTier(from, tiers[index + 1]?.from)}
                </td>
                <td className="table__number" data-sort-value={priceTtc}>
                  {priceTtc > 0 ? `${formatEuros(priceTtc)} TTC` : 'Offerte'}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </flx-table>
  )
}

/** Zones that the shop delivers to, with the delays to the door, and to a relay point where there is one. */
const zones = [
  { name: 'France métropolitaine', home: '2 jours', relay: '3 à 4 jours' },
  { name: 'Corse', home: '3 à 4 jours', relay: '5 à 6 jours' },
  { name: 'Outre-mer', home: '8 à 12 jours', relay: '—' },
  { name: 'Belgique et Luxembourg', home: '4 à 6 jours', relay: '—' },
]

/** The delivery times, by destination. */
function Times() {
  return (
    <table className="table">
      <caption>Délais, en jours ouvrés</caption>
      <thead>
        <tr>
          <th scope="col">Destination</th>
          <th scope="col">À domicile</th>
          <th scope="col">En point relais</th>
        </tr>
      </thead>
      <tbody>
        {zones.map(({ name, home, relay }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{home}</td>
            <td>{relay}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The prices and times of deliveries. */
export function DeliveryTables({ offers }: { offers: DeliveryOffer[] }) {
  return (
    <section className="section delivery" aria-label="Tarifs et délais">
      <Prices offers={offers} />
      <Times />
    </section>
  )
}
