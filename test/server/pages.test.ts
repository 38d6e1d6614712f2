import assert from 'node:assert/strict'
import { it } from 'node:test'
import { add, goods } from './support/cart.ts'
import { onPostgreSQL } from './support/databases.ts'
import type { Visitor } from './support/visitor.ts'

const paths = [
  '/',
  '/articles',
  '/articles?categorie=jardin&couleur=terracotta&tri=prix&page=1',
  '/article/bol-kerguen',
  '/article/rooibos-epave',
  '/panier',
  '/panier?mode=html',
  '/page/livraison',
  '/plan',
  '/nulle-part',
]

/** Addresses that a page's attributes name, within the site. */
function addresses(html: string, attribute: 'href' | 'src'): string[] {
  const found = [...html.matchAll(new RegExp(` ${attribute}="(/[^"]*)"`, 'g'))].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
  return [...new Set(found)]
}

async function ready(visitor: Visitor): Promise<Visitor> {
  await add(visitor, goods.bowl, 2)
  return visitor
}

onPostgreSQL('pages', (shop) => {
  it('PAGE-06 every page carries the strict policy, with a nonce of its own', async () => {
    const visitor = await ready(shop.visitor())
    const nonces = new Set<string>()
    for (const path of paths) {
      const { headers, text } = await visitor.get(path)
      const policy = String(headers['content-security-policy'])
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      assert.equal(
        policy,
        `default-src 'self'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'self'; img-src 'self' data: blob:; worker-src 'self' blob:; frame-src 'self' https://www.youtube-nocookie.com; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'; trusted-types flx`,
      )
      assert.ok(nonce.length >= 22)
      assert.ok(text.includes(`nonce="${nonce}"`), path)
      nonces.add(nonce)
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
      assert.equal(headers['cache-control'], path.startsWith('/panier') ? 'no-store' : 'private, no-cache')
    }
    assert.equal(nonces.size, paths.length)
  })

  it('PAGE-06 no page has an inline style, an inline handler, or a script without the nonce', async () => {
    const visitor = await ready(shop.visitor())
    for (const path of paths) {
      const { text } = await visitor.get(path)
      assert.doesNotMatch(text, /<[^>]+\sstyle=/i, path)
      assert.doesNotMatch(text, /<[^>]+\son[a-z]+=/i, path)
      assert.doesNotMatch(text, /<style|<script(?![^>]*\snonce=)/i, path)
    }
  })

  it('PAGE-06 the script comes from another origin than the page', async () => {
    const visitor = shop.visitor()
    const { port } = new URL(shop.url())
    assert.ok((await visitor.get('/')).text.includes(`src="http://127.0.0.1:${port}/dist/flx.js"`))
    visitor.cookie = ''
    const other = await visitor.get('/', { host: `127.0.0.1:${port}` })
    assert.ok(other.text.includes(`src="http://localhost:${port}/dist/flx.js"`))
    const deployed = await visitor.get('/', { host: `10.0.0.7:${port}` })
    assert.ok(deployed.text.includes('src="/dist/flx.js"'))
  })

  it('PAGE-05 the body says which page it is, its parent, and the way to it', async () => {
    for (const path of paths) {
      const { text } = await shop.visitor().get(path)
      const [, page, parent, trail = ''] =
        /<body [^>]*data-idpage="(\d+)" data-idparent="(\d+)" data-filariane="([\d,]+)">/.exec(text) ?? []
      const ids = trail.split(',')
      assert.equal(ids.at(-1), page, path)
      assert.equal(ids.at(-2) ?? '0', parent, path)
    }
  })

  it('PAGE-06 every link of these pages leads to a page, and every picture is there', async () => {
    const visitor = await ready(shop.visitor())
    const links = new Set<string>()
    const sources = new Set<string>()
    for (const path of paths) {
      const { text } = await visitor.get(path)
      for (const link of addresses(text, 'href')) links.add(link)
      for (const source of addresses(text, 'src')) sources.add(source)
    }
    assert.ok(links.size > 200 && sources.size > 50, `${links.size} ${sources.size}`)
    for (const link of links) assert.equal((await visitor.get(link)).status, 200, link)
    for (const source of sources) {
      const { status, headers } = await visitor.get(source)
      assert.equal(status, 200, source)
      const due = source.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'image/webp'
      assert.equal(headers['content-type'], due, source)
    }
  })

  it('PAGE-06 lists narrow by department, colour and selection, and go on page after page', async () => {
    const visitor = shop.visitor()
    const namesOf = async (path: string) =>
      [...(await visitor.get(path)).text.matchAll(/card__name"><a href="\/article\/([^"]+)"/g)].map(([, slug]) => slug)
    const all = (await Promise.all([1, 2, 3, 4].map((page) => namesOf(`/articles?page=${page}`)))).flat()
    assert.ok(all.length >= 80)
    assert.equal(new Set(all).size, all.length)
    const blue = await namesOf('/articles?couleur=large')
    assert.ok(blue.length > 5 && blue.every((slug) => all.includes(slug)))
    assert.equal((await namesOf('/articles?selection=pour-qui-ecrit')).length, 6)
    assert.ok((await namesOf('/articles?categorie=jardin')).includes('arrosoir-averse'))
    const lost = await visitor.get('/articles?categorie=inconnu')
    assert.equal(lost.status, 404)
    assert.match(lost.text, /href="\/articles\?categorie=table"/, 'what is not found leads on')
    assert.equal((await visitor.get("/articles?couleur='%20or%201=1&page=-3&tri=x")).status, 200)
  })

  it('CART-04 a price is never shown without saying TTC', async () => {
    const { text } = await shop.visitor().get('/articles')
    const prices = [...text.matchAll(/<flx-price[^>]*>(.*?)<\/flx-price>/g)].map(([, price = '']) => price)
    assert.ok(prices.length > 20)
    for (const price of prices) {
      for (const [said] of price.matchAll(/\d€.{0,30}|\d\s€.{0,30}/g))
        assert.match(said, /€<\/span>(?: <small>| )TTC\b/)
    }
  })

  it('ART-02 what is sold out cannot be ordered, and says so', async () => {
    const soldOut = await shop.visitor().get('/article/rooibos-epave')
    assert.match(soldOut.text, /épuisé/)
    assert.doesNotMatch(soldOut.text, /add_item\.php/)
    const visitor = shop.visitor()
    const page = '/article/bol-kerguen'
    assert.match((await visitor.get(page)).text, /data-out="true"><input[^>]* value="4"/)
    const address = '/globalflexit/ajax/modules/boutique/panier/add_item.php'
    await visitor.submit(address, { idarticle: 1, idreference: 4, quantite: 1 }, page)
    assert.match((await visitor.get(page)).text, /Cet article est épuisé/)
  })
})
