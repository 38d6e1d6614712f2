import { confirm } from 'flx'
import { createSignal } from 'solid-js'

export function Page() {
  const [closed, setClosed] = createSignal(0)
  const [seats, setSeats] = createSignal(1)
  return (
    <main>
      <button type="button" data-flx-show="hours">
        Nos horaires
      </button>
      <flx-modal id="hours" label="Nos horaires" close-top on:flx-modal-closed={() => setClosed(closed() + 1)}>
        <p>Du mardi au samedi, de 10 h à 19 h.</p>
        <button type="button" onClick={() => setSeats(seats() + 1)}>
          {seats()} place
        </button>
      </flx-modal>
      <output>{closed()} fermeture</output>
      <button type="button" onClick={async () => (await confirm('Vider le panier ?')) && setSeats(0)}>
        Vider
      </button>
    </main>
  )
}
