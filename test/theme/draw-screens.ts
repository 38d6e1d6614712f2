import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { demoPages } from '../support/demo-pages.ts'
import {
  choosePayment,
  chooseRelay,
  fillCart,
  goToAccount,
  goToPayment,
  logIn,
  order,
  pay,
} from '../support/order-page.ts'
import { openSite, type SitePage } from '../support/site.ts'

type Step = (page: SitePage) => Promise<unknown>

/** A screen of the demonstration: what a visitor does to see it. */
type Screen = readonly [name: string, ...steps: Step[]]

const toCart: Step = (page) => fillCart(page, 'json')
const goTo = (path: string): Step => {
  return (page) => page.goto(path)
}
const payment = [toCart, goToAccount, logIn, goToPayment] as const
const ready: Step[] = [...payment, (page) => chooseRelay(page), choosePayment]

/** The way of an order, and the customer's own pages; every other screen is a page with an address. */
const states: Screen[] = [
  ['panier-plein', toCart],
  ['etape-compte', toCart, goToAccount],
  ['etape-paiement', ...payment],
  ['etape-relais', ...ready],
  ['commande-faite', ...ready, order],
  ['commande-payee', ...ready, order, (page) => pay(page)],
  ['paiement-refuse', ...ready, order, (page) => pay(page, 'Refuser le paiement')],
  ['compte', toCart, goToAccount, logIn, goTo('/compte')],
  ['compte-adresses', toCart, goToAccount, logIn, goTo('/compte/adresses')],
]

const sizes = [360, 768, 1280]

/** Pictures of every screen of the demonstration at three widths, light and dark, into the folder of the gallery. */
async function drawScreens(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const site = await openSite()
  const pages: Screen[] = [...(await demoPages(site)), '/guide/flx-list'].map((path) => [
    path.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'accueil',
    goTo(path),
  ])
  for (const [name, ...steps] of [...pages, ...states]) {
    for (const width of sizes) {
      const page = await site.visit({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
      try {
        for (const step of steps) await step(page)
        await page.waitForLoadState('networkidle')
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme })
          await page.screenshot({ path: join(folder, `ecran-${name}_${width}_${colorScheme}.png`), fullPage: true })
        }
      } catch (error) {
        console.error(`${name}, ${width} px : ${error instanceof Error ? error.message.split('\n')[0] : error}`)
        process.exitCode = 1
      }
      await page.context().close()
    }
  }
  await site.close()
}

await drawScreens(process.env['FLX_GALLERY'] ?? '.cache/gallery')
