import type { ReactNode } from 'react'
import { Breadcrumb, type BreadcrumbProps } from './breadcrumb.tsx'

interface PageHeadProps extends Partial<BreadcrumbProps> {
  title: string
  /** A sentence below the title. */
  children?: ReactNode
}

/** The head of a page: its place in the site if it has `links`, its title, and what it is for. */
export function PageHead({ title, links, current = title, children }: PageHeadProps) {
  return (
    <>
      {links && <Breadcrumb links={links} current={current} />}
      <header className="page-head">
        <h1>{title}</h1>
        {children && <p>{children}</p>}
      </header>
    </>
  )
}
