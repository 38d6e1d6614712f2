import type { Context } from 'hono'
import { QuotePage } from '../../site/quote-page.tsx'
import { countTry, tryLimit } from '../accounts/tries.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { pageId } from '../page-id.ts'
import { errorsOf, keepQuote, type QuoteErrors, type QuoteFields, readQuote } from '../requests/quote.ts'
import { type HeldFile, holdFiles, readQuoteForm } from '../requests/quote-files.ts'
import { ensureSession, keepFlash } from '../sessions.ts'
import { claimFiles } from '../uploads/receive.ts'
import { pageContext } from './page-context.ts'
import { sendPage } from './send-page.tsx'

export const quotePath = '/devis'

/** Bytes of the whole form, files included, where it comes without script. */
export const largestQuote = 64_000_000

const mostQuotes = 20

interface Refused {
  typed?: Partial<QuoteFields>
  errors?: QuoteErrors
  files?: HeldFile[]
}

async function show(c: Context<AppEnv>, services: Services, { typed = {}, errors = {}, files = [] }: Refused = {}) {
  return sendPage(c, {
    context: await pageContext(c, services),
    title: 'Demander un devis',
    trail: [pageId.home],
    children: <QuotePage typed={typed} errors={errors} files={files} />,
  })
}

/** `/devis`: a request for a quote, with pictures; what was typed and sent comes back with what is wrong in it. */
export const quoteRoutes: RouteModule = (app, services) => {
  const { db, now } = services
  app.get(quotePath, (c) => show(c, services))
  app.post(quotePath, async (c) => {
    const form = await readQuoteForm(c)
    const typed = readQuote(form.fields)
    const session = await ensureSession(c, services)
    const { files, refusal } = await holdFiles(services, session, form)
    const errors = { ...errorsOf(typed), ...(refusal ? { photos: refusal } : {}) }
    if (Object.keys(errors).length > 0) return show(c, services, { typed, errors, files })
    const tooMany = await countTry(db, [tryLimit('quote', session.tokenHash, mostQuotes)], now())
    if (tooMany) return show(c, services, { typed, errors: { message: tooMany }, files })
    const kept = await claimFiles(
      services,
      session,
      files.map(({ key }) => key),
    )
    await keepQuote(db, typed, kept, now())
    const withFiles = kept.length > 0 ? `, avec ${kept.length} fichier${kept.length > 1 ? 's' : ''}` : ''
    const text = `Votre demande est notée, ${typed.nom}${withFiles} : nous répondons sous deux jours ouvrés.`
    await keepFlash(db, session, { kind: 'success', text })
    return c.redirect(quotePath, 303)
  })
}
