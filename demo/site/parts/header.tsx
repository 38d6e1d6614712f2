import { formatEuros } from '../../server/format.ts'
import { pageId } from '../../server/page-id.ts'
import type { PageContext } from '../../server/routes/page-context.ts'
import { AccountIcon, CartIcon, MenuIcon, SearchIcon } from './icons.tsx'
import { LoginForms } from './login-forms.tsx'
import { Notices } from './notices.tsx'
import { SiteSearch } from './site-search.tsx'

function Badge({ context }: { context: PageContext }) {
  const count = context.cart.lines.reduce((total, { quantity }) => total + quantity, 0)
  const total = `${formatEuros(context.cartTotal)} ${context.cart.priceDisplay.toUpperCase()}`
  const name = `Panier, ${count} article${count > 1 ? 's' : ''}, ${total}`
  return (
    <flx-cart-badge data-flx-empty={count === 0 ? '' : undefined}>
      <a className="site-cart" href="/panier" aria-label={name}>
        <CartIcon />
        <span className="site-cart__name">Panier</span>{' '}
        <span className="site-cart__count" data-flx-cart-count="">
          {count}
        </span>
      </a>
    </flx-cart-badge>
  )
}

/** Pages that contain a login of their own, or need none. */
const logsIn = /^\/(?:compte|connexion|panier|mot-de-passe|confirmation)/

/** Returns the `aria-current` of the account's link: `page` on the account's page, `true` on a page below it. */
function currentOf(path: string): 'page' | 'true' | undefined {
  if (path === '/compte') return 'page'
  return path.startsWith('/compte/') ? 'true' : undefined
}

/**
 * The header works without script: a plain link to the cart, and a plain list of departments below it. The list scrolls
 * away with the page, while the bar above stays in view.
 */
export function Header({ context, trail }: { context: PageContext; trail: number[] }) {
  return (
    <>
      <a className="site-skip" href="#contenu">
        Aller au contenu
      </a>
      <Notices context={context} />
      <flx-sticky load="gesture">
        <header className="site-header">
          <div className="site-header__bar">
            <div className="site-header__find">
              <button
                id="flx-menu-button"
                className="site-menu-button"
                type="button"
                data-configmenu="principal"
                aria-haspopup="dialog"
              >
                <MenuIcon />
                <span className="site-menu-button__name">Menu</span>
              </button>
              <SiteSearch id="chercher" name="Dans toute la boutique" className="site-search">
                <SearchIcon />
                <span className="visually-hidden">Chercher</span>
              </SiteSearch>
            </div>
            <a className="site-logo" href="/" aria-label="L’Estran, accueil">
              L’Estran
            </a>
            <div className="site-header__own">
              {context.isLoggedIn || logsIn.test(context.path) ? (
                <a className="site-account" href="/compte" aria-current={currentOf(context.path)}>
                  <AccountIcon />
                  <span className="site-account__name">Mon compte</span>
                </a>
              ) : (
                <details className="site-login">
                  <summary className="site-account">
                    <AccountIcon />
                    <span className="site-account__name">Mon compte</span>
                  </summary>
                  <LoginForms base="/globalflexit/" id="entete-" href="/compte" small />
                </details>
              )}
              <Badge context={context} />
            </div>
          </div>
        </header>
      </flx-sticky>
      <nav className="site-nav" aria-label="Rayons">
        <ul>
          {context.departments.map(({ id, slug, name }) => (
            <li key={id}>
              <a
                href={`/articles?categorie=${slug}`}
                aria-current={trail.includes(pageId.category(id)) ? 'true' : undefined}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <flx-mobile-menu dim="black" />
    </>
  )
}
