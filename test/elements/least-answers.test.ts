import { expect, fixture } from '@open-wc/testing'
import type { CallDescription } from '../../src/contract/call.ts'
import { calls } from '../../src/contract/calls.ts'
import { config } from '../../src/core/config.ts'
import { configure } from '../../src/core/configure.ts'
import { type LoggedRequest, type Script, scriptCalls } from '../support/answers-client.ts'
import { forgetCart } from '../support/cart-page.ts'
import { accountProofs, restoreCredentials } from '../support/least-answers/account.ts'
import { cartAction, cartProofs } from '../support/least-answers/cart.ts'
import { contentProofs } from '../support/least-answers/content.ts'
import { formProofs } from '../support/least-answers/forms.ts'
import { leastOf, type Proof, type Stage } from '../support/least-answers/stage.ts'
import { readyWithin } from '../support/ready-within.ts'
import { importElement } from '../support/samples.ts'

const started = { base: config().base, translations: config().translations, lang: config().lang }
const start = location.href

/** What the smallest answer to each call does in its element; the calls of the cart that have none here do as `cartAction`. */
const proofs: Record<string, Proof> = { ...cartProofs, ...accountProofs, ...formProofs, ...contentProofs }

/** Whether a name of a request is one that the call describes; braces hold what the author or the server chose. */
function isDescribed({ fields }: CallDescription, name: string): boolean {
  return fields.some((field) => {
    const [before = '', after] = field.name.split(/\{\w+\}/)
    return after === undefined ? field.name === name : name.startsWith(before) && name.endsWith(after)
  })
}

const calledBy = (call: CallDescription, log: LoggedRequest[]): LoggedRequest | undefined =>
  log.find(({ method, fields, query }) => {
    if (method.toLowerCase() !== call.method) return false
    const sent: Record<string, unknown> = { ...query, ...fields }
    return call.fields.every(({ name, isAlways, values = [] }) => {
      if (!isAlways || name.includes('{')) return true
      return name in sent && (values.length === 0 || values.includes(String(sent[name])))
    })
  })

describe('the smallest answer to each call of the contract', () => {
  beforeEach(async () => {
    await forgetCart()
    sessionStorage.clear()
  })
  afterEach(() => {
    configure(started)
    // WebKit lets a page write its address a hundred times in ten seconds.
    if (location.href !== start || history.state !== null) history.replaceState(null, '', start)
    restoreCredentials()
  })

  for (const call of calls) {
    const ways = (['json', 'html', 'text'] as const).filter((way) => (way === 'text' ? call.texts : call[way]))
    for (const way of ways) {
      it(`HTTP-01 <${call.tags[0]}> takes it for ${call.id} in ${way}, and sends what the call says`, async () => {
        const open: Stage['open'] = async (markup, ...answers) => {
          const server = await scriptCalls(...answers)
          for (const tag of new Set(markup.match(/(?<=<)flx-[a-z-]+/g))) await importElement(tag)
          const host = await fixture<HTMLElement & { ready?: Promise<void> }>(markup.replaceAll('{base}', server.base))
          await host.ready
          await readyWithin(host)
          return [host, server]
        }
        const prove = proofs[call.id] ?? (call.tags.includes('flx-cart') ? cartAction : undefined)
        expect(prove, 'what it does is proved').not.to.equal(undefined)
        const server = (await prove?.({ call, way, least: leastOf(call, way), open })) as Script
        const log = await server.log()
        const request = calledBy(call, log)
        expect(
          request,
          JSON.stringify(log.map(({ method, path, fields, query }) => ({ method, path, fields, query }))),
        ).not.to.equal(undefined)
        const names = Object.keys({ ...request?.query, ...request?.fields })
        // Each action of the cart has a value, which many leave empty.
        expect(names.filter((name) => name !== 'value' && !isDescribed(call, name))).to.deep.equal([])
      })
    }
  }
})
