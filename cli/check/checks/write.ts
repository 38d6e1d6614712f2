import * as v from 'valibot'
import { endpoint } from '../../../src/core/config.ts'
import { type Fault, fault, Unread } from '../fault.ts'
import { chosenFields } from '../form-fields.ts'
import type { Verdict } from '../judge.ts'
import { openPage, type Page } from '../page.ts'
import { nameOf, ownAddress } from '../readings/reading.ts'
import { cartReading } from '../readings/shop.ts'
import type { Visitor } from '../visitor.ts'
import { read } from './calls.ts'

/** The largest number of pages in which a form that adds to the cart is searched. */
const mostPages = 8
const addForms = 'flx-add-to-cart form, flx-stock form'

/** The part of a JSON answer that `--ecrire` needs. The whole schema has already been checked. */
const cartWire = v.object({
  status: v.optional(v.string()),
  error_msg: v.nullish(v.string(), ''),
  panier: v.nullish(
    v.object({
      lignes: v.array(
        v.looseObject({ idligne: v.union([v.string(), v.number()]), quantite: v.union([v.string(), v.number()]) }),
      ),
    }),
  ),
})

/** The part of a cart that `--ecrire` needs. */
interface SeenCart {
  /** Why the server refused; empty if it did not. */
  refusal: string
  /** Undefined if the answer contains no cart. */
  lines: { id: string; quantity: number | undefined; fields: [string, string][] }[] | undefined
}

interface AddForm {
  address: string
  body: URLSearchParams
}

/** Returns the first form of a page that adds to the cart of this site. */
function formIn(page: Page): AddForm | undefined {
  const form = [...page.document.querySelectorAll(addForms)].find((each) =>
    each.querySelector('[name="idarticle"], [name="idreference"]'),
  )
  if (!form) return undefined
  const own = form.getAttribute('action')
  const [address] = own ? ownAddress(own, page) : [endpoint('ajax/modules/boutique/panier/add_item.php')]
  return address ? { address, body: chosenFields(form) } : undefined
}

/**
 * Returns the addresses of this site that a page links to, without files and without links that could change something,
 * such as logout.
 */
function linksOf({ document, address }: Page): string[] {
  const links = [...document.querySelectorAll('a[href]')].flatMap((link) => {
    const given = link.getAttribute('href') ?? ''
    if (!URL.canParse(given, address)) return []
    const url = new URL(given, address)
    url.hash = ''
    const isOwn =
      url.origin === new URL(address).origin && !/\.\w{2,4}$|deconnexion|logout|supprimer|delete/i.test(url.pathname)
    return isOwn && url.href !== address ? [url.href] : []
  })
  return [...new Set(links)]
}

/** Returns a score of how likely an address is the page of an article. */
function likeness(link: string): number {
  const { pathname, search } = new URL(link)
  const isShop = /article|produit|boutique|shop|product|catalog/i.test(pathname)
  const isDeep = pathname.split('/').filter(Boolean).length > 1
  return Number(isShop) * 2 + Number(isDeep) - Number(search !== '')
}

/** Returns a form that adds an article, from the page or from a page that it links to. */
async function findForm(page: Page, visitor: Visitor, article: string | undefined): Promise<AddForm | undefined> {
  const here = article ? undefined : formIn(page)
  if (here) return here
  const queue = article ? [article] : linksOf(page)
  const seen = new Set([page.address])
  for (let looked = 0; looked < mostPages; looked++) {
    const [address] = queue.filter((each) => !seen.has(each)).sort((one, other) => likeness(other) - likeness(one))
    if (!address) return undefined
    seen.add(address)
    try {
      const answer = await visitor.ask({ address })
      if (answer.status !== 200 || !/html/i.test(answer.type)) continue
      const other = openPage(answer.text, answer.address)
      const form = formIn(other)
      if (form) return form
      queue.push(...linksOf(other))
    } catch (error) {
      if (!(error instanceof Unread)) throw error
    } finally {
      page.look()
    }
  }
  return undefined
}

function lineOf(element: Element): [string, string][] {
  const read = (name: string): [string, string][] => {
    const value = element.getAttribute(`data-flx-${name}`)
    return value ? [[`id${name}`, value]] : []
  }
  const hidden = [...element.querySelectorAll('input[type="hidden"][name]')].map((field): [string, string] => [
    field.getAttribute('name') ?? '',
    field.getAttribute('value') ?? '',
  ])
  return [
    ...hidden.filter(([name]) => name !== 'action' && name !== 'value'),
    ...['article', 'reference', 'anim'].flatMap(read),
  ]
}

function seenInHtml(html: string): SeenCart {
  const { document } = openPage(`<flx-cart>${html}</flx-cart>`, location.href)
  const words = (selector: string): string =>
    document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  const root = document.querySelector('[data-flx-view], [data-flx-count]')
  const controls = [...document.querySelectorAll('[data-flx-action="modifQte"][data-flx-value]')]
  const rows = [...document.querySelectorAll('[data-flx-line]')]
  const lines = (rows.length > 0 ? rows : controls).map((row) => {
    const field = row.matches('input')
      ? row
      : row.querySelector('input[name="quantite"], input[data-flx-action="modifQte"]')
    const said = row.getAttribute('data-flx-quantity') ?? field?.getAttribute('value')
    const total = rows.length === 1 ? root?.getAttribute('data-flx-count') : undefined
    const quantity = Number(said ?? total ?? Number.NaN)
    return {
      id: row.getAttribute('data-flx-line') || row.getAttribute('data-flx-value') || '',
      quantity: Number.isNaN(quantity) ? undefined : quantity,
      fields: lineOf(row),
    }
  })
  return { refusal: words('.alert-danger'), lines: root || lines.length > 0 ? lines : undefined }
}

/** Returns the refusal and the cart lines of an answer. */
function seenIn({ reply }: Verdict): SeenCart {
  if (!reply) return { refusal: '', lines: undefined }
  if (reply.type === 'html') return seenInHtml(reply.html)
  const read = v.safeParse(cartWire, reply.data)
  if (!read.success) return { refusal: '', lines: undefined }
  const { status, error_msg, panier } = read.output
  return {
    refusal: status === 'ko' ? error_msg || 'sans dire pourquoi' : '',
    lines: panier?.lignes.map(({ idligne, quantite, ...rest }) => ({
      id: String(idligne),
      quantity: Number(quantite),
      fields: ['idarticle', 'idreference', 'idanim'].flatMap((name): [string, string][] => {
        const value = rest[name]
        return typeof value === 'string' || typeof value === 'number' ? [[name, String(value)]] : []
      }),
    })),
  }
}

/**
 * Adds an article to a new visitor's cart, changes its quantity and removes it again. It places no order.
 *
 * @param article - Address of a page with a form that adds to the cart; without it, the page's links are followed.
 */
export async function checkWriting(page: Page, visitor: Visitor, article?: string): Promise<Fault[]> {
  const form = await findForm(page, visitor, article)
  if (!form) {
    return [
      fault(
        'write-article',
        'Aucun formulaire de <flx-add-to-cart>, ni ici, ni dans les pages liées : --article en donne l’adresse.',
      ),
    ]
  }
  const faults: Fault[] = []
  const act = async (
    id: string,
    address: string,
    body: URLSearchParams,
    what: string,
  ): Promise<SeenCart | undefined> => {
    const reading = { id, address, body }
    const verdict = await read(reading, page, visitor)
    const seen = seenIn(verdict)
    page.look()
    faults.push(...verdict.faults)
    if (!seen.refusal)
      return verdict.faults.some(
        ({ rule }) => rule.startsWith('call-') && rule !== 'call-disguised' && rule !== 'call-notice',
      )
        ? undefined
        : seen
    faults.push(fault('write-refused', `${what} est refusé : ${seen.refusal}`, nameOf(reading)))
    return undefined
  }
  if (!(await act('add_item', form.address, form.body, 'L’ajout'))) return faults
  const { address, body } = cartReading()
  const before = await act('panier', address, body ?? new URLSearchParams(), 'Le panier')
  if (!before) return faults
  const line = before.lines?.at(-1)
  if (!line) {
    const text = 'L’article a été ajouté, et le panier relu est vide : la session ne tient pas d’une demande à l’autre.'
    return [...faults, fault('write-lost', text, address)]
  }
  const ofLine = (action: string): URLSearchParams =>
    new URLSearchParams([...line.fields, ['action', action], ['value', line.id], ['idligne', line.id]])
  const wanted = (line.quantity ?? 1) + 1
  const change = ofLine('modifQte')
  change.set('quantite', String(wanted))
  const after = await act('modifQte', address, change, 'Le changement de quantité')
  const changed = after?.lines?.find(({ id }) => id === line.id)
  if (after?.lines && changed?.quantity !== undefined && changed.quantity !== wanted) {
    faults.push(
      fault(
        'write-unchanged',
        `${wanted} pièces ont été demandées, la réponse en dit ${changed.quantity}.`,
        `POST ${address} (modifQte)`,
      ),
    )
  }
  const left = await act('supArt', address, ofLine('supArt'), 'Le retrait')
  if (left?.lines?.some(({ id }) => id === line.id)) {
    faults.push(fault('write-left', 'La ligne retirée est encore dans la réponse.', `POST ${address} (supArt)`))
  }
  return faults
}
