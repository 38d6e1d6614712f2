import type { Site } from './site.ts'

/** Pages of the demo shop, one of each kind. */
const paths = [
  '/',
  '/articles',
  '/articles?page=2',
  '/panier',
  '/panier?mode=html',
  '/plan',
  '/boutiques',
  '/trouvailles',
  '/contact',
  '/connexion',
  '/compte/creation',
  '/page/ateliers',
  '/page/horaires-et-acces',
  '/page/livraison',
  '/devis',
  '/retractation',
  '/resiliation',
  '/annonces',
  '/annonces/1',
  '/mes-annonces',
  '/recherche?q=bol',
  '/guide',
  '/en',
]

/** Returns these pages, and the page of an article. */
export async function demoPages(site: Site): Promise<string[]> {
  const page = await site.visit()
  await page.goto('/articles')
  const article = (await page.locator('main a[href^="/article/"]').first().getAttribute('href')) ?? ''
  await page.context().close()
  return [...paths, article]
}
