import { randomUUID } from 'node:crypto'
import type { Context, Hono } from 'hono'
import { QuotePage } from '../../site/quote-page.tsx'
import { findCustomer, isAdministrator } from '../accounts/customer.ts'
import { countTry, tryLimit } from '../accounts/tries.ts'
import { alertAnswer } from '../alert-view.tsx'
import type { Texts } from '../body.ts'
import type { AppEnv, RouteModule, Services } from '../context.ts'
import { answer, baseOf, inMode, isNavigation, refuse } from '../negotiate.ts'
import {
  estimateOf,
  findQuote,
  type KeptQuote,
  keepQuote,
  keepQuoteFiles,
  quoteKey,
  readLines,
  readQuote,
} from '../requests/quote.ts'
import { ensureSession, findSession, redirectSaying } from '../sessions.ts'
import { type HeldFile, holdFiles, readFileForm } from '../uploads/form-files.ts'
import { claimFiles } from '../uploads/receive.ts'
import { sendPage } from './send-page.tsx'
import { answerErrors, sendKeyOf } from './sent-form.tsx'

const quotePath = '/devis'

const service = 'ajax/modules/formulaire/devis.php'

/** Returns true for the path that the form is sent to, at both mounts. */
export const isQuoteService = (path: string): boolean => path.endsWith(`/${service}`)

/** Most bytes of the whole form, files included, when it is sent without script. */
export const largestQuote = 64_000_000

const mostQuotes = 20

interface Refused {
  typed?: Texts
  errors?: Texts
  files?: HeldFile[]
}

/** Fills in the fields already known of a customer; `compte` marks the page as made for a customer. */
async function customerFields(c: Context<AppEnv>, services: Services): Promise<Texts> {
  const { db } = services
  const session = await findSession(c, services)
  const customer = session?.customerId ? await findCustomer(db, session.customerId) : null
  if (!customer) return {}
  return { compte: '1', nom: `${customer.firstName} ${customer.lastName}`, email: customer.email }
}

async function show(c: Context<AppEnv>, services: Services, { typed, errors = {}, files = [] }: Refused = {}) {
  const { db } = services
  const base = baseOf(c)
  const fields = typed ?? { ...(await customerFields(c, services)), ...c.req.query() }
  const estimate = await estimateOf(db, readLines(fields))
  const isAdmin = await isAdministrator(db, await findSession(c, services))
  return sendPage(c, services, {
    title: 'Demander un devis',
    base,
    isAdmin,
    children: (
      <QuotePage
        action={base + service}
        sendKey={randomUUID()}
        typed={fields}
        errors={errors}
        files={files}
        estimate={estimate}
        isAdmin={isAdmin}
      />
    ),
  })
}

/**
 * Returns true when the page was made for a customer whose session has ended: the form is refused until they log in.
 */
export async function isSessionLost(c: Context<AppEnv>, services: Services, fields: Texts): Promise<boolean> {
  return fields['compte'] === '1' && !(await findSession(c, services))?.customerId
}

function thanks({ id, name, files }: KeptQuote): string {
  const withFiles = files.length > 0 ? `, avec ${files.length} fichier${files.length > 1 ? 's' : ''}` : ''
  return `Votre demande est notée, ${name}${withFiles}, sous le numéro ${id} : nous répondons sous deux jours ouvrés.`
}

/** `/devis`. `?mode=html` works as on the cart's page. */
export const quotePageRoutes: RouteModule = (app, services) => {
  app.get(quotePath, (c) => show(c, services))
}

/**
 * `ajax/modules/formulaire/devis.php`: takes a request for a quote, with pictures, once even when its form is sent
 * twice (FORM-11). Without script it shows the page again, with the values and errors, or the thanks.
 */
export function quoteRoutes(api: Hono<AppEnv>, services: Services): void {
  const { db, now } = services
  api.post(`/${service}`, async (c) => {
    const form = await readFileForm(c)
    const { fields } = form
    if (!isNavigation(c) && (await isSessionLost(c, services, fields))) {
      return refuse(c, 401, 'Votre session a expiré : reconnectez-vous.')
    }
    const session = await ensureSession(c, services)
    const { quote, errors } = readQuote(fields, now())
    const { files, refusal } = await holdFiles(services, session, 'devis', form)
    if (refusal) errors['photos'] = refusal
    const refuseFields = (said: string) => {
      if (isNavigation(c)) return show(c, services, { typed: fields, errors, files })
      return answerErrors(c, said, errors)
    }
    if (Object.keys(errors).length > 0) return refuseFields('Votre demande n’est pas encore partie.')

    const sent = quoteKey(sendKeyOf(c, fields), quote, form.keys)
    let kept = await findQuote(db, sent)
    if (!kept) {
      const tooMany = await countTry(db, [tryLimit('quote', session.tokenHash, mostQuotes)], now())
      if (tooMany) {
        errors['message'] = tooMany
        return refuseFields(tooMany)
      }
      const made = await keepQuote(db, sent, quote, now())
      if (made) {
        const keys = files.map(({ key }) => key)
        made.files = await claimFiles(services, session, keys)
        await keepQuoteFiles(db, made.id, made.files)
      }
      kept = made ?? (await findQuote(db, sent))
    }
    const text = kept ? thanks(kept) : 'Votre demande est notée.'
    if (!isNavigation(c)) return answer(c, { status: 'ok', message: text }, alertAnswer('success', text))
    return redirectSaying(c, services, inMode(c, quotePath), { kind: 'success', text })
  })
}
