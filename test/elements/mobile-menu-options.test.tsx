import { expect, html } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import '../../elements/mobile-menu.ts'
import { configure } from '../../src/core/configure.ts'
import { warningsOf } from '../support/console.ts'
import {
  item,
  labels,
  menuPage,
  newVisit,
  openMenu,
  openPanel,
  row,
  rows,
  setPlace,
  shop,
  shown,
  titleOf,
} from '../support/mobile-menu.ts'
import { waitUntil } from '../support/wait-until.ts'

const style = (element: Element, name: string): string => getComputedStyle(element).getPropertyValue(name)

describe('<flx-mobile-menu> options', () => {
  beforeEach(newVisit)

  describe('position, depth, dim', () => {
    const look = async (attributes: Record<string, string>): Promise<string> => {
      const { dialog, menu } = await menuPage([{ body: shop }])
      for (const [name, value] of Object.entries(attributes)) menu.setAttribute(name, value)
      await menu.show()
      await waitUntil(() => dialog.open)
      const { position, depth, dim } = dialog.dataset
      return `${position} ${depth} ${dim}`
    }
    const cases: [string, Record<string, string>, string][] = [
      ['left, back and none are the defaults', {}, 'left back none'],
      ['an unknown position falls back to left', { position: 'center' }, 'left back none'],
      ['right, next and black', { position: 'right', depth: 'next', dim: 'black' }, 'right next black'],
      ['an unknown depth falls back to back', { depth: 'under' }, 'left back none'],
      ['front and white', { depth: 'front', dim: 'white' }, 'left front white'],
      ['an unknown dim is none', { dim: 'red' }, 'left back none'],
      ['top forces front', { position: 'top', depth: 'next' }, 'top front none'],
      ['bottom forces front', { position: 'bottom', depth: 'back' }, 'bottom front none'],
    ]
    for (const [what, attributes, expected] of cases) {
      it(`MENU-04 ${what}`, async () => expect(await look(attributes)).to.equal(expected))
    }

    it('MENU-04 back lies under the page and is uncovered, front and next come in beside it; black and white dim the page', async () => {
      const seen: Record<string, string[]> = {}
      for (const [depth, dim] of [
        ['back', 'none'],
        ['front', 'black'],
        ['next', 'white'],
      ] as const) {
        const { dialog, menu } = await menuPage([{ body: shop }])
        menu.setAttribute('depth', depth)
        menu.setAttribute('dim', dim)
        await menu.show()
        await waitUntil(() => dialog.open && dialog.getAnimations({ subtree: true }).length === 0)
        const { clipPath, boxShadow, borderInlineEndWidth } = getComputedStyle(dialog)
        const edge = getComputedStyle(dialog, '::after').content
        const { backgroundColor } = getComputedStyle(dialog, '::backdrop')
        seen[depth] = [clipPath, boxShadow === 'none' ? '' : 'shadow', borderInlineEndWidth, edge, backgroundColor]
        await menu.hide()
      }
      expect(seen).to.deep.equal({
        back: ['inset(0px)', '', '0px', '""', 'rgba(0, 0, 0, 0)'],
        front: ['none', 'shadow', '0px', 'none', 'rgba(0, 0, 0, 0.6)'],
        next: ['none', '', '1px', 'none', 'rgba(255, 255, 255, 0.7)'],
      })
    })

    it('PAGE-09 its width changes after 767 and after 991 px', async () => {
      const { dialog } = await openMenu()
      const widths: number[] = []
      for (const width of [767, 768, 991, 992]) {
        await setViewport({ width, height: 600 })
        await waitUntil(() => dialog.getAnimations().length === 0)
        widths.push(Math.round(dialog.getBoundingClientRect().width))
      }
      await setViewport({ width: 800, height: 600 })
      const [phone, small, wide, large] = widths
      expect([phone === small, small === wide, wide === large], String(widths)).to.deep.equal([false, true, false])
    })

    for (const position of ['left', 'right', 'bottom', 'top'] as const) {
      it(`MENU-04 stands at the ${position} edge of the window, above the page, which is not moved`, async () => {
        const { dialog, menu } = await menuPage([{ body: shop }])
        menu.position = position
        await menu.show()
        await waitUntil(() => dialog.open && dialog.getAnimations().length === 0)
        const box = dialog.getBoundingClientRect()
        const edges = { left: box.left, right: innerWidth - box.right, bottom: innerHeight - box.bottom, top: box.top }
        expect(Math.abs(edges[position])).to.be.lessThan(1)
        for (const element of [document.documentElement, document.body]) {
          expect(style(element, 'transform')).to.equal('none')
          expect(style(element, 'translate')).to.equal('none')
        }
      })
    }
  })

  describe('sizes', () => {
    it('MENU-05 header 38 and footer 1 are the defaults, read as integers', async () => {
      const { dialog, menu } = await openMenu()
      const sizes = (): string[] =>
        ['--flx-header-size', '--flx-footer-size', '--flx-header-offset'].map((name) => style(dialog, name))
      expect(sizes()).to.deep.equal(['38px', '1px', '0px'])
      menu.setAttribute('header-size', '60.7')
      menu.setAttribute('footer-size', '12px')
      menu.setAttribute('header-offset', '64')
      await waitUntil(() => sizes().join() === '60px,12px,64px')
      expect(style(dialog.querySelector('.flx-mobile-menu__top') as Element, 'min-height')).to.equal('60px')
      expect(style(dialog.querySelector('.flx-mobile-menu__body') as Element, 'padding-bottom')).to.equal('12px')
    })

    it('MENU-05 a header offset leaves room at the top; a non-numeric one is ignored', async () => {
      const { dialog, menu } = await openMenu(shop, html`<flx-mobile-menu header-offset="64"></flx-mobile-menu>`)
      await waitUntil(() => dialog.getAnimations().length === 0)
      expect(dialog.getBoundingClientRect().top).to.equal(64)
      menu.setAttribute('header-offset', 'haut')
      await waitUntil(() => dialog.getBoundingClientRect().top === 0)
    })
  })

  describe('bars', () => {
    const bar = (dialog: Element, place: string): HTMLElement | null =>
      dialog.querySelector(`.flx-mobile-menu__bar--${place}`)

    it('MENU-06 shows variables, functions, HTML, the logo and copies, above and below', async () => {
      configure({ identity: { logo: 'data:image/svg+xml,<svg/>' } })
      Object.assign(globalThis, {
        maBoutique: { slogan: 'Du bon et du <b>beau</b>', horaires: () => 'Jamais appelée' },
      })
      configure({ functions: { 'maBoutique.horaires': () => 'Ouvert jusqu’à 19 h' } })
      const page = html`<flx-mobile-menu home="/fr/">
        <script type="application/json">
          {
            "header": [
              { "type": "identite", "value": "logo" },
              { "type": "variable", "value": "maBoutique.slogan" },
              { "type": "function", "value": "maBoutique.horaires" }
            ],
            "footer": [
              { "type": "html", "value": "<a href='/contact'>Contact</a>" },
              { "type": "clone", "value": "#page" },
              { "type": "mystere", "value": "x" }
            ]
          }
        </script>
      </flx-mobile-menu>`
      const { dialog } = await openMenu(shop, page)
      await waitUntil(() => bar(dialog, 'footer')?.textContent === 'ContactPage')
      const header = bar(dialog, 'header') as HTMLElement
      expect(header.querySelector('img')?.getAttribute('src')).to.equal('data:image/svg+xml,<svg/>')
      expect(header.querySelector('a')?.getAttribute('href')).to.equal('/fr/')
      expect(header.querySelector('b')?.textContent).to.equal('beau')
      expect(header.textContent).to.contain('Ouvert jusqu’à 19 h')
      expect(bar(dialog, 'footer')?.children).to.have.length(2)
      expect(document.querySelectorAll('#page')).to.have.length(1)
    })

    it('MENU-06 a function that the page has not registered is not called, which the console says', async () => {
      let calls = 0
      Object.assign(globalThis, { maFonction: () => calls++ })
      const said = await warningsOf(async (warned) => {
        const { menu } = await openMenu()
        menu.bars = { header: [{ type: 'function', value: 'maFonction' }] }
        await waitUntil(() => warned.length > 0)
      })
      Reflect.deleteProperty(globalThis, 'maFonction')
      expect([calls, said.join()]).to.deep.equal([
        0,
        "flx : <flx-mobile-menu> : aucune fonction n’est enregistrée sous le nom « maFonction ». Enregistrez-la : flx.configure({ functions: { 'maFonction': … } }).",
      ])
    })

    it('MENU-06 a copy with labels is unfolded by a button, whose label changes', async () => {
      const { dialog, menu } = await openMenu()
      menu.bars = { header: [{ type: 'clone', value: '#page', button: 'Plus', buttonclicked: 'Moins' }] }
      await waitUntil(() => bar(dialog, 'header'))
      const button = bar(dialog, 'header')?.querySelector('button') as HTMLButtonElement
      expect([button.textContent, button.getAttribute('aria-expanded')]).to.deep.equal(['Plus', 'false'])
      const copy = (): Element | null | undefined => bar(dialog, 'header')?.querySelector('.flx-mobile-menu__content')
      expect(copy()).to.equal(null)
      button.click()
      await waitUntil(() => button.textContent === 'Moins')
      expect(button.getAttribute('aria-expanded')).to.equal('true')
      expect(copy()?.textContent).to.equal('Page')
      expect(copy()?.checkVisibility()).to.equal(true)
    })

    it('MENU-06 height is 1 to 4 and columns 1 to 6', async () => {
      const { dialog, menu } = await openMenu()
      const entries = [{ type: 'html', value: 'x' }]
      const sizes = (place: string): string =>
        ['--flx-bar-height', '--flx-bar-columns'].map((name) => style(bar(dialog, place) as Element, name)).join()
      menu.navbarHeight = 3
      menu.bars = {
        header: { height: '9', columns: 12, entries },
        footer: { height: 0, columns: '2 colonnes', entries },
      }
      await waitUntil(() => bar(dialog, 'footer'))
      expect(sizes('header')).to.equal('4,6')
      expect(sizes('footer')).to.equal('1,2')
      menu.bars = { header: entries }
      await waitUntil(() => !bar(dialog, 'footer'))
      expect(sizes('header')).to.equal('3,')
    })

    it('MENU-06 what is no bar is told, and leaves the menu as it is', async () => {
      await warningsOf(async (said) => {
        const { dialog } = await openMenu(
          shop,
          html`<flx-mobile-menu><script type="application/json">{"header": </script></flx-mobile-menu>`,
        )
        await waitUntil(() => said.length > 0)
        expect(labels(shown(dialog))).to.have.length(3)
        expect(bar(dialog, 'header')).to.equal(null)
      })
    })
  })

  describe('a list of the page as source', () => {
    const nav = html`<flx-mobile-menu>
      <nav>
        <ul>
          <li><a href="/a">Accueil</a></li>
          <li class="fort">
            <a href="/b" data-idpage="2">Chaussures <small>Du 35 au 48</small></a>
            <div>
              <ul>
                <li data-idpage="21"><a href="/b/1">Bottes</a></li>
              </ul>
            </div>
          </li>
          <li><hr /></li>
          <li>
            Services
            <ol>
              <li><a href="/c/1">Livraison</a></li>
            </ol>
          </li>
        </ul>
      </nav>
    </flx-mobile-menu>`

    it('MENU-01 makes the menu of the links in the element, without any request', async () => {
      const { dialog, server } = await openMenu([], nav)
      const panel = shown(dialog)
      expect(labels(panel)).to.deep.equal(['Accueil', 'Chaussures', 'Services'])
      expect(panel.querySelectorAll('.flx-mobile-menu__spacer')).to.have.length(1)
      const shoes = row(panel, 'Chaussures')
      expect(shoes.className).to.contain('fort')
      expect(shoes.querySelector('.flx-mobile-menu__subtitle')?.textContent).to.equal('Du 35 au 48')
      await openPanel(dialog, 'Services')
      expect(labels(shown(dialog))).to.deep.equal(['Livraison'])
      expect(await server.log()).to.have.length(0)
    })

    it('MENU-01 follows what a script has changed in the list since it was built', async () => {
      const { box, button, dialog, menu } = await menuPage([], nav)
      const names = async (): Promise<string[]> => {
        button.click()
        await waitUntil(() => dialog.open)
        const found = labels(shown(dialog))
        await menu.hide()
        await waitUntil(() => !dialog.open)
        return found
      }
      await names()
      const list = box.querySelector('flx-mobile-menu > nav > ul')
      list?.append(document.createRange().createContextualFragment('<li><a href="/compte">Mon compte</a></li>'))
      expect(await names()).to.deep.equal(['Accueil', 'Chaussures', 'Services', 'Mon compte'])
      list?.replaceWith(document.createRange().createContextualFragment('<ul><li><a href="/a">Seule</a></li></ul>'))
      expect(await names()).to.deep.equal(['Seule'])
    })

    it('MENU-07 a row whose link leads nowhere opens its submenu as a whole', async () => {
      const below = '<ul><li><a href="/vases">Vases</a></li></ul>'
      const { dialog } = await openMenu(
        [],
        html`<flx-mobile-menu><nav .innerHTML=${`<ul><li><a href="#">Boutique</a>${below}</li><li><a href="javascript:void(0)">Ateliers</a>${below}</li><li><a href="#cookies">Cookies</a></li></ul>`}></nav></flx-mobile-menu>`,
      )
      for (const name of ['Boutique', 'Ateliers']) {
        const whole = row(shown(dialog), name)
        expect([whole.querySelector('a'), whole.querySelector('button')?.textContent]).to.deep.equal([null, name])
      }
      expect(row(shown(dialog), 'Cookies').querySelector('a')?.hash).to.equal('#cookies')
    })

    it('MENU-01 the list stays usable until the menu is built, then gives way to it', async () => {
      const { button, dialog, menu } = await menuPage([], nav)
      const list = menu.querySelector('nav') as HTMLElement
      expect(list.checkVisibility()).to.equal(true)
      button.click()
      await waitUntil(() => dialog.open && !list.checkVisibility())
      expect(list.querySelectorAll('a')).to.have.length(4)
      menu.remove()
      document.body.append(menu)
      await menu.ready
      expect(list.isConnected).to.equal(true)
      menu.remove()
    })

    it('MENU-12 finds the page by data-idpage, by aria-current or by its address', async () => {
      setPlace('21')
      const byId = await openMenu([], nav)
      expect(titleOf(shown(byId.dialog))).to.equal('Chaussures')
      setPlace()
      const here = `${location.pathname}${location.search}`
      const byAddress = await openMenu(
        [],
        html`<flx-mobile-menu><ul><li>Ici<ul><li><a href=${here}>La page</a></li></ul></li></ul></flx-mobile-menu>`,
      )
      expect(row(shown(byAddress.dialog), 'La page').querySelector('a')?.ariaCurrent).to.equal('page')
      const bySign = await openMenu(
        [],
        html`<flx-mobile-menu>
          <ul>
            <li><a href=${here}>Adresse</a></li>
            <li>Là<ul><li><a href="/ailleurs" aria-current="page">Signe</a></li></ul></li>
          </ul>
        </flx-mobile-menu>`,
      )
      expect(titleOf(shown(bySign.dialog))).to.equal('Là')
    })

    it('MENU-02 source="server" asks the server all the same', async () => {
      const { dialog, server } = await openMenu(
        shop,
        html`<flx-mobile-menu source="server"><nav><ul><li><a href="/a">A</a></li></ul></nav></flx-mobile-menu>`,
      )
      expect(labels(shown(dialog))).to.deep.equal(['Nouveautés', 'Chaussures', 'Maison'])
      expect(await server.log()).to.have.length(1)
    })
  })

  describe('swipe', () => {
    const point = (dialog: Element, type: string, x: number, y: number, pointerType = 'touch'): void => {
      dialog.dispatchEvent(
        new PointerEvent(type, { clientX: x, clientY: y, pointerType, isPrimary: true, pointerId: 1, bubbles: true }),
      )
    }
    type Place = [x: number, y: number]
    interface Swipe {
      position?: 'left' | 'right' | 'bottom'
      end?: 'pointerup' | 'pointercancel'
      pointerType?: string
      /** What is touched. @default the dialog */
      on?: string
    }

    /** A drawer follows a finger, as soon as the code is there that makes it do so. */
    const follows = (dialog: HTMLElement, position: Swipe['position'] = 'left'): boolean => {
      const top = dialog.querySelector('.flx-mobile-menu__top') as Element
      const [x, y] = { left: [250, 300], right: [350, 300], bottom: [300, 350] }[position] as Place
      point(top, 'pointerdown', 300, 300)
      point(top, 'pointermove', x, y)
      const isFollowing = dialog.hasAttribute('data-dragged')
      point(top, 'pointercancel', x, y)
      return isFollowing
    }

    /** What closes a menu that is swiped, and then hidden by script. */
    const closedBy = async (
      moves: Place[],
      { position, end = 'pointerup', pointerType = 'touch', on }: Swipe = {},
    ): Promise<string[]> => {
      Object.defineProperty(navigator, 'maxTouchPoints', { configurable: true, value: 1 })
      const { dialog, menu } = await menuPage([{ body: shop }])
      if (position) menu.position = position
      const sources: string[] = []
      menu.addEventListener('flx-mobile-menu-closed', ({ detail }) => sources.push(detail.source))
      await menu.show()
      dialog.setPointerCapture = () => {}
      await waitUntil(() => dialog.open && dialog.getAnimations().length === 0 && follows(dialog, position))
      const target = on ? (dialog.querySelector(on) as Element) : dialog
      const [first = [0, 0], ...rest] = moves
      point(target, 'pointerdown', ...first, pointerType)
      for (const move of rest) point(target, 'pointermove', ...move, pointerType)
      point(target, end, ...(rest.at(-1) ?? first), pointerType)
      await menu.hide()
      return sources
    }
    afterEach(() => {
      Reflect.deleteProperty(navigator, 'maxTouchPoints')
    })

    const left: Place[] = [
      [250, 300],
      [200, 302],
      [20, 305],
    ]
    const right: Place[] = [
      [500, 300],
      [700, 302],
    ]
    const down: Place[] = [
      [200, 200],
      [200, 590],
    ]
    const up: Place[] = [
      [250, 300],
      [230, 100],
    ]

    it('MENU-13 a swipe towards its edge closes it', async () => {
      expect(await closedBy(left)).to.deep.equal(['swipe'])
    })

    it('MENU-13 at the right edge, the other way', async () => {
      expect(await closedBy(right, { position: 'right' })).to.deep.equal(['swipe'])
      expect(await closedBy(right.toReversed(), { position: 'right' })).to.deep.equal(['api'])
    })

    it('MENU-13 scrolling, a mouse, a cancelled move and the wrong way do not close it', async () => {
      expect(await closedBy(up)).to.deep.equal(['api'])
      expect(await closedBy(left, { pointerType: 'mouse' })).to.deep.equal(['api'])
      expect(await closedBy(left, { end: 'pointercancel' })).to.deep.equal(['api'])
      expect(await closedBy(left.toReversed())).to.deep.equal(['api'])
    })

    it('MENU-13 at the bottom it is taken by its top row alone, for its list scrolls that way', async () => {
      expect(await closedBy(down, { position: 'bottom' })).to.deep.equal(['api'])
      expect(await closedBy(down, { position: 'bottom', on: '.flx-mobile-menu__top' })).to.deep.equal(['swipe'])
    })
  })

  describe('size and access', () => {
    const many = (count: number): unknown => [
      { type: 'menu', data: Array.from({ length: count }, (_, n) => item(1000 + n, `Entrée ${n}`)) },
    ]

    it('MENU-13 of 10,000 rows draws those near the visitor alone, and the others as they come near', async () => {
      const { dialog } = await openMenu(many(10_000))
      const panel = shown(dialog)
      expect(rows(panel).length).to.be.lessThan(200)
      expect(rows(panel)[0]?.getAttribute('aria-setsize')).to.equal('10000')
      panel.scrollTop = panel.scrollHeight
      await waitUntil(() => labels(panel).includes('Entrée 9999'))
      expect(rows(panel).length).to.be.lessThan(400)
      expect(row(panel, 'Entrée 9999').getAttribute('aria-posinset')).to.equal('10000')
    })

    it('MENU-12 of 10,000 rows shows the page’s own at once', async () => {
      setPlace(String(1000 + 8000))
      const { dialog } = await openMenu(many(10_000))
      const panel = shown(dialog)
      const current = row(panel, 'Entrée 8000')
      const box = current.getBoundingClientRect()
      expect(box.top).to.be.within(0, innerHeight - box.height)
      expect(document.activeElement).to.equal(current.querySelector('a'))
      expect(rows(panel).length).to.be.lessThan(400)
    })

    it('MENU-11 searches 10,000 entries and draws the results near the visitor', async () => {
      const { dialog } = await openMenu(many(10_000))
      const field = dialog.querySelector('input') as HTMLInputElement
      field.focus()
      document.execCommand('insertText', false, 'entree')
      await waitUntil(() => dialog.querySelector('.flx-mobile-menu__count'))
      expect(dialog.querySelector('.flx-mobile-menu__count')?.textContent?.replace(/\s/g, ' ')).to.equal(
        '10 000 résultats',
      )
      expect(dialog.querySelectorAll('[data-item]').length).to.be.lessThan(600)
    })

    it('MENU-13 is accessible: panel, results, no result', async () => {
      setPlace('12', '2,11,12')
      const { dialog } = await openMenu([...(shop as object[]), { type: 'spacer' }, { type: 'clone', data: '#page' }])
      await waitUntil(() => dialog.getAnimations().length === 0)
      await expect(dialog).to.be.accessible()
      const field = dialog.querySelector('input') as HTMLInputElement
      field.focus()
      document.execCommand('insertText', false, 'b')
      await waitUntil(() => dialog.querySelector('mark'))
      await expect(dialog).to.be.accessible()
      document.execCommand('insertText', false, 'xyz')
      await waitUntil(() => dialog.querySelector('.flx-mobile-menu__nothing'))
      await expect(dialog).to.be.accessible()
    })
  })
})
