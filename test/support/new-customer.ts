import { eq } from 'drizzle-orm'
import type { BrowserContextOptions } from 'playwright-core'
import { customers } from '../../demo/server/schema.ts'
import type { Site, SitePage } from './site.ts'

export interface NewCustomer {
  page: SitePage
  id: number
  email: string
}

/** Opens a page for a visitor who has just created an account. With `isProved`, their e-mail address is confirmed. */
export async function newCustomer(
  site: Site,
  { email, password }: { email: string; password: string },
  { isProved = false, ...options }: BrowserContextOptions & { isProved?: boolean } = {},
): Promise<NewCustomer> {
  const page = await site.visit(options)
  await page.goto('/compte/creation')
  await page.evaluate(
    async (fields) => {
      const address = '/globalflexit/ajax/modules/boutique/panier/traitement.php'
      await fetch(address, { method: 'POST', body: new URLSearchParams(fields) })
    },
    {
      ...{ action: 'new_compte', prenom: 'Anne', nom: 'Le Goff', email, email_confirm: email },
      ...{ password, password_confirm: password },
    },
  )
  const isThem = eq(customers.email, email)
  if (isProved) await site.db.update(customers).set({ verifiedAt: new Date() }).where(isThem)
  const [row] = await site.db.select().from(customers).where(isThem)
  return { page, email, id: row?.id ?? 0 }
}
