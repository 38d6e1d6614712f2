import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { noBreaks } from '../../demo/server/no-breaks.ts'
import type { RunningServer } from '../../demo/server/start.ts'
import { startServer } from '../../demo/server/testing.ts'
import { writeMail } from '../../demo/server/write-mail.ts'
import { Visitor } from './support/visitor.ts'

/** An ordinary space where a line may not break, as a reader would point at it: before a sign, in guillemets, in an amount or an hour. */
const wrong = / [:;!?»%€]|« |\d (?:h|min|km|kg|g|cm|mm|ko|ans|mois|jours|TTC)(?![\p{L}\d])|\d\u00a0h \d|\d \d{3}(?!\d)/u

const verbatim = ['script', 'style', 'pre', 'code', 'kbd', 'samp', 'textarea', 'option', 'svg', 'template']

type Node = DefaultTreeAdapterTypes.ChildNode

/** The texts of a page that are read, as HTML understands it. */
function textsOf(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value]
    if (verbatim.includes(node.nodeName) || !('childNodes' in node)) return []
    return textsOf(node.childNodes)
  })
}

const badOf = (html: string): string[] => textsOf(parse(html).childNodes).filter((text) => wrong.test(text))

describe('no-break spaces', () => {
  let server: RunningServer
  before(async () => {
    server = await startServer()
  })
  after(() => server.close())

  /** Where the pages at these addresses lead, of this site, without what is asked of them. */
  async function linksOf(visitor: Visitor, paths: string[]): Promise<string[]> {
    const found = new Set(paths)
    for (const path of paths) {
      for (const [, link = ''] of (await visitor.get(path)).text.matchAll(/<a\b[^>]* href="(\/[^"?#.]*)["?#]/g))
        found.add(link)
    }
    return [...found].filter((link) => link.startsWith('/guide'))
  }

  it('expectation: no page of the guide breaks a line where French does not', async () => {
    const visitor = new Visitor(server.url)
    const links = await linksOf(visitor, ['/guide'])
    assert.ok(links.length > 60, String(links.length))
    const bad: string[] = []
    for (const path of links) {
      const { text, headers } = await visitor.get(path)
      if (!String(headers['content-type']).startsWith('text/html')) continue
      bad.push(...badOf(text).map((each) => `${path} ${each.trim().slice(0, 80)}`))
    }
    assert.deepEqual(bad, [])
  })

  it('expectation: nor does a mail', () => {
    const message = {
      id: 1,
      address: 'a@exemple.fr',
      subject: 'Votre commande : merci !',
      body: 'Bonjour,\n\nLe créneau est à 10 h 30 : « Atelier » coûte 1 245,00 €. Des questions ?',
      link: '/compte',
      links: [{ label: 'Suivre', path: '/colis' }],
      createdAt: new Date(),
    }
    const { text, html } = writeMail(message as unknown as Parameters<typeof writeMail>[0], 'https://boutique.exemple')
    assert.deepEqual([badOf(html), wrong.test(text)], [[], false])
  })

  it('leaves figures and codes that are no amounts', () => {
    for (const text of ['02 98 00 11 22', '29200 Brest', '12:30', 'https://exemple.fr', 'le 3 hiver']) {
      assert.equal(noBreaks(text), text)
    }
    assert.equal(noBreaks('10 h 30 : 1 200 g'), '10\u00a0h\u00a030\u00a0: 1\u202f200\u00a0g')
  })
})
