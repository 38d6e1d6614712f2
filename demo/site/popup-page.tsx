import type { ReactNode } from 'react'
import { writeView } from '../server/no-breaks.ts'
import type { Flash } from '../server/schema.ts'

interface PopupPageProps {
  lang?: 'fr' | 'en'
  nonce: string
  script: string
  /** Address of a script for this page only. */
  ownScript?: string
  title: string
  sessionHash: string
  /** Base address of the library's requests to the server, when it is not the default one. */
  base?: string | undefined
  /** The page that the popup belongs to. */
  back?: { href: string; name: string }
  /** Result of a form that was sent without script. */
  flash?: Flash | null
  /** True when the popup around the page shows its title. */
  isFramed?: boolean
  children: ReactNode
}

/** Renders a page for the frame of a popup; without script it is an ordinary page. */
export function renderPopupPage(props: PopupPageProps): string {
  const { lang = 'fr', nonce, script, ownScript, title, sessionHash, base, back, flash, isFramed, children } = props
  const page = (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href="/site.css" />
        <script type="module" nonce={nonce} src={script} crossOrigin="anonymous" />
        {ownScript && <script type="module" nonce={nonce} src={ownScript} />}
      </head>
      <body className="popup-page" data-flx-tiles="/carte/rues.json">
        <flx-config base={base} session-hash={sessionHash} />
        <main id="contenu">
          <h1 className={isFramed ? 'visually-hidden' : undefined}>{title}</h1>
          {flash && (
            <p
              className={`site-flash alert ${flash.kind === 'error' ? 'alert-danger' : 'alert-success'}`}
              role={flash.kind === 'error' ? 'alert' : 'status'}
            >
              {flash.text} {back && <a href={back.href}>{back.name}</a>}
            </p>
          )}
          {children}
        </main>
      </body>
    </html>
  )
  return `<!doctype html>${writeView(page)}`
}
