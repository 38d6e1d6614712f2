import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { accountLists } from '../../demo/server/accounts/lists/lists.ts'
import { answerSchema } from '../../src/contract/answer-schema.ts'
import type { CallDescription } from '../../src/contract/call.ts'
import { calls, pathOf } from '../../src/contract/calls.ts'
import { logInDemo } from '../server/support/checkout.ts'
import { Visitor } from '../server/support/visitor.ts'
import { forSuite } from '../support/for-suite.ts'
import { cartPath, choosePayment, chooseRelay, goToAccount, goToPayment, logIn, order } from '../support/order-page.ts'
import { openSite, type SitePage } from '../support/site.ts'

describe('what the reference server answers, held against the contract', () => {
  const site = forSuite(openSite)

  /** A request that a page made, and its answer. */
  interface Exchange {
    method: string
    url: string
    body: string
    status: number
    type: string
    answer: string
  }

  const actionNames = ['action', 'panierv3[action]']
  const actionOf = (fields: URLSearchParams): string | undefined =>
    actionNames.map((name) => fields.get(name)).find((value) => value !== null) ?? undefined

  const fieldsOf = ({ method, url, body }: Exchange): URLSearchParams =>
    method === 'GET' ? new URL(url).searchParams : new URLSearchParams(body)

  /** Names that the server or the author chooses stand between braces: `purposes[{name}]`. */
  function isNamed(pattern: string, name: string): boolean {
    const [before = '', after] = pattern.split(/\{\w+\}/)
    return after === undefined ? pattern === name : name.startsWith(before) && name.endsWith(after)
  }

  /** The call that an exchange is; nothing where none is described so. */
  function callOf(exchange: Exchange): CallDescription | undefined {
    const path = new URL(exchange.url).pathname
    const action = actionOf(fieldsOf(exchange))
    const own = calls.filter((call) => pathOf(call) === path && call.method === exchange.method.toLowerCase())
    const actionsOf = ({ fields }: CallDescription): string[] =>
      fields.flatMap(({ name, values = [] }) => (actionNames.includes(name) ? values : []))
    const named = own.find((call) => action !== undefined && actionsOf(call).includes(action))
    return named ?? own.find((call) => actionsOf(call).length === 0)
  }

  /** What of an exchange the contract does not say. */
  function strangeness(exchange: Exchange): string[] {
    const fields = fieldsOf(exchange)
    const name = `${exchange.method} ${new URL(exchange.url).pathname} ${actionOf(fields) ?? ''}`
    const call = callOf(exchange)
    if (!call) return [`${name} is described nowhere`]
    const said = [
      ...call.fields
        .filter(({ name, isAlways }) => isAlways && !name.includes('{') && !fields.has(name))
        .map((field) => `${name} lacks ${field.name}`),
      ...[...fields.keys()]
        // Each action of the cart has a value, which many leave empty.
        .filter((key) => key !== 'value' && !call.fields.some((field) => isNamed(field.name, key)))
        .map((key) => `${name} has ${key}, which is not described`),
    ]
    if (exchange.status !== 200 || !exchange.type.includes('json') || !call.json) return said
    const data = JSON.parse(exchange.answer) as { status?: string }
    // A refusal is words alone, whatever was asked.
    if (data.status === 'ko') return said
    const ajv = new Ajv2020({ strict: false })
    const validate = ajv.compile(answerSchema(call.json))
    return validate(data) ? said : [...said, `${name} is answered otherwise: ${ajv.errorsText(validate.errors)}`]
  }

  /** Follows what a page asks of the services from here on: as its own `fetch` sees it, a body that is a stream included. */
  async function follow(page: SitePage): Promise<Exchange[]> {
    const exchanges: Exchange[] = []
    await page.exposeBinding('flxTellExchange', (_source, exchange: Exchange) => exchanges.push(exchange))
    await page.addInitScript(() => {
      const { fetch: ask } = window
      const { flxTellExchange: tell } = window as unknown as { flxTellExchange(exchange: Exchange): void }
      window.fetch = async (input, init) => {
        const request = new Request(input, init)
        const { method, url } = request
        const body = await request.clone().text()
        const response = await ask(request)
        if (!/\/globalflexit\/ajax\//.test(url)) return response
        const type = response.headers.get('content-type') ?? ''
        const answer = await response.clone().text()
        tell({ method, url, body, status: response.status, type, answer })
        return response
      }
    })
    return exchanges
  }

  test('HTTP-01 CART-02 what an order asks of the server, and what answers it, is what the contract says', async () => {
    const page = await site.visit({ viewport: { width: 1280, height: 900 } })
    const exchanges = await follow(page)
    await page.goto('/article/bol-kerguen')
    await page.locator('flx-add-to-cart button[type="submit"]').first().click()
    // Both are asked on the page of the article, which must not be left before their answers have been read.
    const isTold = (id: string) => exchanges.some((exchange) => callOf(exchange)?.id === id)
    for (const end = performance.now() + 30_000; performance.now() < end; await page.waitForTimeout(50))
      if (isTold('stock') && isTold('add_item')) break
    await page.goto(cartPath('json'))
    await page.locator('flx-cart [data-flx-action="modifQte"][data-flx-step="1"]').first().click()
    await goToAccount(page)
    await logIn(page)
    await goToPayment(page)
    await chooseRelay(page)
    await choosePayment(page)
    await order(page)
    const made = exchanges.map((exchange) => callOf(exchange)?.id)
    for (const id of [
      ...['stock', 'add_item', 'modifQte', 'chgEtape', 'connexion', 'selOffre'],
      ...['searchVille', 'selectRelais', 'change_moyen_paie', 'valide_panier'],
    ])
      assert.ok(made.includes(id), `${id} is none of ${made}`)
    assert.deepEqual(exchanges.flatMap(strangeness), [])
  })

  test('ACC-02 the reference server answers each list of the account as the contract says', async () => {
    const visitor = new Visitor(site.url)
    await logInDemo(visitor)
    for (const list of Object.keys(accountLists)) {
      const path = `/globalflexit/ajax/modules/boutique/compte/?p=boutique-compte:${list}&id_page=8`
      const { status, headers, text } = await visitor.get(path, { accept: 'application/json' })
      const type = headers['content-type'] ?? ''
      assert.match(type, /json/, list)
      assert.deepEqual(
        strangeness({ method: 'GET', url: site.url + path, body: '', status, type, answer: text }),
        [],
        list,
      )
    }
  })
})
