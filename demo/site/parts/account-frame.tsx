import type { ReactNode } from 'react'
import type { Customer } from '../../server/accounts/customer.ts'
import { accountSections, sectionPath } from '../account-sections.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { LogOut } from './demo-account.tsx'

interface AccountFrameProps {
  customer: Customer
  base: string
  /** What the links to the sections carry on; `mode=html` or nothing. */
  query: string
  /** Which section is shown; empty for the overview. */
  slug: string
  children: ReactNode
}

function SectionLink({
  slug,
  name,
  query,
  isCurrent,
}: {
  slug: string
  name: string
  query: string
  isCurrent: boolean
}) {
  return (
    <li>
      <a href={sectionPath(slug) + query} aria-current={isCurrent ? 'page' : undefined}>
        {name}
      </a>
    </li>
  )
}

/** The account's nav, and the section that is shown. Each link is a page of its own. */
export function AccountFrame({ customer, base, query, slug: current, children }: AccountFrameProps) {
  return (
    <>
      <Breadcrumb links={[]} current="Votre compte" />
      <flx-account>
        <header className="page-head">
          <h1>Bonjour {customer.firstName || customer.email}</h1>
        </header>
        <div className="account-area">
          <nav className="account-nav" aria-label="Votre compte">
            <ul>
              {[{ slug: '', name: 'Aperçu' }, ...accountSections].map((section) => (
                <SectionLink key={section.slug} {...section} query={query} isCurrent={section.slug === current} />
              ))}
            </ul>
          </nav>
          <div className="account-panel" data-flx-panel="">
            {children}
          </div>
        </div>
        <LogOut customer={customer} base={base} />
      </flx-account>
    </>
  )
}
