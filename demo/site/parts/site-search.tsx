import type { ReactNode } from 'react'

interface SiteSearchProps {
  /** Id of the field: the header has one on every page, and the search page has another. */
  id: string
  asked?: string
  /** Label that tells this search from another one on the page, for those who navigate by landmarks. */
  name: string
  className: string
  children: ReactNode
}

/** The search of articles and pages: a plain form, whose field suggests results when there is script. */
export function SiteSearch({ id, asked = '', name, className, children }: SiteSearchProps) {
  return (
    <search className={className} aria-label={name}>
      {/* The form can have the focus, so that it stays in view while its button is pressed. */}
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
