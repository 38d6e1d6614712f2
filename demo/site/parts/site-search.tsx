import type { ReactNode } from 'react'

interface SiteSearchProps {
  /** Of its field; a page has one in its header, and that of the search has another. */
  id: string
  asked?: string
  className: string
  children: ReactNode
}

/** Searches articles and pages; a plain form, whose field proposes and leads to both where there is script. */
export function SiteSearch({ id, asked = '', className, children }: SiteSearchProps) {
  return (
    <search className={className}>
      {/* It can have the focus, so that it stays in sight while its button is pressed. */}
      <form className={`${className}__form`} action="/recherche" tabIndex={-1}>
        <flx-autocomplete
          className={`${className}__field`}
          classname="Site"
          methode="chercher"
          area="shop"
          saisielibre=""
          follow=""
          load="gesture"
        >
          <label className="visually-hidden" htmlFor={id}>
            Chercher un article ou une page
          </label>
          <input
            id={id}
            type="search"
            name="q"
            defaultValue={asked}
            placeholder="Bol, livraison, atelier…"
            enterKeyHint="search"
          />
        </flx-autocomplete>
        <button className={`${className}__send button`} type="submit">
          {children}
        </button>
      </form>
    </search>
  )
}
