import type { ReactNode } from 'react'
import { Breadcrumb } from './breadcrumb.tsx'

interface PageHeadProps {
  title: string
  /** The name of the page in the breadcrumb; without one, there is no breadcrumb. */
  current?: string
  /** A sentence below the title. */
  children?: ReactNode
}

/** The head of a page: its place in the site, its title, and what it is for. */
export function PageHead({ title, current, children }: PageHeadProps) {
  return (
    <>
      {current && <Breadcrumb links={[]} current={current} />}
      <header className="page-head">
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </header>
    </>
  )
}
