import type { Context, Hono } from 'hono'
import { QuoteDelivery } from '../../site/parts/quote-delivery.tsx'
import { alertAnswer } from '../alert-view.tsx'
import { readBody, type Texts } from '../body.ts'
import { readContact } from '../contact/contact-request.ts'
import type { AppEnv, Services } from '../context.ts'
import { readEndNotice } from '../contracts/end-notice.ts'
import { answer, refuse } from '../negotiate.ts'
import { writeView } from '../no-breaks.ts'
import { countryOf, readQuote } from '../requests/quote.ts'
import { isSessionLost } from './quote.tsx'
import { answerErrors } from './sent-form.tsx'
import { withdrawalArticles, withdrawalErrors } from './withdrawal.tsx'

interface Call {
  c: Context<AppEnv>
  services: Services
}

/** Validates each form of the shop, and returns its errors by field name. */
const readers: Record<string, (fields: Texts, call: Call) => Texts | Promise<Texts>> = {
  contact: (fields, { services }) => readContact(fields, services.now()).errors,
  devis: (fields, { services }) => readQuote(fields, services.now()).errors,
  resiliation: (fields, { services }) => readEndNotice(fields, services.now()).errors,
  retractation: (fields, { c, services }) => withdrawalErrors(c, services, fields),
}

/** Renders the parts of forms that depend on a field, by form and part, with the values typed so far. */
const parts: Record<string, (fields: Texts, call: Call) => React.ReactElement | Promise<React.ReactElement>> = {
  'devis.livraison': (fields) => <QuoteDelivery country={countryOf(fields)} typed={fields} errors={{}} />,
  'retractation.articles': (fields, { c, services }) => withdrawalArticles(c, services, fields),
}

const own = <Value,>(of: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined

async function readAsked(c: Context<AppEnv>): Promise<{ fields: Texts; names: string[] }> {
  const body = await readBody(c, true)
  const asked = body['verif[champ][]'] ?? []
  const names = (Array.isArray(asked) ? asked : [asked]).filter((name) => typeof name === 'string')
  const last = Object.entries(body).map(([name, value]) => [name, Array.isArray(value) ? value.at(-1) : value] as const)
  const fields = Object.fromEntries(last.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
  return { fields, names }
}

/**
 * `ajax/modules/formulaire/verif_formulaire.php` and `recharge.php` (FORM-03): the first validates some fields by the
 * same rules as when the form is sent; the second renders, in HTML, the part of a form that depends on a field.
 */
export function formServiceRoutes(api: Hono<AppEnv>, services: Services): void {
  api.post('/ajax/modules/formulaire/verif_formulaire.php', async (c) => {
    const { fields, names } = await readAsked(c)
    const reader = own(readers, fields['formulaire'] ?? '')
    if (!reader) return refuse(c, 404, 'Le serveur ne connaît pas ce formulaire.')
    if (await isSessionLost(c, services, fields)) return refuse(c, 401, 'Votre session a expiré : reconnectez-vous.')
    const all = Object.entries(await reader(fields, { c, services }))
    const errors = Object.fromEntries(all.filter(([name]) => names.includes(name)))
    if (Object.keys(errors).length === 0) return answer(c, { status: 'ok' }, alertAnswer('success', 'C’est bon.'))
    const message = fields['verif[etape]'] ? 'Cette étape n’est pas encore juste.' : 'Ce champ n’est pas encore juste.'
    return answerErrors(c, message, errors)
  })
  api.post('/ajax/modules/formulaire/recharge.php', async (c) => {
    const { fields } = await readAsked(c)
    const part = own(parts, `${fields['formulaire'] ?? ''}.${fields['recharge[bloc]'] ?? ''}`)
    if (!part) return refuse(c, 404, 'Le serveur ne connaît pas cette partie de formulaire.')
    return c.html(writeView(await part(fields, { c, services })))
  })
}
