import type { WireMenuItem } from '../server/catalogue/menu.ts'
import { PageHead } from './parts/page-head.tsx'

function Branch({ items }: { items: WireMenuItem[] }) {
  return (
    <ul>
      {items.map(({ id_page, nom_page, lien, enfant }) => (
        <li key={id_page}>
          <a href={lien}>{nom_page}</a>
          {enfant.length > 0 && <Branch items={enfant} />}
        </li>
      ))}
    </ul>
  )
}

/** The whole menu as a page, for visitors without script. */
export function SiteMap({ items }: { items: WireMenuItem[] }) {
  return (
    <>
      <PageHead links={[]} title="Plan du site" />
      <nav className="site-map" aria-label="Plan du site">
        <Branch items={items} />
      </nav>
    </>
  )
}
