import { eq } from 'drizzle-orm'
import { quoteRequests } from '../../demo/server/schema.ts'
import type { Site, SitePage } from './site.ts'

export const picture = {
  name: 'Table.PNG',
  mimeType: '',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

export const town = (page: SitePage) => page.getByLabel('Ville ou code postal')
export const next = (page: SitePage) => page.getByRole('button', { name: 'Suivant' })
export const article = (page: SitePage) => page.getByLabel('Article concerné').first()
export const send = (page: SitePage) => page.getByRole('button', { name: 'Envoyer la demande' })
export const thanks = (page: SitePage) => page.getByText('Votre demande est notée')

export const quotesOf = (site: Site, name: string) =>
  site.db.select().from(quoteRequests).where(eq(quoteRequests.name, name))
export const quoteOf = async (site: Site, name: string) =>
  (await quotesOf(site, name)).map(({ town, postalCode, lines, files }) => ({
    town,
    postalCode,
    lines: lines.map(({ name, quantity }) => [name, quantity]),
    files: files.map((file) => file.name),
  }))

/** Waits until a step is shown and has the focus. */
export async function inStep(page: SitePage, name: string): Promise<void> {
  await page.getByRole('group', { name }).waitFor()
  await page.waitForFunction((text) => document.activeElement?.textContent?.endsWith(text), name)
}

export async function openQuote(
  site: Site,
  mode: 'json' | 'html',
  options: Parameters<Site['visit']>[0] = {},
): Promise<SitePage> {
  const page = await site.visit(options)
  await page.goto(mode === 'html' ? '/devis?mode=html' : '/devis')
  await page.locator('form[data-flx-steps][data-flx-lines]').waitFor()
  return page
}

export async function toDelivery(page: SitePage): Promise<void> {
  await page.getByLabel('Votre projet').fill('Douze bols.')
  await next(page).click()
  await inStep(page, 'Les articles')
  await next(page).click()
  await inStep(page, 'La livraison')
}

export async function toSummary(page: SitePage, name: string): Promise<void> {
  await inStep(page, 'Vous')
  await page.getByLabel('Votre nom').fill(name)
  await page.getByLabel('Adresse e-mail', { exact: true }).fill('lise@exemple.fr')
  await page.getByRole('button', { name: 'Vérifier avant d’envoyer' }).click()
  await page.getByRole('heading', { name: 'Récapitulatif' }).waitFor()
}

export async function fillAll(page: SitePage, name: string): Promise<void> {
  await page.getByLabel('Votre projet').fill('Douze bols pour une cantine.')
  await town(page).fill('Brest')
  await page.getByLabel('Votre nom').fill(name)
  await page.getByLabel('Adresse e-mail', { exact: true }).fill('lise@exemple.fr')
}

export const lineOf = (page: SitePage, number: number) => page.getByRole('group', { name: `Article ${number}` })

export async function nameArticle(page: SitePage, number: number, name: string, quantity: string): Promise<void> {
  await lineOf(page, number).getByLabel('Article concerné').fill(name)
  await lineOf(page, number).getByLabel('Quantité').fill(quantity)
}
