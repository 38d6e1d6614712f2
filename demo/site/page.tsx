import type { ReactNode } from 'react'
import { writeView } from '../server/no-breaks.ts'
import { pageId } from '../server/page-id.ts'
import { devReload } from '../server/routes/dev-reload.ts'
import type { PageContext } from '../server/routes/page-context.ts'
import './flx-tags.ts'
import { Footer } from './parts/footer.tsx'
import { Header } from './parts/header.tsx'

export interface PageProps {
  context: PageContext
  title: string
  description?: string
  /** Identifiers of the pages from the root to this one, as the menu knows them; the home page's for one not in it. */
  trail?: number[]
  /** Base address of the library's requests to the server, when it is not the default one. */
  base?: string
  /** True when template requests may be sent as an administrator's. */
  isAdmin?: boolean
  /** Address of a script for this page only. */
  script?: string
  /** True when it shows the visitor's own data: browsers must not store it. */
  isPersonal?: boolean
  children: ReactNode
}

function FlashMessage({ context }: { context: PageContext }) {
  if (!context.flash) return null
  const failed = context.flash.kind === 'error'
  return (
    <p className={`site-flash alert ${failed ? 'alert-danger' : 'alert-success'}`} role={failed ? 'alert' : 'status'}>
      {context.flash.text}
      {!failed && context.path !== '/panier' && /panier/.test(context.flash.text) && (
        <a href="/panier">Voir le panier</a>
      )}
    </p>
  )
}

function Page({ context, title, description, trail = [pageId.home], base, isAdmin, script, children }: PageProps) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title === 'L’Estran' ? 'L’Estran, maison et jardin de bord de mer' : `${title} · L’Estran`}</title>
        {description && <meta name="description" content={description} />}
        <link rel="icon" href="/media/logo.svg" type="image/svg+xml" />
        <link rel="preload" href="/media/fonts/fraunces.woff2" as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href="/site.css" />
        <script type="module" nonce={context.nonce} src={context.script} crossOrigin="anonymous" />
        {script && <script type="module" nonce={context.nonce} src={script} />}
        {devReload && <script type="module" nonce={context.nonce} src="/dev-reload.js" />}
      </head>
      <body
        id="haut"
        data-flx-tiles="/carte/rues.json"
        data-idpage={trail.at(-1)}
        data-idparent={trail.at(-2) ?? 0}
        data-filariane={trail.join(',')}
      >
        <flx-config
          base={base}
          session-hash={context.sessionHash}
          logo="/media/logo.svg"
          is-admin={isAdmin ? 'on' : undefined}
        />
        <flx-popup />
        <Header context={context} trail={trail} />
        <main id="contenu" tabIndex={-1}>
          <FlashMessage context={context} />
          {children}
        </main>
        <Footer demo={context.demo} />
      </body>
    </html>
  )
}

/** Renders a whole page of the shop. */
export function renderPage(props: PageProps): string {
  return `<!doctype html>${writeView(<Page {...props} />)}`
}
