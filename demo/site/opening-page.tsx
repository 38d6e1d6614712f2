import { ShopAgenda, type ShopAgendaProps } from './parts/shop-agenda.tsx'

/** The agenda shown below the text of the opening hours page. */
export function OpeningPage({ agenda }: { agenda: ShopAgendaProps }) {
  return (
    <section className="section places" aria-labelledby="agenda">
      <h2 id="agenda">L’agenda du mois</h2>
      <flx-agenda url="/globalflexit/ajax/modules/agenda/utils.php" module="boutique" param="agenda">
        <ShopAgenda {...agenda} />
      </flx-agenda>
    </section>
  )
}
