import type { ReactNode } from 'react'

interface SiteSearchProps {
  /** Of its field; a page has one in its header, and that of the search has another. */
  id: string
  asked?: string
  /** Tells it from any other search of the page, for who goes from landmark to landmark. */
  name: string
  className: string
  children: ReactNode
}

/** Searches articles and pages; a plain form, whose field proposes and leads to both where there is script. */
export function SiteSearch({ id, asked = '', name, className, children }: SiteSearchProps) {
  return (
    <search className={className} aria-label={name}>
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
