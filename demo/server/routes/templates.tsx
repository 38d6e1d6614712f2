import type { Context, Hono } from 'hono'
import { QuoteEstimate } from '../../site/parts/quote-estimate.tsx'
import { isAdministrator } from '../accounts/customer.ts'
import { readForm, type Texts } from '../body.ts'
import type { AppEnv, Services } from '../context.ts'
import { kindOf, refuse, sendData } from '../negotiate.ts'
import { writeView } from '../no-breaks.ts'
import { estimateOf, readLines, referencesNamed } from '../requests/quote.ts'
import { findSession } from '../sessions.ts'

interface Choice {
  value: string
  label: string
}

/**
 * Choices of the fields of templates, by the class of the element: the colours and sizes of an article. Only an
 * administrator sees those out of stock, and the number of pieces.
 */
const contents: Record<string, (services: Services, value: string, isAdmin: boolean) => Promise<Choice[]>> = {
  Reference: async ({ db }, value, isAdmin) =>
    (await referencesNamed(db, value))
      .filter(({ stock }) => isAdmin || stock > 0)
      .map(({ id, label, stock }) => ({ value: String(id), label: isAdmin ? `${label} (${stock} en stock)` : label })),
}

/** Returns true when a request is an administrator's: it says so, and its session confirms it (PAGE-11). */
async function isAdmin(c: Context<AppEnv>, services: Services, { is_admin: flag = '' }: Texts): Promise<boolean> {
  return flag === '1' && (await isAdministrator(services.db, await findSession(c, services)))
}

const optionsOf = (choices: readonly Choice[]): string =>
  choices.map(({ value, label }) => writeView(<option value={value}>{label}</option>)).join('')

/** `ajax/modules/templates/get_contents.php` (FORM-09) and `add_test.php` (FORM-03), for the template of a quote. */
export function templateRoutes(api: Hono<AppEnv>, services: Services): void {
  api.post('/ajax/modules/templates/get_contents.php', async (c) => {
    const fields = await readForm(c)
    const { champ_cible: target = '', elementclass = '', modeleident, value = '', type } = fields
    if (target === '' || type !== 'autocompleter') {
      return refuse(c, 400, 'Cette demande est incomplète : champ_cible et type=autocompleter sont attendus.')
    }
    const source = Object.hasOwn(contents, elementclass) ? contents[elementclass] : undefined
    if (modeleident !== 'devis' || !source) return refuse(c, 404, 'Le serveur ne connaît pas ces contenus.')
    const found = await source(services, value, await isAdmin(c, services, fields))
    if (kindOf(c.req.path) === 'json') return sendData(c, found)
    return c.html(optionsOf([{ value: '', label: 'Peu importe' }, ...found]))
  })
  api.post('/ajax/modules/templates/add_test.php', async (c) => {
    const fields = await readForm(c)
    const { section = '', modeleident } = fields
    if (section === '') return refuse(c, 400, 'Cette demande est incomplète : section est attendue.')
    if (modeleident !== 'devis') return refuse(c, 404, 'Le serveur ne connaît pas ce modèle.')
    if (section !== 'livraison') return c.html('')
    const estimate = await estimateOf(services.db, readLines(fields))
    const view = <QuoteEstimate estimate={estimate} isAdmin={await isAdmin(c, services, fields)} />
    return c.html(writeView(<div data-flx-part="estimation">{view}</div>))
  })
}
