import { expect, html } from '@open-wc/testing'
import '../../elements/mobile-menu.ts'
import { configure } from '../../src/core/configure.ts'
import { errorsOf, warningsOf } from '../support/console.ts'
import {
  configName,
  item,
  labels,
  menuPage,
  newVisit,
  openMenu,
  openPanel,
  row,
  setPlace,
  shop,
  shown,
} from '../support/mobile-menu.ts'
import { waitUntil } from '../support/wait-until.ts'

const keyOf = (part: string, name = configName()): string => `flx-mobile-menu-${part}:fr:${name}`
const storedKeys = (name = configName()): string[] => Object.keys(localStorage).filter((key) => key.endsWith(name))

describe('<flx-mobile-menu>', () => {
  beforeEach(newVisit)

  describe('states', () => {
    it('MENU-01 shows on its button that it loads, then opens, and reopens without asking again', async () => {
      const { button, dialog, menu, server } = await menuPage([{ hold: 'menu', body: shop }])
      expect(button.getAttribute('aria-expanded')).to.equal('false')
      button.click()
      await server.requests(1)
      expect(button.getAttribute('aria-busy')).to.equal('true')
      expect(dialog.open).to.equal(false)
      button.click()
      await server.release('menu')
      await waitUntil(() => dialog.open)
      await waitUntil(() => button.getAttribute('aria-expanded') === 'true')
      expect(button.getAttribute('aria-busy')).to.equal('false')
      expect(await menu.hide()).to.equal(true)
      await waitUntil(() => button.getAttribute('aria-expanded') === 'false')
      button.click()
      await waitUntil(() => dialog.open)
      expect(await server.log()).to.have.length(1)
    })

    it('MENU-01 shows the page’s loader meanwhile, when it is asked to', async () => {
      const { button, dialog, server } = await menuPage(
        [{ hold: 'menu', body: [] }],
        html`<flx-mobile-menu loader></flx-mobile-menu>`,
      )
      const others = (): Element[] => [...document.querySelectorAll('dialog[open]')].filter((one) => one !== dialog)
      button.click()
      await waitUntil(() => others().length === 1)
      await warningsOf(async () => {
        await server.release('menu')
        await waitUntil(() => others().length === 0)
      })
      expect(dialog.open).to.equal(false)
    })

    it('MENU-01 says when it opened, by whose configuration, and when it closed', async () => {
      const { button, dialog, menu } = await menuPage([{ body: shop }])
      const said: unknown[] = []
      for (const name of ['open', 'closed']) {
        menu.addEventListener(`flx-mobile-menu-${name}`, (event) => said.push([name, (event as CustomEvent).detail]))
      }
      button.click()
      await waitUntil(() => dialog.open)
      await menu.hide()
      expect(said).to.deep.equal([
        ['open', { configmenu: configName() }],
        ['closed', { source: 'api' }],
      ])
    })

    it('MENU-01 binds buttons that `for` names and that come later', async () => {
      const { box, dialog } = await menuPage([{ body: shop }], html`<flx-mobile-menu for=".opener"></flx-mobile-menu>`)
      const late = document.createElement('button')
      late.className = 'opener'
      late.dataset['configmenu'] = 'autre'
      box.append(late)
      await waitUntil(() => late.getAttribute('aria-haspopup') === 'dialog')
      late.click()
      await waitUntil(() => dialog.open)
    })

    it('MENU-01 takes its marks off the button when it leaves the page', async () => {
      const { button, menu } = await menuPage([{ body: shop }])
      menu.remove()
      await waitUntil(() => !button.hasAttribute('aria-expanded'))
      expect(button.getAttributeNames().sort()).to.deep.equal(['data-configmenu', 'id'])
    })
  })

  describe('wire', () => {
    it('MENU-02 posts the configuration named on the button', async () => {
      const { server } = await openMenu()
      const [request] = await server.log()
      expect(request?.method).to.equal('POST')
      expect(request?.path).to.equal('ajax/modules/menu/mobile-menu.php')
      expect(request?.fields).to.deep.equal({ configmenu: configName() })
    })

    it('MENU-02 shows menus, spacers and copies of page content without their ids', async () => {
      const { dialog } = await openMenu([
        { type: 'menu', data: [item(1, 'Un')] },
        { type: 'spacer' },
        { type: 'menu', data: [item(2, 'Deux')] },
        { type: 'clone', data: '#page' },
        { type: 'autre', data: 'inconnu' },
      ])
      const list = dialog.querySelector('ul') as HTMLElement
      expect([...list.children].map(({ className }) => className.trim())).to.deep.equal([
        'flx-mobile-menu__row',
        'flx-mobile-menu__spacer',
        'flx-mobile-menu__row',
        'flx-mobile-menu__clone',
      ])
      await waitUntil(() => list.lastElementChild?.textContent === 'Page')
      expect(document.querySelectorAll('#page')).to.have.length(1)
    })

    it('MENU-02 a selector that finds nothing, or is none, is told and spoils nothing', async () => {
      const said = await warningsOf(async (warnings) => {
        const { dialog } = await openMenu([
          ...shop,
          { type: 'clone', data: '#nulle-part' },
          { type: 'clone', data: '[' },
        ])
        expect(labels(shown(dialog))).to.have.length(3)
        await waitUntil(() => warnings.length === 2)
      })
      expect(said[0]).to.contain('« #nulle-part »')
      expect(said[1]).to.contain('« [ »')
    })

    it('MENU-03 reads the item: link, theme classes, name and subtitle of menu_param, as object or JSON text', async () => {
      const { dialog } = await openMenu([
        {
          type: 'menu',
          data: [
            item(1, 'Nom', [], {
              menu_param: { nom_page: 'Autre nom', subtitle: 'Sous-titre' },
              class_theme_style: 'rouge gras',
            }),
            item(2, 'Nom', [], { menu_param: '{"nom_page":"Par texte"}', lien: '', adresse: '/adresse' }),
            item(3, 'Entier', [], { menu_param: '{"nom_page":', enfant: '' }),
            { id_page: '4', nom_page: 'Sans lien', enfant: { 7: item(5, 'Enfant à trou') } },
            'pas une entrée',
            { id_page: 6 },
          ],
        },
      ])
      const panel = shown(dialog)
      expect(labels(panel)).to.deep.equal(['Autre nom', 'Par texte', 'Entier', 'Sans lien'])
      const first = row(panel, 'Autre nom')
      expect(first.classList.contains('rouge') && first.classList.contains('gras')).to.equal(true)
      expect(first.querySelector('.flx-mobile-menu__subtitle')?.textContent).to.equal('Sous-titre')
      expect(first.querySelector('a')?.getAttribute('href')).to.equal('/page-1')
      expect(row(panel, 'Par texte').querySelector('a')?.getAttribute('href')).to.equal('/adresse')
      expect(row(panel, 'Sans lien').querySelector('a')).to.equal(null)
      row(panel, 'Sans lien').querySelector('button')?.click()
      await waitUntil(() => labels(shown(dialog)).includes('Enfant à trou'))
    })
  })

  describe('large menus', () => {
    const parts = [
      item(1, 'Un', [
        item(10, 'Dix', [item(100, 'Cent'), { id_page: 101, nom_page: ['Faux'] }]),
        'rien',
        item(11, 'Onze'),
      ]),
      item(2, 'Deux', [{ id_page: 20 }]),
    ]

    /** A search reads the whole menu, in quiet instants. */
    const noSearch = html`<flx-mobile-menu no-search></flx-mobile-menu>`

    it('MENU-13 reads a panel when it is shown; what is wrong in it is named, and spoils nothing else', async () => {
      const said = await warningsOf(async () => {
        const { dialog } = await openMenu([{ type: 'menu', data: parts }], noSearch)
        expect(labels(shown(dialog))).to.deep.equal(['Un', 'Deux'])
        expect(row(shown(dialog), 'Deux').querySelector('[data-panel]')).to.equal(null)
        console.warn('the first panel is shown')
        await openPanel(dialog, 'Un')
        expect(labels(shown(dialog))).to.deep.equal(['Dix', 'Onze'])
        console.warn('the second panel is shown')
        await openPanel(dialog, 'Dix')
        expect(labels(shown(dialog))).to.deep.equal(['Cent'])
      })
      const prefix = 'flx : <flx-mobile-menu> : entrées du menu laissées de côté : 1. champ'
      expect(said).to.deep.equal([
        'the first panel is shown',
        `${prefix} « [0].data[0].enfant[1] », attendu une entrée, reçu "rien"`,
        'the second panel is shown',
        `${prefix} « [0].data[0].enfant[0].enfant[1].nom_page », attendu un nom, reçu ["Faux"]`,
      ])
    })

    it('MENU-11 a search reads the panels that were not shown yet, and names what is wrong in them', async () => {
      const said = await warningsOf(async () => {
        const { dialog } = await openMenu([{ type: 'menu', data: parts }])
        const field = dialog.querySelector('input') as HTMLInputElement
        field.focus()
        document.execCommand('insertText', false, 'cent')
        await waitUntil(() => dialog.querySelector('mark')?.textContent === 'Cent')
        expect(dialog.querySelector('.flx-mobile-menu__path')?.textContent).to.equal('Un › Dix')
      })
      expect(said).to.have.length(3)
      expect(said.join()).to.contain('« [0].data[1].enfant[0].nom_page »')
    })

    it('MENU-12 reads no more than the panels that lead to the page', async () => {
      setPlace('100', '1,10,100')
      const said = await warningsOf(async () => {
        const others = item(3, 'Trois', [item(30, 'Trente', ['rien'])])
        const { dialog } = await openMenu([{ type: 'menu', data: [...parts, others] }], noSearch)
        expect(labels(shown(dialog))).to.deep.equal(['Cent'])
        expect(row(shown(dialog), 'Cent').querySelector('a')?.ariaCurrent).to.equal('page')
      })
      expect(said).to.have.length(2)
    })
  })

  describe('cache', () => {
    const keep = (values: { datas?: string; key?: string; expire?: string }): void => {
      for (const [part, value] of Object.entries(values)) localStorage.setItem(keyOf(part), value)
    }
    const soon = (ms: number): string => String(Date.now() + ms)
    const kept = JSON.stringify([{ type: 'menu', data: [item(9, 'Gardé')] }])

    it('MENU-09 keeps the list, the session hash and an hour’s expiry under one prefix', async () => {
      const before = Date.now()
      await openMenu()
      await waitUntil(() => storedKeys().length === 3)
      expect(storedKeys().sort()).to.deep.equal([keyOf('datas'), keyOf('expire'), keyOf('key')])
      expect(JSON.parse(localStorage.getItem(keyOf('datas')) ?? '')).to.deep.equal(shop)
      expect(localStorage.getItem(keyOf('key'))).to.contain('abc')
      const expire = Number(localStorage.getItem(keyOf('expire')))
      expect(expire - before).to.be.within(3_600_000, 3_600_000 + 60_000)
    })

    it('MENU-09 uses what it kept without asking the server', async () => {
      keep({ datas: kept, key: '"abc"', expire: soon(1000_000) })
      const { dialog, server } = await openMenu()
      expect(labels(shown(dialog))).to.deep.equal(['Gardé'])
      expect(await server.log()).to.have.length(0)
    })

    const worthless: [string, Parameters<typeof keep>[0]][] = [
      ['is out of date', { datas: kept, key: '"abc"', expire: soon(-1) }],
      ['was kept under another session hash', { datas: kept, key: '"xyz"', expire: soon(1000_000) }],
      ['is broken', { datas: '[{"type":"menu","da', key: '"abc"', expire: soon(1000_000) }],
      ['is not a list', { datas: '{"a":1}', key: '"abc"', expire: soon(1000_000) }],
      ['gives no entry', { datas: '[{"type":"rien"}]', key: '"abc"', expire: soon(1000_000) }],
      ['has no expiry', { datas: kept, key: '"abc"' }],
      ['lasts longer than a menu ever does', { datas: kept, key: '"abc"', expire: soon(9_000_000) }],
    ]
    for (const [why, values] of worthless) {
      it(`MENU-09 what it kept and ${why} is cleared, and the menu asked for again`, async () => {
        keep(values)
        const { button, dialog, server } = await menuPage([{ hold: 'menu', body: shop }])
        button.click()
        await server.requests(1)
        expect(storedKeys()).to.deep.equal([])
        await server.release('menu')
        await waitUntil(() => dialog.open)
        expect(labels(shown(dialog))).to.deep.equal(['Nouveautés', 'Chaussures', 'Maison'])
        await waitUntil(() => storedKeys().length === 3)
      })
    }

    it('MENU-09 a change of the session hash makes an open page ask again', async () => {
      const { button, dialog, menu, server } = await openMenu()
      await menu.hide()
      configure({ sessionHash: 'def' })
      await server.add({ body: [{ type: 'menu', data: [item(8, 'Connecté')] }] })
      button.click()
      await waitUntil(() => dialog.open)
      expect(labels(shown(dialog))).to.deep.equal(['Connecté'])
    })

    it('MENU-09 keeps each configuration apart', async () => {
      const { button, dialog, menu, server } = await openMenu()
      await waitUntil(() => storedKeys().length === 3)
      await menu.hide()
      const other = crypto.randomUUID()
      button.dataset['configmenu'] = other
      await server.add({ body: [{ type: 'menu', data: [item(8, 'Pied')] }] })
      button.click()
      await waitUntil(() => dialog.open)
      expect(labels(shown(dialog))).to.deep.equal(['Pied'])
      await waitUntil(() => storedKeys(other).length === 3)
      expect(storedKeys()).to.have.length(3)
    })

    it('MENU-09 a write that storage refuses says nothing and leaves nothing half written', async () => {
      const real = Storage.prototype.setItem
      let refused = 0
      Storage.prototype.setItem = function (key, value) {
        if (!key.includes('-key')) return real.call(this, key, value)
        refused++
        throw new DOMException('full', 'QuotaExceededError')
      }
      try {
        const said = await warningsOf(async () => {
          const { dialog } = await openMenu()
          await waitUntil(() => refused > 0)
          expect(dialog.open).to.equal(true)
        })
        expect(said).to.deep.equal([])
        expect(storedKeys()).to.deep.equal([])
      } finally {
        Storage.prototype.setItem = real
      }
    })
  })

  describe('empty and broken answers', () => {
    for (const [what, list] of [
      ['an empty list', []],
      ['spacers alone', [{ type: 'spacer' }]],
      ['a menu without items', [{ type: 'menu', data: '' }]],
    ] as const) {
      it(`MENU-10 ${what}: one warning, no menu, the button as before`, async () => {
        const { button, dialog, menu } = await menuPage([{ body: list, repeat: true }])
        const said = await warningsOf(async () => expect(await menu.show()).to.equal(false))
        expect(said).to.have.length(1)
        expect(said[0]).to.contain('aucune entrée')
        await waitUntil(() => button.getAttribute('aria-busy') === 'false')
        expect(dialog.open).to.equal(false)
        expect(storedKeys()).to.deep.equal([])
      })
    }

    for (const [what, answer] of [
      ['cut short', { body: '[{"type":', type: 'json' }],
      ['HTML', { body: '<p>Erreur</p>' }],
      ['no list', { body: { erreur: 1 } }],
      ['a failure', { status: 500, body: 'Oups' }],
      ['no answer', { drop: true }],
    ] as const) {
      it(`MENU-10 an answer that is ${what} gives a message, and a second try`, async () => {
        const { button, dialog, menu, server } = await menuPage([answer])
        let failure: unknown
        menu.addEventListener('flx-error', (event) => {
          failure = event.detail.error
        })
        const said = await errorsOf(async () => {
          button.click()
          await waitUntil(() => dialog.open)
        })
        expect(said).to.have.length(1)
        expect(failure).to.have.property('name', 'RequestError')
        const alert = dialog.querySelector('[role=alert]') as HTMLElement
        expect(alert.textContent).to.contain('Le menu n’a pas pu être chargé.')
        await waitUntil(() => button.getAttribute('aria-busy') === 'false')

        await server.add({ body: shop })
        const retry = alert.querySelector('button') as HTMLButtonElement
        expect(document.activeElement).to.equal(retry)
        retry.click()
        await waitUntil(() => !dialog.querySelector('[role=alert]'))
        expect(labels(shown(dialog))).to.have.length(3)
      })
    }

    it('MENU-10 after a failure the button itself tries again', async () => {
      const { button, dialog, menu, server } = await menuPage([{ status: 500, body: '' }])
      await errorsOf(async () => {
        button.click()
        await waitUntil(() => dialog.open)
      })
      await waitUntil(() => dialog.getAnimations().length === 0)
      await expect(dialog).to.be.accessible()
      await menu.hide()
      await server.add({ body: shop })
      button.click()
      await waitUntil(() => dialog.open && dialog.querySelector('[data-shows]'))
      expect(dialog.querySelector('[role=alert]')).to.equal(null)
    })
  })
})
