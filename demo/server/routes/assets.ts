import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RouteModule } from '../context.ts'
import { root } from '../root.ts'
import { serveFile } from '../static.ts'

const siteFolder = join(root, 'demo/site')

/**
 * The sheets of the site: first the library's rules for the views that the server renders, so that they look the same
 * without script, then the site's.
 */
const sheets = [
  // It comes first, as in the library: later rules win over it.
  'src/core/element/ground.css',
  'src/ui/tokens.css',
  'src/ui/button.css',
  'src/ui/message.css',
  'src/ui/flow.css',
  'src/ui/field.css',
  'src/ui/choice.css',
  'src/ui/fold.css',
  'src/ui/relay/relay.css',
  'src/shop/cart/cart.css',
  'src/shop/cart/basket/cart-lines.css',
  'src/shop/cart/basket/cart-aside.css',
  'src/shop/cart/checkout/checkout-steps.css',
  'src/shop/cart/checkout/checkout-forms.css',
  'src/shop/reservation/reservation.css',
  'src/ui/month-grid.css',
  'src/content/calendar/calendar.css',
  'src/account/account/account.css',
  'src/overlays/front-banner/front-banner.css',
  'elements/places.css',
  'demo/site/styles/base.css',
  'demo/site/styles/layout.css',
  'demo/site/styles/controls.css',
  'demo/site/styles/slides.css',
  'demo/site/styles/home.css',
  'demo/site/styles/catalogue.css',
  'demo/site/styles/product.css',
  'demo/site/styles/reviews.css',
  'demo/site/styles/booking.css',
  'demo/site/styles/pages.css',
  'demo/site/styles/workshops.css',
  'demo/site/styles/tables.css',
  'demo/site/styles/order.css',
  'demo/site/styles/account.css',
  'demo/site/styles/contact.css',
  'demo/site/styles/forms.css',
  'demo/site/styles/law.css',
  'demo/site/styles/coordinates.css',
  'demo/site/styles/places.css',
  'demo/site/styles/ads.css',
]

/** `/site.css`, the scripts of some pages, the font of titles, and the logo. */
export const assetRoutes: RouteModule = (app) => {
  app.get('/site.css', async (c) => {
    const parts = await Promise.all(sheets.map((sheet) => readFile(join(root, sheet), 'utf8')))
    return c.body(`@layer site-base, flx;\n${parts.join('\n')}`, 200, {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'no-cache',
    })
  })
  for (const name of ['account.js', 'article.js', 'coordinates.js']) {
    app.get(`/${name}`, async (c) => {
      const script = await serveFile(c, join(siteFolder, 'scripts'), name, { 'Cache-Control': 'no-cache' })
      return script ?? c.notFound()
    })
  }
  /** Browsers request it for a page that names no icon. */
  app.get('/favicon.ico', (c) => c.redirect('/media/logo.svg', 301))

  app.get('/media/fonts/fraunces.woff2', async (c) => {
    const font = await serveFile(c, join(root, 'demo/media/fonts'), 'fraunces.woff2', {
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
    return font ?? c.notFound()
  })

  app.get('/media/logo.svg', async (c) => {
    const logo = await serveFile(c, siteFolder, 'logo.svg', { 'Cache-Control': 'public, max-age=86400' })
    return logo ?? c.notFound()
  })
}
