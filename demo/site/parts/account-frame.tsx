import type { ReactNode } from 'react'
import type { Customer } from '../../server/accounts/customer.ts'
import { type AccountSection, accountSections, sectionPath } from '../account-sections.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import { LogOut } from './log-out.tsx'

interface AccountFrameProps {
  customer: Customer
  base: string
  /** Query added to the links of the sections: `?mode=html`, or nothing. */
  query: string
  /** The section that is shown; empty for the overview. */
  slug: string
  children: ReactNode
}

interface SectionLinksProps {
  sections: AccountSection[]
  query: string
  current: string
}

const sectionsUnder = (slug: string): AccountSection[] => accountSections.filter(({ under }) => slug && under === slug)

/** The links of some sections, with those of their subsections. */
function SectionLinks({ sections, query, current }: SectionLinksProps) {
  return (
    <ul>
      {sections.map(({ slug, name }) => (
        <li key={slug}>
          <a href={sectionPath(slug) + query} aria-current={slug === current ? 'page' : undefined}>
            {name}
          </a>
          {sectionsUnder(slug).length > 0 && (
            <SectionLinks sections={sectionsUnder(slug)} query={query} current={current} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** The account's navigation, and the section that is shown. Each link is a page of its own. */
export function AccountFrame({ customer, base, query, slug: current, children }: AccountFrameProps) {
  const tops = [{ slug: '', name: 'Aperçu' }, ...accountSections.filter(({ under }) => !under)]
  return (
    <>
      <Breadcrumb links={[]} current="Votre compte" />
      <flx-account>
        <header className="page-head account-head">
          <h1>Bonjour {customer.firstName || customer.email}</h1>
          <LogOut customer={customer} base={base} />
        </header>
        <div className="account-area">
          <nav className="account-nav" aria-label="Votre compte">
            <SectionLinks sections={tops} query={query} current={current} />
          </nav>
          <div className="account-panel" data-flx-panel="">
            {children}
          </div>
        </div>
      </flx-account>
    </>
  )
}
