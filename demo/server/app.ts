import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { routePath } from 'hono/route'
import { type Arrival, arrive } from './arrival.ts'
import type { AppEnv, RouteModule, Services } from './context.ts'
import { contentSecurity, defences } from './csp.ts'
import { csrf } from './csrf.ts'
import { logFailure, refusalOf } from './failure.ts'
import { mounts, refuse } from './negotiate.ts'
import { noticePath } from './orders/bank-notice.ts'
import { accountRoutes, loginPageRoutes } from './routes/account.tsx'
import { accountFormRoutes } from './routes/account-forms.tsx'
import { accountPageRoutes } from './routes/account-page.tsx'
import { isAdService, largestAd } from './routes/ad-service.tsx'
import { adReviewRoutes, adRoutes, ownAdRoutes } from './routes/ads.tsx'
import { apiRoutes } from './routes/api.ts'
import { articlePopupRoutes } from './routes/article-popup.tsx'
import { assetRoutes, mediaRoutes } from './routes/assets.ts'
import { bankRoutes } from './routes/bank.tsx'
import { contactPageRoutes } from './routes/contact.tsx'
import { contractEndPageRoutes } from './routes/contract-end.tsx'
import { coordinatesPopupRoutes } from './routes/coordinates-popup.tsx'
import { devReloadRoutes } from './routes/dev-reload.ts'
import { englishPageRoutes } from './routes/english-page.ts'
import { errorPage } from './routes/error-page.tsx'
import { findsRoutes } from './routes/finds.tsx'
import { legacyPageRoutes } from './routes/legacy-page.ts'
import { geocoderRoutes, streetTileRoutes } from './routes/maps.ts'
import { newsletterPageRoutes } from './routes/newsletter.tsx'
import { invoiceRoutes, orderRoutes } from './routes/order.tsx'
import { pageRoutes, searchRoutes, shopsRoutes } from './routes/pages.tsx'
import { permalinkRoutes } from './routes/permalink.ts'
import { isQuoteService, largestQuote, quotePageRoutes } from './routes/quote.tsx'
import { refundRoutes } from './routes/refunds.tsx'
import { notFound } from './routes/send-page.tsx'
import { signupRoutes } from './routes/signup.tsx'
import { uploadPath, uploadRoutes } from './routes/upload.ts'
import { withdrawalPageRoutes } from './routes/withdrawal.tsx'
import { workshopRoutes } from './routes/workshops.tsx'
import { serveDist } from './static.ts'

const largestForm = 64 * 1024

/** Parts of the site, in the order in which they receive a request. */
const parts: RouteModule[] = [
  devReloadRoutes,
  assetRoutes,
  mediaRoutes,
  apiRoutes,
  uploadRoutes,
  legacyPageRoutes,
  englishPageRoutes,
  articlePopupRoutes,
  coordinatesPopupRoutes,
  geocoderRoutes,
  streetTileRoutes,
  orderRoutes,
  bankRoutes,
  accountRoutes,
  signupRoutes,
  loginPageRoutes,
  accountFormRoutes,
  accountPageRoutes,
  permalinkRoutes,
  refundRoutes,
  invoiceRoutes,
  withdrawalPageRoutes,
  contractEndPageRoutes,
  contactPageRoutes,
  searchRoutes,
  quotePageRoutes,
  newsletterPageRoutes,
  workshopRoutes,
  shopsRoutes,
  findsRoutes,
  adRoutes,
  ownAdRoutes,
  adReviewRoutes,
  pageRoutes,
]

const isApi = (path: string): boolean => Object.keys(mounts).some((mount) => path.startsWith(`${mount}/`))

/** Limits the size of requests: forms are small, and files have limits of their own. */
const limitBody: MiddlewareHandler<AppEnv> = (c, next) => {
  const { path } = c.req
  if (path === uploadPath) return next()
  const maxSize = isQuoteService(path) ? largestQuote : isAdService(path) ? largestAd : largestForm
  const onError = (c: Context<AppEnv>): Response => {
    // The rest of the body is not read, so the next request on this connection would be lost.
    c.header('Connection', 'close')
    return refuse(c, 413, 'Cet envoi est trop volumineux.')
  }
  return bodyLimit({ maxSize, onError })(c, next)
}

/** Turns an error into a response that visitors may read. Error pages do not use the database. */
function answerError(error: unknown, c: Context<AppEnv>): Response | Promise<Response> {
  const refusal = refusalOf(error)
  if (refusal?.status === 503) c.header('Retry-After', '1')
  // Log the pattern of the route, not its path, which may contain a number or a secret.
  if (!refusal || refusal.cause) logFailure(`${c.req.method} ${routePath(c)}`, error)
  if (isApi(c.req.path) || (refusal && refusal.status < 500))
    return refusal
      ? refuse(c, refusal.status, refusal.message)
      : refuse(c, 500, 'Le serveur a rencontré une erreur. Réessayez dans un instant.')
  return errorPage(c, refusal?.status === 503 ? 503 : 500)
}

/**
 * Creates the reference server and the demo shop, as one application that answers `fetch`.
 * @param more further route modules; they receive requests before the shop's.
 */
export function createApp(services: Services, arrival: Arrival, more: RouteModule[] = []): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.use(defences(services.isSecure))
  app.use(arrive(arrival))
  app.get('/dist/*', serveDist(services.distDir))
  app.use(compress())
  app.use(contentSecurity)
  // A notice is trusted by its signature alone.
  app.use(csrf([noticePath]))
  app.use(limitBody)
  for (const part of [...more, ...parts]) part(app, services)
  app.notFound((c) =>
    isApi(c.req.path) ? refuse(c, 404, 'Cette adresse est inconnue du serveur.') : notFound(c, services),
  )
  app.onError(answerError)
  return app
}
