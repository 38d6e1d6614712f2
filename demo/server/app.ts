import { Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { guideRoutes } from '../guide/routes.ts'
import type { AppEnv, RouteModule, Services } from './context.ts'
import { contentSecurity, reportPath } from './csp.ts'
import { csrf } from './csrf.ts'
import { mounts, refuse } from './negotiate.ts'
import { accountRoutes } from './routes/account.tsx'
import { accountPageRoutes } from './routes/account-page.tsx'
import { apiRoutes } from './routes/api.ts'
import { articlePopupRoutes } from './routes/article-popup.tsx'
import { assetRoutes } from './routes/assets.ts'
import { bankRoutes } from './routes/bank.tsx'
import { contactPageRoutes } from './routes/contact.tsx'
import { coordinatesPopupRoutes } from './routes/coordinates-popup.tsx'
import { cspReportRoutes } from './routes/csp-report.ts'
import { devReloadRoutes } from './routes/dev-reload.ts'
import { englishPageRoutes } from './routes/english-page.ts'
import { errorPage } from './routes/error-page.tsx'
import { legacyPageRoutes } from './routes/legacy-page.ts'
import { mediaRoutes } from './routes/media.ts'
import { newsletterPageRoutes } from './routes/newsletter-page.tsx'
import { orderRoutes } from './routes/order.tsx'
import { pageRoutes } from './routes/pages.tsx'
import { largestQuote, quotePath, quoteRoutes } from './routes/quote.tsx'
import { searchRoutes } from './routes/search.tsx'
import { notFound } from './routes/send-page.tsx'
import { uploadPath, uploadRoutes } from './routes/upload.ts'
import { serveDist } from './static.ts'

const largestForm = 64 * 1024

/** Parts of the site, in the order in which they get a request. */
const parts: RouteModule[] = [
  cspReportRoutes,
  devReloadRoutes,
  assetRoutes,
  mediaRoutes,
  apiRoutes,
  uploadRoutes,
  guideRoutes,
  legacyPageRoutes,
  englishPageRoutes,
  articlePopupRoutes,
  coordinatesPopupRoutes,
  orderRoutes,
  bankRoutes,
  accountRoutes,
  accountPageRoutes,
  contactPageRoutes,
  searchRoutes,
  quoteRoutes,
  newsletterPageRoutes,
  pageRoutes,
]

const isApi = (path: string): boolean => Object.keys(mounts).some((mount) => path.startsWith(`${mount}/`))

/** Forms are small; files have limits of their own. */
const limitBody: MiddlewareHandler<AppEnv> = (c, next) => {
  const { path } = c.req
  if (path === uploadPath) return next()
  const maxSize = path === quotePath ? largestQuote : largestForm
  return bodyLimit({ maxSize, onError: (c) => refuse(c, 413, 'Cet envoi est trop volumineux.') })(c, next)
}

/** The reference server and the demo shop, as one application that answers `fetch`. */
export function createApp(services: Services): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.get('/dist/*', serveDist(services.distDir))
  app.use(compress())
  app.use(contentSecurity)
  app.use(csrf([reportPath]))
  app.use(limitBody)
  for (const part of parts) part(app, services)
  app.notFound((c) =>
    isApi(c.req.path) ? refuse(c, 404, `Adresse inconnue du serveur : ${c.req.path}`) : notFound(c, services),
  )
  app.onError((error, c) => {
    console.error(error)
    return isApi(c.req.path)
      ? refuse(c, 500, 'Le serveur a rencontré une erreur. Réessayez dans un instant.')
      : errorPage(c)
  })
  return app
}
