import { version } from 'flx'
import { connection } from 'next/server'
import type { ReactNode } from 'react'
import { Flx } from './flx'

export const metadata = { title: 'Next', icons: { icon: 'data:,' } }

export default async function Layout({ children }: { children: ReactNode }) {
  if (process.env.DRAWN === 'at-request') await connection()
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
