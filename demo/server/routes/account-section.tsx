import type { Context } from 'hono'
import type { ReactNode } from 'react'
import { LoggedOutPage } from '../../site/account-page.tsx'
import { accountSections, sectionPath } from '../../site/account-sections.ts'
import { AccountFrame } from '../../site/parts/account-frame.tsx'
import { type Customer, findCustomer } from '../accounts/customer.ts'
import type { App, AppEnv, Services } from '../context.ts'
import { pageId } from '../page-id.ts'
import { findSession } from '../sessions.ts'
import { sendPage } from './send-page.tsx'

/** The data from which a section is rendered. */
export interface SectionCall {
  customer: Customer
  /** Base address of the section's forms, with a slash at its end. */
  base: string
  mode: 'html' | undefined
}

/** Renders the content of a section, which begins with its `h2`. */
type DrawSection = (call: SectionCall, c: Context<AppEnv>) => ReactNode | Promise<ReactNode>

const nameOf = (slug: string): string | undefined => accountSections.find((section) => section.slug === slug)?.name

/**
 * Sends the page of a section, or a login form to a visitor. Routes also use it to answer a plain form that they
 * refuse. With `?mode=html`, the services of the section respond in HTML.
 * @param slug - Empty for the overview.
 */
export async function sendSection(
  c: Context<AppEnv>,
  services: Services,
  slug: string,
  draw: DrawSection,
): Promise<Response> {
  const customerId = (await findSession(c, services))?.customerId
  const customer = customerId ? await findCustomer(services.db, customerId) : null
  const mode = c.req.query('mode') === 'html' ? 'html' : undefined
  const base = mode ? '/html/globalflexit/' : '/globalflexit/'
  const name = nameOf(slug)
  return sendPage(c, services, {
    title: name ? `${name} · Votre compte` : 'Votre compte',
    trail: [pageId.account],
    isPersonal: true,
    base,
    script: '/account.js',
    children: customer ? (
      <AccountFrame customer={customer} base={base} query={mode ? '?mode=html' : ''} slug={slug}>
        {await draw({ customer, base, mode }, c)}
      </AccountFrame>
    ) : (
      <LoggedOutPage base={base} />
    ),
  })
}

/** Adds `GET /compte/<slug>`: a section of the account, for customers who are logged in. */
export function sectionRoute(app: App, services: Services, slug: string, draw: DrawSection): void {
  app.get(sectionPath(slug), (c) => sendSection(c, services, slug, draw))
}
