import assert from 'node:assert/strict'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { type Declaration, readDist } from '../support/dist.ts'
import { openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'

declare global {
  interface Window {
    /** What ran that should not. */
    hurts: string[]
    hurt(what: string): void
  }
}

const manifest = JSON.parse(readDist('custom-elements.json')) as { modules: { declarations: Declaration[] }[] }
const elements = manifest.modules
  .flatMap(({ declarations }) => declarations)
  // The configuration is read and never woken; what answers for the page as a whole is there once.
  .filter(({ tagName, attributes }) => tagName && tagName !== 'flx-config' && attributes.length > 0)

/** Ways in which an address, or any other text, may be more than it seems. */
const variants: Record<string, (what: string) => string> = {
  'a script': (what) => `javascript:hurt('${what}')`,
  'a script in capitals, behind signs that are skipped': (what) => ` \u0001JaVa\tScRi\npt:hurt('${what}')`,
  'a script behind a view': (what) => `view-source:javascript:hurt('${what}')`,
  'a page in its address': (what) => `data:text/html,<script>parent.hurt('${what}');opener.hurt('${what}')</script>`,
  'a picture that is a page': (what) =>
    `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload="parent.hurt('${what}')"/>`,
  markup: (what) => `"><img src=x onerror="hurt('${what}')"><script>hurt('${what}')</script>`,
  'another origin, without a scheme': () => '//mechant.invalid/x',
  'another origin, by backslashes': () => '\\\\mechant.invalid\\x',
  'another origin, behind the name of this one': () => 'https://localhost@mechant.invalid/x',
  'a redirection to a page in its address': () => '/vers-data',
  'a redirection to another origin': () => '/vers-ailleurs',
  'text that looks like markup': () => '/texte',
  'a name that every object has': () => '__proto__',
  'another such name': () => 'constructor',
  'a selector that is none': () => '1,5:::[',
  'a selector that takes long': () => `${':has('.repeat(40)}*${')'.repeat(40)}`,
  'an object that changes all others': () => '{"__proto__":{"hurt":1},"constructor":{"prototype":{"hurt":1}}}',
  'an object that never ends': () => `${'[{a:'.repeat(5000)}`,
}

/** Hooks that markup gives the library, apart from the attributes of elements; `@` is the variant. */
const hooks = [
  '<a class="squeezebox" href="@">v</a>',
  '<a class="squeezebox-ajax" href="@">v</a>',
  '<a class="squeezebox-constructor" href="@">v</a>',
  `<a class="squeezebox" href="#ici" rel="{handler: 'ajax', href: '@', onClose: '@', confirmCloseFonction: '@'}">v</a>`,
  '<a class="squeezebox" href="#ici" rel="@">v</a>',
  '<a class="squeezebox" href="#ici" data-href="@" data-handler="iframe" data-size-x="@">v</a>',
  '<a class="squeezebox" href="#ici" data-preset="@" data-name-form="@">v</a>',
  '<a rel="lightbox" href="@">v</a>',
  '<a rel="lightbox[@]" href="#ici" title="@">v</a>',
  '<img data-full-url="@" data-image-large-src="@" alt="@">',
  '<button type="button" data-share="@" data-share-mail="@" data-share-target="@">v</button>',
  '<button type="button" data-share="email" data-share-mail="@">v</button>',
  '<div class="clickable_block" data-goto="@" data-target="@"><b>v</b></div>',
  '<div data-flx-clickable data-goto="@"><b>v</b></div>',
  '<button type="button" data-flx-show="@">v</button>',
  '<button type="button" data-flx-hide="@">v</button>',
  '<button type="button" data-flx-toggle="@">v</button>',
  '<button type="button" data-flx-permalink="@">v</button>',
  '<button type="button" data-flx-track="@" data-flx-track-value="@">v</button>',
  '<flx-permalink><button type="button" data-flx-permalink="@" data-flx-url="@">v</button></flx-permalink>',
  '<flx-agenda url="/rien"><a href="#" data-flx-date="@">v</a></flx-agenda>',
  '<flx-fragment><!-- url="@" --></flx-fragment>',
  '<flx-fragment><!-- {"url": "/rien", "__proto__": {"hurt": 1}, "data": "@"} --></flx-fragment>',
  '<flx-list><nav data-flx-pages><a href="@" rel="next" data-flx-next>v</a></nav><ul data-flx-items><li>1</ul></flx-list>',
  '<flx-form><form action="@"><input name="a"><button>v</button></form></flx-form>',
  '<flx-form><form action="/rien"><input name="a"><button formaction="@">v</button></form></flx-form>',
  '<flx-form><form action="/rien"><input name="a" data-flx-if="@" data-flx-check="@"><button>v</button></form></flx-form>',
  '<flx-add-to-cart><form action="@"><button>v</button></form></flx-add-to-cart>',
  '<flx-cart><form data-flx-action="@" action="@"><button data-flx-value="@">v</button></form></flx-cart>',
  '<flx-login><form action="@"><input type="password"><button>v</button></form></flx-login>',
  '<flx-mask><input data-inputmask="@" data-inputmask-regex="@"></flx-mask>',
  '<flx-table><table><thead><tr><th data-sort="@" data-type="@">a<tbody><tr><td data-sort-value="@">@</table></flx-table>',
  '<flx-video><a href="@">v</a></flx-video>',
  '<flx-map on-demand><ul><li data-lat="@" data-lng="@"><a href="@">@</a></ul></flx-map>',
  '<flx-price data-flx-price-ttc="@">@</flx-price>',
  '<script type="application/json">@</script>',
]

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

describe('a page that someone hostile wrote, without a policy', () => {
  const pages = forSuite(openDistPages)
  let elsewhere: Server
  let tried = 0
  before(async () => {
    elsewhere = createServer((_, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*')
      response.setHeader('Content-Type', 'text/html')
      response.end(
        '<p>ailleurs</p><script>globalThis.hurt?.("ailleurs")</script><img src=x onerror="globalThis.hurt?.(1)">',
      )
    })
    await new Promise<void>((done) => elsewhere.unref().listen(0, '127.0.0.1', done))
    const { port } = elsewhere.address() as AddressInfo
    pages.answer('/vers-ailleurs', { to: `http://localhost:${port}/` })
    pages.answer('/vers-data', { to: 'data:text/html,<script>hurt("data")</script>' })
    pages.answer('/texte', {
      type: 'text/plain',
      body: '<script>hurt("texte")</script><img src=x onerror="hurt(\'texte\')">',
    })
    pages.answer('/rien', { body: '<p>rien</p>' })
  })
  after(() => elsewhere.close())

  /** Wakes all that the page holds, and acts on it as a visitor would. @returns what ran, and what the page threw */
  async function use(html: string): Promise<{ hurts: string[]; threw: string[]; page: Page }> {
    const threw: string[] = []
    const { page } = await pages.open(
      `<script>hurts = []; hurt = (what) => hurts.push(what); __name = (made) => made</script>
       <script type="module" crossorigin src="${pages.cdn}/flx.js"></script>
       <flx-popup></flx-popup><flx-lightbox></flx-lightbox><flx-share></flx-share><flx-clickable></flx-clickable>
       <flx-toggle></flx-toggle><flx-track></flx-track><div id="ici">Ici</div>${html}`,
      {
        isOpen: true,
        async prepare(page) {
          page.on('pageerror', (error) => threw.push(error.stack ?? error.message))
          page.on('dialog', (dialog) => dialog.dismiss())
          // Where it leads is another page's business: this one stays.
          await page.route(
            (url) => !url.href.startsWith(pages.cdn),
            (route, request) =>
              request.isNavigationRequest() && request.frame() === page.mainFrame() && page.url().startsWith('http')
                ? route.fulfill({ status: 204 })
                : route.continue(),
          )
        },
      },
    )
    await page.waitForFunction(() => 'flx' in globalThis)
    await page.evaluate(async () => {
      // What the library leaves to the browser stays here: a link is its author's, not the library's.
      const stay = (event: Event): void => {
        const link = (event.target as Element).closest('a, form')
        if (link) event.preventDefault()
      }
      for (const type of ['click', 'submit']) addEventListener(type, stay)
      const all = [...document.querySelectorAll<HTMLElement & { ready?: Promise<void> }>('*')].filter(({ localName }) =>
        localName.startsWith('flx-'),
      )
      for (const element of all) element.setAttribute('load', 'now')
      const { invoke } = (globalThis as unknown as { flx: { invoke(element: Element, method: string): Promise<void> } })
        .flx
      // Whatever it has by that name, or not: its code is there afterwards.
      await Promise.all(all.map((element) => invoke(element, 'toString').catch(() => {})))
      for (const control of document.querySelectorAll<HTMLElement>(
        'a, button, [data-goto] b, img, [data-flx-clickable] b',
      )) {
        control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
        control.click()
      }
      for (const field of document.querySelectorAll('input')) field.dispatchEvent(new Event('input', { bubbles: true }))
      // What was asked for by now is answered before this is.
      await fetch('/rien')
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      await fetch('/rien')
    })
    const asleep = await page.evaluate(() =>
      [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName),
    )
    assert.deepEqual(asleep, [], 'each of them has its code')
    const hurts = await page.evaluate(() => [...window.hurts, ...('hurt' in {} ? ['every object was changed'] : [])])
    return { hurts, threw, page }
  }

  for (const [name, variant] of Object.entries(variants)) {
    it(`SAFE-02 ${name}, in every attribute and every hook: nothing of it runs, and nothing breaks`, async () => {
      const inAttributes = elements.flatMap(({ tagName, attributes }) =>
        attributes
          // A revision is kept in a cookie, which says itself what is too long for it.
          .filter((attribute) => !['open', 'revision'].includes(attribute.name))
          .map((attribute) => {
            const value = escaped(variant(`${tagName} ${attribute.name}`))
            return `<${tagName} ${attribute.name}="${value}"><form action="#"><label>a <input name="a"></label></form><button type="button">v</button></${tagName}>`
          }),
      )
      const inHooks = hooks.map((hook) =>
        hook.replaceAll('@', escaped(variant(hook.slice(0, 40).replace(/[^\w-]+/g, ' ')))),
      )
      tried += inAttributes.length + inHooks.length
      for (const part of [inHooks, inAttributes]) {
        const { hurts, threw, page } = await use(part.join('\n'))
        await page.close()
        assert.deepEqual(hurts, [])
        assert.deepEqual(threw, [])
      }
    })
  }

  it('tries some thousand texts', () => {
    console.log(`      ${tried} textes hostiles`)
    assert.ok(tried > 3000, String(tried))
  })
})
