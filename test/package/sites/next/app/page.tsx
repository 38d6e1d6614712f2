'use client'
import { useState } from 'react'

export default function Page() {
  const [closed, setClosed] = useState(0)
  const [seats, setSeats] = useState(1)
  const empty = async () => {
    const { confirm } = await import('flx')
    if (await confirm('Vider le panier ?')) setSeats(0)
  }
  return (
    <main>
      <button type="button" data-flx-show="hours">
        Nos horaires
      </button>
      <flx-modal id="hours" label="Nos horaires" close-top onflx-modal-closed={() => setClosed(closed + 1)}>
        <p>Du mardi au samedi, de 10 h à 19 h.</p>
        <button type="button" onClick={() => setSeats(seats + 1)}>
          {seats} place
        </button>
      </flx-modal>
      <flx-map>
        <ul>
          <li data-lat="48,3904" data-lng="-4,4861">
            <strong>Brest</strong>
          </li>
        </ul>
      </flx-map>
      <output>{closed} fermeture</output>
      <button type="button" onClick={empty}>
        Vider
      </button>
    </main>
  )
}
