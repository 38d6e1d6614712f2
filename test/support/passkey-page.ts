import { eq } from 'drizzle-orm'
import type { BrowserContextOptions, Locator } from 'playwright-core'
import { customers, passkeys } from '../../demo/server/schema.ts'
import { type Authenticator, addAuthenticator } from './authenticator.ts'
import { awake, formAwake } from './awake.ts'
import { newCustomer } from './new-customer.ts'
import type { Site, SitePage } from './site.ts'

export const secret = 'trois-vagues-et-un-phare'
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
const service = '/globalflexit/ajax/modules/extranet_v2/traitement.php'

export const rowOf = async (site: Site, email: string) =>
  (await site.db.select().from(customers).where(eq(customers.email, email)))[0]
export const keysOf = async (site: Site, email: string) =>
  site.db
    .select()
    .from(passkeys)
    .where(eq(passkeys.customerId, (await rowOf(site, email))?.id ?? 0))

export const post = (page: SitePage, fields: Record<string, string>): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([address, sent]) =>
      (
        await fetch(address, {
          method: 'POST',
          headers: { accept: 'application/json' },
          body: new URLSearchParams(sent),
        })
      ).json(),
    [service, fields] as const,
  )

let count = 0

/** Opens a page for a logged-in customer with a confirmed e-mail address. */
export const keyCustomer = (site: Site, options: BrowserContextOptions = {}) =>
  newCustomer(site, { email: `cle-${++count}@exemple.fr`, password: secret }, { ...options, isProved: true })

export async function openSettings(page: SitePage, mode = 'json'): Promise<void> {
  await page.goto(`/compte/parametres?mode=${mode}`)
  await formAwake(page, 'form#compte-cle')
  await page.locator('form#compte-cle [name="credential"]').waitFor({ state: 'attached' })
}

export const add = (page: SitePage) => page.getByRole('button', { name: 'Ajouter une clé d’accès' })
export const name = (page: SitePage) => page.getByLabel('Nom de la clé')
export const password = (page: SitePage) => page.locator('form#compte-cle').getByLabel('Votre mot de passe')
export const keyButton = (page: SitePage) =>
  page.locator('main').getByRole('button', { name: 'Utiliser une clé d’accès' })
export const inPlace = (login: Locator) => login.getByRole('button', { name: 'Utiliser une clé d’accès' })
export const hello = (page: SitePage) => page.getByRole('heading', { name: /^Bonjour/ })

export async function register(page: SitePage, called = 'Téléphone'): Promise<Authenticator> {
  const device = await addAuthenticator(page)
  await openSettings(page)
  await name(page).fill(called)
  await password(page).fill(secret)
  await add(page).click()
  await page.getByRole('heading', { name: called, exact: true }).waitFor()
  return device
}

/**
 * Logs out and opens the login, once its code has loaded. Disables passkeys in the field's list, which the virtual
 * authenticator would answer at once.
 */
export async function openLogin(page: SitePage): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await page.context().clearCookies()
  await page.goto('/connexion')
  await awake(page, 'main flx-login')
  await keyButton(page).waitFor()
}

/** Returns the data that this browser would send to log in by passkey, without sending it. */
export const signed = (page: SitePage): Promise<string> =>
  page.evaluate(async (address) => {
    const asked = await fetch(address, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ action: 'options_cle' }),
    })
    const { options } = (await asked.json()) as { options: PublicKeyCredentialRequestOptionsJSON }
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options)
    return JSON.stringify(await navigator.credentials.get({ publicKey }))
  }, service)
