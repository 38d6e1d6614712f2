import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import type { Page } from 'playwright-core'
import { readDist, scripts } from '../support/dist.ts'
import { type DistPages, nonce, openDistPages } from '../support/dist-page.ts'
import { sampleOf, tags } from '../support/samples.ts'

type WithFlx = { flx: typeof import('../../elements/index.ts').flx }

/** What the start of a page asks its document for. */
const readAtStart = [
  ...['documentElement', 'getElementsByTagName', 'getElementById', 'scripts', 'cookie', 'adoptedStyleSheets'],
]

describe('content that hides what the page has by its names', () => {
  let pages: DistPages
  /** All that a document has, but for what tests are driven by. */
  let names: string[]
  before(async () => {
    pages = await openDistPages()
    const { page } = await pages.open('<p>rien</p>')
    names = await page.evaluate(() => {
      const found = new Set<string>()
      for (const name in document) found.add(name)
      return [...found]
    })
    await page.close()
  })
  after(() => pages.close())

  const hiding = (hidden: string[]): string => hidden.map((name) => `<img name="${name}" alt="">`).join('')
  const script = (): string => `<script type="module" nonce="${nonce}" crossorigin src="${pages.cdn}/flx.js"></script>`

  /** Asks the page itself, again and again: what a driver waits by looks through `document` too. */
  async function until(page: Page, isSo: (asked: string) => boolean | Promise<boolean>, asked = ''): Promise<void> {
    for (let tries = 0; tries < 600; tries++) {
      if (await page.evaluate(isSo, asked)) return
      await new Promise((done) => setTimeout(done, 100))
    }
    assert.fail(`${isSo} ${asked}`)
  }
  /** What none of the page's names can hide. */
  const click = (page: Page, id: string): Promise<void> =>
    page.evaluate((id) => Document.prototype.getElementById.call(document, id)?.click(), id)

  it('SAFE-04 knows all that the start reads', () => {
    assert.deepEqual(
      readAtStart.filter((name) => !names.includes(name)),
      [],
    )
  })

  for (const name of readAtStart) {
    it(`SAFE-04 ${name}: what the page has still opens, and the visitor’s choice is kept`, async () => {
      const { page, said } = await pages.open(
        `<form name="${name}"></form>${script()}<flx-consent><p>Des mesures.</p></flx-consent>
         <button id="ouvre" data-flx-show="bonjour">Ouvrir</button>
         <flx-modal id="bonjour" label="Bonjour"><p>Contenu</p></flx-modal>`,
      )
      await until(page, () => 'flx' in globalThis)
      await click(page, 'ouvre')
      await until(
        page,
        () => !!Document.prototype.querySelector.call(document, '#bonjour dialog[open], #bonjour[open]'),
      )
      const kept = await page.evaluate(() => {
        const { cookies } = (globalThis as unknown as WithFlx).flx
        cookies.set('essai', 'gardé')
        return cookies.get('essai')
      })
      assert.equal(kept, 'gardé')
      assert.deepEqual(
        said.filter((text) => text.includes('TypeError')),
        [],
      )
      await page.close()
    })
  }

  it('SAFE-04 all of them at once: elements wake and act as if nothing were there', async () => {
    pages.answer('/bloc', { body: '<p id="venu">Venu</p>' })
    pages.answer('/envoi', { type: 'application/json', body: '{"status":"ok","message":"<b>Reçu</b>"}' })
    pages.answer('/panier', { type: 'application/json', body: '{"status":"ok","panier":{"nb_articles":2}}' })
    const { page, said } = await pages.open(
      `${hiding(names)}${script()}<flx-config base="/"></flx-config>
       <flx-consent><p>Des mesures.</p></flx-consent>
       <flx-modal id="bonjour" label="Bonjour"><p>Contenu</p></flx-modal>
       <flx-toggle><button id="plie" type="button">Plus</button><div id="pli">Bloc</div></flx-toggle>
       <flx-popup></flx-popup><a id="lien" class="squeezebox-ajax" href="/bloc">Voir</a>
       <flx-fragment id="bloc" src="/bloc"></flx-fragment>
       <flx-list><ul data-flx-items><li>Un</li></ul></flx-list>
       <flx-table id="table"><table><thead><tr><th>Ville<th>Prix<tbody><tr><td>Brest<td>2<tr><td>Auray<td>1</table></flx-table>
       <flx-form><form id="envoi" action="/envoi" method="post"><input name="nom" value="Le Gall"><button id="envoyer">Envoyer</button></form></flx-form>
       <flx-cart id="cart"></flx-cart>
       <flx-date-field><input type="date" name="jour" aria-label="Jour"></flx-date-field>
       <flx-toast id="dit">Fait</flx-toast>`,
    )
    const has = (selector: string): Promise<void> =>
      until(page, (asked) => Document.prototype.querySelector.call(document, asked) !== null, selector)
    const leave = async (): Promise<void> => {
      await page.keyboard.press('Escape')
      await until(page, () => !Document.prototype.querySelector.call(document, 'dialog[open]'))
    }
    await until(page, () => 'flx' in globalThis)
    const kept = await page.evaluate(() => {
      const { cookies } = (globalThis as unknown as WithFlx).flx
      cookies.set('essai', 'tous')
      return cookies.get('essai')
    })
    assert.equal(kept, 'tous')
    // Every element has its code, and is ready.
    await page.evaluate(() => {
      for (const element of Document.prototype.querySelectorAll.call(document, ':not(:defined)'))
        element.setAttribute('load', 'now')
    })
    const tags = 'modal toggle popup fragment list table form cart date-field toast consent'
    for (const tag of tags.split(' ')) {
      await page.evaluate(
        (tag) =>
          (globalThis as unknown as WithFlx).flx
            .invoke(Document.prototype.querySelector.call(document, `flx-${tag}`) as Element, 'toString')
            .catch(() => {}),
        tag,
      )
    }
    await page.evaluate(() => void (globalThis as unknown as WithFlx).flx.invoke('#bloc', 'refresh'))
    await has('#bloc #venu')
    await has('#table th button, #table th [role=button]')
    await page.evaluate(() => void (globalThis as unknown as WithFlx).flx.invoke('#bonjour', 'show'))
    await has('#bonjour dialog[open]')
    await leave()
    await click(page, 'plie')
    await has('#plie[aria-expanded=true]')
    await click(page, 'lien')
    await has('dialog[open] #venu')
    await leave()
    await page.evaluate(() => Document.prototype.getElementById.call(document, 'envoyer')?.click())
    await has('flx-form b')
    await page.evaluate(() => void (globalThis as unknown as WithFlx).flx.alert('Bonjour'))
    await has('dialog[open] button')
    await page.evaluate(() => (globalThis as unknown as WithFlx).flx.toast('Fait', { type: 'success' }))
    await has('.flx-toast')
    assert.deepEqual(
      said.filter((text) => /TypeError|a rencontré une erreur/.test(text)),
      [],
    )
    await page.close()
  })

  /** Names that the browser gives the window, a form, and the page, and those that what ships asks the window for. */
  async function everyName(): Promise<string[]> {
    const { page } = await pages.open('<p>rien</p>')
    const given = await page.evaluate(() => {
      const found = new Set<string>()
      for (const holder of [document, window, document.createElement('form')])
        for (const name in holder) found.add(name)
      return [...found]
    })
    await page.close()
    const code = scripts().map(readDist).join('\n')
    const asked = [...code.matchAll(/\b(?:window|globalThis|self)\??\.([A-Za-z_$][\w$]*)/g)].map(
      ([, name = '']) => name,
    )
    return [...new Set([...given, ...asked])]
  }

  /** Ways in which content bears names. */
  const bearers: Record<string, (names: string[]) => string> = {
    pictures: (all) => all.map((name) => `<img name="${name}" id="${name}" alt="">`).join(''),
    forms: (all) => all.map((name) => `<form name="${name}" id="${name}"></form>`).join(''),
    'fields of a form': (all) =>
      `<form name="nodeType">${all.map((name) => `<input name="${name}" type="hidden">`).join('')}</form>`,
  }

  /** What a visitor opens, and what is seen of it once it is open. */
  const openings: Record<string, { html: string; press: string; seen: string }> = {
    modal: {
      html: '<button id="ouvre" data-flx-show="bonjour">Ouvrir</button><flx-modal id="bonjour" label="Bonjour"><p>Contenu</p></flx-modal>',
      press: '#ouvre',
      seen: '#bonjour dialog[open]',
    },
    popup: {
      html: '<flx-popup></flx-popup><a id="voir" class="squeezebox-ajax" href="/bloc">Voir</a>',
      press: '#voir',
      seen: 'dialog[open] #venu',
    },
    lightbox: {
      html: '<flx-lightbox><a id="photo" href="/media/port.jpg" rel="lightbox[port]">Port</a> <a href="/media/phare.jpg" rel="lightbox[port]">Phare</a></flx-lightbox>',
      press: '#photo',
      seen: 'dialog[open] img',
    },
    'mobile-menu': {
      html: '<button id="flx-menu-button" type="button">Menu</button><flx-mobile-menu><nav><ul><li><a href="#page">Page</a><ul><li><a href="#sous">Sous</a></li></ul></li></ul></nav></flx-mobile-menu>',
      press: '#flx-menu-button',
      seen: 'dialog[open] a',
    },
    'date-field': {
      html: '<flx-date-field><input type="date" name="jour" aria-label="Jour"></flx-date-field>',
      press: 'flx-date-field button',
      seen: 'flx-date-field button[aria-expanded=true]',
    },
  }

  for (const [bearer, bear] of Object.entries(bearers)) {
    it(`SAFE-04 ${bearer} that bear every name there is: each element wakes, what opens closes by Escape, slides move`, async () => {
      const all = await everyName()
      assert.ok(all.length > 600, `${all.length} names`)
      const fields = all.map((name) => `<input name="${name}" type="hidden">`).join('')
      pages.answer('/bloc', { body: `<form id="venu">${fields}<button type="button">Là</button></form>` })
      const others = tags.filter(
        (tag) => !(tag.slice(4) in openings) && !/^flx-(carousel|config|front-popup)$/.test(tag),
      )
      const { page, said } = await pages.open(
        `${bear(all)}${script()}${Object.values(openings)
          .map(({ html }) => html)
          .join('')}
        <flx-carousel label="Articles" speed="0" style="display: block; width: 20rem"><ul>${'<li><a href="#a">Article</a></li>'.repeat(6)}</ul></flx-carousel>
        ${others.map((tag) => sampleOf(tag).replace(' open', '')).join('')}`,
      )
      const find = (selector: string): Promise<void> =>
        until(page, (asked) => Document.prototype.querySelector.call(document, asked) !== null, selector)
      const press = (selector: string): Promise<void> =>
        page.evaluate((asked) => {
          const found = Document.prototype.querySelector.call(document, asked) as HTMLElement
          found.focus()
          found.click()
        }, selector)
      await until(page, () => typeof (globalThis as unknown as WithFlx).flx?.invoke === 'function')
      const asleep = await page.evaluate(async () => {
        const all = [...Document.prototype.querySelectorAll.call(document, '*')] as (Element & {
          ready?: Promise<void>
        })[]
        const own = all.filter(({ localName }) => String(localName).startsWith('flx-'))
        const { flx } = globalThis as unknown as WithFlx
        // Whatever it has by that name, or not: its code is there afterwards.
        await Promise.all(own.map((element) => flx.invoke(element, 'toString').catch(() => {})))
        await Promise.all(own.map(({ ready }) => ready))
        return own.filter((element) => !customElements.get(element.localName)).map(({ localName }) => localName)
      })
      assert.deepEqual(asleep, [])
      for (const [name, { press: control, seen }] of Object.entries(openings)) {
        await find(control)
        await press(control)
        await find(seen)
        // A press in what bears the names itself.
        if (name === 'popup') await press('#venu button')
        await page.keyboard.press('Escape')
        await until(page, (asked) => Document.prototype.querySelector.call(document, asked) === null, seen)
        assert.equal(
          await page.evaluate(
            (asked) =>
              Reflect.get(Document.prototype, 'activeElement', document) ===
              Document.prototype.querySelector.call(document, asked),
            control,
          ),
          true,
          `${name} gives the focus back`,
        )
      }
      await find('flx-carousel button[aria-label="Diapositive suivante"]')
      await press('flx-carousel button[aria-label="Diapositive suivante"]')
      await find('flx-carousel li:first-child[inert]')
      assert.deepEqual(
        said.filter((text) => /TypeError|DOMException/.test(text)),
        [],
      )
      await page.close()
    })
  }
})
