import { withoutTax } from '../../server/cart/money.ts'
import type { DeliveryOffer } from '../../server/checkout/checkout-state.ts'
import { deliveryZones } from '../../server/checkout/delivery-zones.ts'
import { serviceVat } from '../../server/checkout/prices.ts'
import { formatEuros } from '../../server/format.ts'

/** What a delivery costs, by what the articles are worth: a phone shows both, under the delivery that they are of. */
function Prices({ offers }: { offers: DeliveryOffer[] }) {
  return (
    <flx-table>
      <table className="table">
        <caption>Frais de livraison</caption>
        <thead>
          <tr>
            <th scope="col">Articles dès</th>
            <th scope="col">Prix TTC</th>
            <th scope="col">Prix HT</th>
          </tr>
        </thead>
        {offers.map(({ id, name, delay, tiers }) => (
          <tbody key={id}>
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {name}
                {delay && <span className="table__more"> {delay}</span>}
              </th>
            </tr>
            {tiers.map(({ from, priceTtc }) => (
              <tr key={from}>
                <td className="table__number">{formatEuros(from)}</td>
                <td className="table__number">{priceTtc > 0 ? `${formatEuros(priceTtc)} TTC` : 'Offerte'}</td>
                <td className="table__number">
                  {priceTtc > 0 ? `${formatEuros(withoutTax(priceTtc, serviceVat))} HT` : 'Offerte'}
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </flx-table>
  )
}

/** How long it takes to get there. */
function Times() {
  return (
    <flx-table
      filter=""
      choose-columns=""
      fullscreen=""
      csv="delais-de-livraison"
      page-size={25}
      types="postal text text duration duration"
    >
      <table className="table">
        <caption>Délais, jours ouvrés, par département et par pays</caption>
        <thead>
          <tr>
            <th scope="col">Département</th>
            <th scope="col" data-flx-priority="1">
              Nom
            </th>
            <th scope="col" data-flx-filter="">
              Zone
            </th>
            <th scope="col" data-flx-priority="2">
              À domicile
            </th>
            <th scope="col">En point relais</th>
          </tr>
        </thead>
        <tbody>
          {deliveryZones.map(({ code, name, zone, home, relay }) => (
            <tr key={name}>
              <td>{code || '—'}</td>
              <th scope="row">{name}</th>
              <td>{zone}</td>
              <td>{home}</td>
              <td>{relay ?? '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </flx-table>
  )
}

/** The costs and times of deliveries, as tables that sort. */
export function DeliveryTables({ offers }: { offers: DeliveryOffer[] }) {
  return (
    <section className="section delivery" aria-label="Tableaux de la livraison">
      <Prices offers={offers} />
      <Times />
    </section>
  )
}
