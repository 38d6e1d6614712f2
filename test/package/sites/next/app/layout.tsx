import { version } from 'flx'
import type { ReactNode } from 'react'
import { Flx } from './flx'

export const metadata = { title: 'Next', icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="fr">
      <body>
        {children}
        <footer>flx {version}</footer>
        <Flx />
      </body>
    </html>
  )
}
