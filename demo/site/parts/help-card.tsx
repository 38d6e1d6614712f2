import type { ReactNode } from 'react'

/** One of the phone numbers that France reserves for fiction: nobody answers it. */
const phone = '02 61 91 05 30'

/** A card beside a form, with quicker ways to get help. */
export function HelpCard({ children }: { children?: ReactNode }) {
  return (
    <aside className="help-card" aria-label="La boutique">
      {children}
      <section>
        <h2>La boutique</h2>
        <p>Quai des Sardiniers, Port-Lannec</p>
        <p>Du mardi au samedi, de 10 h à 12 h 30 et de 14 h 30 à 19 h</p>
        <p>
          <a href="/page/horaires-et-acces">Horaires et accès</a>
        </p>
      </section>
      <section>
        <h2>Par téléphone</h2>
        <p>
          <a href={`tel:+33${phone.replaceAll(' ', '').slice(1)}`}>{phone}</a>, aux heures d’ouverture
        </p>
      </section>
    </aside>
  )
}
