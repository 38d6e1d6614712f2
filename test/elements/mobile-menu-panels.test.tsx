import { expect, html } from '@open-wc/testing'
import { emulateMedia, sendKeys, sendMouse } from '@web/test-runner-commands'
import '../../elements/mobile-menu.ts'
import { warningsOf } from '../support/console.ts'
import {
  isShown,
  item,
  labels,
  menuPage,
  newVisit,
  openMenu,
  openPanel,
  panels,
  row,
  rows,
  setPlace,
  shop,
  shown,
  titleOf,
} from '../support/mobile-menu.ts'
import { waitUntil } from '../support/wait-until.ts'

const active = (): Element | null => document.activeElement
const press = (...keys: string[]): Promise<void> =>
  keys.reduce((before, key) => before.then(() => sendKeys({ press: key })), Promise.resolve())

describe('<flx-mobile-menu> panels', () => {
  beforeEach(newVisit)

  describe('panels', () => {
    it('MENU-07 a row opens its submenu, back returns to the parent, focus goes with it', async () => {
      const { dialog, menu } = await openMenu()
      const said: unknown[] = []
      menu.addEventListener('flx-mobile-menu-panel', ({ detail }) => said.push(detail))
      await openPanel(dialog, 'Chaussures')
      expect(labels(shown(dialog))).to.deep.equal(['Baskets', 'Bottines'])
      expect(active()?.getAttribute('aria-label')).to.equal('Retour\u00a0: Menu')
      await openPanel(dialog, 'Bottines')
      expect(active()?.getAttribute('aria-label')).to.equal('Retour\u00a0: Chaussures')

      ;(active() as HTMLElement).click()
      await waitUntil(() => isShown(dialog, 'Chaussures'))
      expect(active()).to.equal(row(shown(dialog), 'Bottines').querySelector('[data-panel]'))
      expect(said).to.deep.equal([
        { id: '2', label: 'Chaussures' },
        { id: '11', label: 'Bottines' },
        { id: '2', label: 'Chaussures' },
      ])
    })

    it('MENU-07 each panel has a link to the site’s root', async () => {
      const { dialog } = await openMenu(shop, html`<flx-mobile-menu home="/fr/"></flx-mobile-menu>`)
      const home = (): string | null | undefined =>
        shown(dialog).querySelector('[aria-label=Accueil]')?.getAttribute('href')
      expect(home()).to.equal('/fr/')
      await openPanel(dialog, 'Chaussures')
      expect(home()).to.equal('/fr/')
    })

    it('MENU-07 a row with a link and a submenu has both; one without link opens its submenu as a whole', async () => {
      const { dialog } = await openMenu()
      const both = row(shown(dialog), 'Chaussures')
      expect(both.querySelector('a')?.getAttribute('href')).to.equal('/page-2')
      expect(both.querySelector('button')?.getAttribute('aria-label')).to.equal('Sous-menu\u00a0: Chaussures')
      const whole = row(shown(dialog), 'Maison')
      expect(whole.querySelector('a')).to.equal(null)
      expect(whole.querySelector('button')?.textContent).to.equal('Maison')
    })

    it('MENU-07 openPanel() opens the menu at a panel; an unknown one is told', async () => {
      const { dialog, menu } = await menuPage([{ body: shop }])
      await menu.openPanel(11)
      await waitUntil(() => dialog.open && isShown(dialog, 'Bottines'))
      await menu.openPanel('')
      await waitUntil(() => isShown(dialog, 'Menu'))
      const said = await warningsOf(() => menu.openPanel('rien'))
      expect(said.join()).to.contain('« rien »')
      expect(titleOf(shown(dialog))).to.equal('Menu')
    })

    it('MENU-12 the panel that leaves is inert and goes after 400 ms and 25 ms; only the shown one is left', async () => {
      const { dialog } = await openMenu()
      row(shown(dialog), 'Chaussures').querySelector<HTMLElement>('[data-panel]')?.click()
      await waitUntil(() => panels(dialog).length === 2)
      const leaving = panels(dialog).find(({ inert }) => inert) as HTMLElement
      expect(titleOf(leaving)).to.equal('Menu')
      for (const panel of panels(dialog)) {
        const [animation] = panel.getAnimations()
        expect(animation?.effect?.getTiming()).to.include({ duration: 400, delay: 25 })
      }
      await waitUntil(() => panels(dialog).length === 1)
      expect(titleOf(shown(dialog))).to.equal('Chaussures')
    })

    it('MENU-13 for those who want less motion, panels change at once', async () => {
      await emulateMedia({ reducedMotion: 'reduce' })
      try {
        const { dialog } = await openMenu()
        row(shown(dialog), 'Chaussures').querySelector<HTMLElement>('[data-panel]')?.click()
        await waitUntil(() => isShown(dialog, 'Chaussures'))
        expect(dialog.getAnimations({ subtree: true })).to.have.length(0)
        await waitUntil(() => panels(dialog).length === 1)
      } finally {
        await emulateMedia({ reducedMotion: 'no-preference' })
      }
    })
  })

  describe('where the visitor is', () => {
    it('MENU-12 marks the page, marks what leads to it, shows its panel first', async () => {
      setPlace('12', '2,11,12')
      const { dialog } = await openMenu()
      expect(titleOf(shown(dialog))).to.equal('Bottines')
      const link = row(shown(dialog), 'Chelsea').querySelector('a')
      expect(link?.getAttribute('aria-current')).to.equal('page')
      expect(active()).to.equal(link)
      expect(dialog.querySelectorAll('[aria-current]')).to.have.length(1)

      shown(dialog).querySelector<HTMLElement>('[aria-label^=Retour]')?.click()
      await waitUntil(() => isShown(dialog, 'Chaussures'))
      expect(row(shown(dialog), 'Bottines').hasAttribute('data-trail')).to.equal(true)
      expect(row(shown(dialog), 'Baskets').hasAttribute('data-trail')).to.equal(false)
    })

    it('MENU-12 of several rows for the page, the one that the breadcrumb leads to is meant', async () => {
      setPlace('50', '6,50')
      const { dialog } = await openMenu([
        { type: 'menu', data: [item(5, 'Promos', [item(50, 'Lampe')]), item(6, 'Maison', [item(50, 'Lampe')])] },
      ])
      expect(titleOf(shown(dialog))).to.equal('Maison')
    })

    it('MENU-12 a page that the menu does not list is at its nearest listed ancestor', async () => {
      setPlace('999', '2,11,999')
      const { dialog } = await openMenu()
      expect(titleOf(shown(dialog))).to.equal('Chaussures')
      expect(row(shown(dialog), 'Bottines').hasAttribute('data-trail')).to.equal(true)
      expect(dialog.querySelector('[aria-current]')).to.equal(null)
    })
  })

  describe('closing', () => {
    it('MENU-08 closes by the close button, Escape and a click beside it, and says by which', async () => {
      const { button, dialog, menu } = await openMenu(shop, html`<flx-mobile-menu position="left"></flx-mobile-menu>`)
      const sources: string[] = []
      menu.addEventListener('flx-mobile-menu-closed', ({ detail }) => sources.push(detail.source))
      dialog.querySelector<HTMLElement>('[aria-label="Fermer le menu"]')?.click()
      await waitUntil(() => sources.length === 1)
      expect(active()).to.equal(button)

      button.click()
      await waitUntil(() => dialog.open)
      await press('Escape')
      await waitUntil(() => sources.length === 2)

      button.click()
      await waitUntil(() => dialog.open)
      await waitUntil(() => dialog.getAnimations().length === 0)
      await sendMouse({ type: 'click', position: [innerWidth - 5, 200] })
      await waitUntil(() => sources.length === 3)
      expect(sources).to.deep.equal(['button', 'escape', 'overlay'])
    })

    /** What closes a menu whose link is clicked, and then hidden by script. */
    const closedBy = async (href: string, options: MouseEventInit = {}): Promise<string[]> => {
      const { dialog, menu } = await openMenu([{ type: 'menu', data: [item(1, 'Lien', [], { lien: href })] }])
      const sources: string[] = []
      menu.addEventListener('flx-mobile-menu-closed', ({ detail }) => sources.push(detail.source))
      const stay = (event: Event): void => event.preventDefault()
      window.addEventListener('click', stay)
      row(shown(dialog), 'Lien')
        .querySelector('a')
        ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }))
      window.removeEventListener('click', stay)
      await menu.hide()
      return sources
    }

    it('MENU-08 closes by a link to another page', async () =>
      expect(await closedBy('/ailleurs')).to.deep.equal(['link']))
    it('MENU-08 closes by a link to an anchor of another page', async () =>
      expect(await closedBy('/ailleurs#bas')).to.deep.equal(['link']))
    it('MENU-08 stays open for an anchor of this page', async () =>
      expect(await closedBy('#bas')).to.deep.equal(['api']))
    it('MENU-08 stays open for this page’s address with an anchor', async () =>
      expect(await closedBy(`${location.pathname}${location.search}#bas`)).to.deep.equal(['api']))
    it('MENU-08 stays open for a link asked for in another tab', async () =>
      expect(await closedBy('/ailleurs', { ctrlKey: true })).to.deep.equal(['api']))

    it('MENU-08 stays open when flx-mobile-menu-close is prevented', async () => {
      const { dialog, menu } = await openMenu()
      const asked: string[] = []
      menu.addEventListener('flx-mobile-menu-close', (event) => {
        asked.push(event.detail.source)
        event.preventDefault()
      })
      dialog.querySelector<HTMLElement>('[aria-label="Fermer le menu"]')?.click()
      expect(await menu.hide()).to.equal(false)
      expect(dialog.open).to.equal(true)
      expect(asked).to.deep.equal(['button', 'api'])
    })
  })

  describe('keyboard', () => {
    it('MENU-13 can be used by keyboard alone, from the button to a page three levels down and back', async () => {
      const { button, dialog } = await menuPage([{ body: shop }])
      button.focus()
      await press('Enter')
      await waitUntil(() => dialog.open)
      expect(active()?.getAttribute('aria-label')).to.equal('Accueil')
      await press('Tab', 'Tab', 'Tab')
      expect(active()?.getAttribute('aria-label')).to.equal('Sous-menu\u00a0: Chaussures')
      await press('Enter')
      await waitUntil(() => isShown(dialog, 'Chaussures'))
      await press('ArrowDown', 'ArrowDown')
      expect(active()?.textContent).to.equal('Bottines')
      await press('ArrowRight')
      await waitUntil(() => isShown(dialog, 'Bottines'))
      await press('ArrowDown')
      expect(active()?.textContent).to.equal('Chelsea')
      await press('ArrowUp')
      expect(active()?.textContent).to.equal('Chelsea')
      await press('ArrowLeft')
      await waitUntil(() => isShown(dialog, 'Chaussures'))
      expect(active()?.getAttribute('aria-label')).to.equal('Sous-menu\u00a0: Bottines')
      await press('Escape')
      await waitUntil(() => !dialog.open)
      expect(active()).to.equal(button)
    })

    it('MENU-13 Home and End go to the first and the last row, also of a list not drawn to its end', async () => {
      const data = Array.from({ length: 500 }, (_, n) => item(1000 + n, `Entrée ${n}`))
      const { dialog } = await openMenu([{ type: 'menu', data }])
      row(shown(dialog), 'Entrée 3').querySelector('a')?.focus()
      // The code of the keys may come a moment after the menu.
      await waitUntil(async () => {
        await press('End')
        return active()?.textContent === 'Entrée 499'
      })
      await press('Home')
      expect(active()?.textContent).to.equal('Entrée 0')
      expect(rows(shown(dialog)).length).to.be.lessThan(500)
    })
  })

  describe('search', () => {
    /** Types, and waits for what is found: results of the first letters may be drawn before. */
    const find = async (dialog: HTMLElement, text: string, found: string[]): Promise<void> => {
      const field = dialog.querySelector<HTMLInputElement>('input[type=search]') as HTMLInputElement
      field.focus()
      field.select()
      await sendKeys({ type: text })
      const read = (): string => [titleOf(results(dialog)), ...labels(results(dialog))].join()
      const due = ['Résultats', ...found].join()
      await waitUntil(() => read() === due, `${text} gives ${due}`)
    }
    const results = (dialog: HTMLElement): HTMLElement => {
      const found = [...dialog.querySelectorAll<HTMLElement>('[role=group]')].find((group) => !group.dataset['shows'])
      return found ?? dialog
    }

    it('MENU-11 finds in the whole tree whatever the accents, with path and marked words', async () => {
      const { dialog } = await openMenu()
      await find(dialog, 'ecole', ['École'])
      const found = (): Element | undefined => rows(results(dialog))[0]
      expect(found()?.querySelector('.flx-mobile-menu__path')?.textContent).to.equal('Maison')
      // The same is found for fewer letters.
      await waitUntil(() => found()?.querySelector('mark')?.textContent === 'École', 'École is not marked')
      expect(found()?.querySelector('a')?.getAttribute('href')).to.equal('/page-31')
      expect(panels(dialog)[0]?.inert).to.equal(true)
    })

    it('MENU-11 folds œ and apostrophes and marks the letters that stand for them', async () => {
      const { dialog } = await openMenu()
      const marked = (): string =>
        [...results(dialog).querySelectorAll('mark')].map(({ textContent }) => textContent).join()
      await find(dialog, "oeuvres d'art", ['Œuvres d’art'])
      await waitUntil(() => marked() === 'Œuvres,d’art')
    })

    it('MENU-11 a word may be found above the item; the closest come first', async () => {
      const { dialog } = await openMenu()
      await find(dialog, 'chaussures lacets', ['À lacets'])
      await find(dialog, 'b', ['Baskets', 'Bottines'])
    })

    it('MENU-11 says how many there are, and that there are none', async () => {
      const { dialog } = await openMenu()
      const status = (): string => dialog.querySelector('[role=status]')?.textContent ?? ''
      await find(dialog, 'bottines', ['Bottines'])
      expect(status()).to.equal('1 résultat')
      await find(dialog, 'xyz', [])
      expect(status()).to.equal('Aucun résultat')
      await waitUntil(() =>
        results(dialog).textContent?.includes('Aucune entrée du menu ne correspond à «\u00a0xyz\u00a0».'),
      )
    })

    it('MENU-11 a result with a submenu opens it; Escape empties the field, then closes', async () => {
      const { dialog } = await openMenu()
      await find(dialog, 'bottines', ['Bottines'])
      await press('Tab', 'Tab', 'Tab')
      rows(results(dialog))[0]?.querySelector<HTMLElement>('[data-panel]')?.click()
      await waitUntil(() => isShown(dialog, 'Bottines'))
      const field = dialog.querySelector<HTMLInputElement>('input[type=search]') as HTMLInputElement
      expect(field.value).to.equal('')
      field.focus()
      await sendKeys({ type: 'bas' })
      await press('Escape')
      await waitUntil(() => field.value === '')
      expect(dialog.open).to.equal(true)
      await press('Escape')
      await waitUntil(() => !dialog.open)
    })

    it('MENU-11 the arrow goes from the field to the results and moves among them', async () => {
      const { dialog } = await openMenu()
      await find(dialog, 'b', ['Baskets', 'Bottines'])
      await press('ArrowDown', 'ArrowDown')
      expect(active()?.textContent).to.contain('Bottines')
    })

    it('MENU-11 no-search leaves the field out', async () => {
      const { dialog } = await openMenu(shop, html`<flx-mobile-menu no-search></flx-mobile-menu>`)
      expect(dialog.querySelector('input')).to.equal(null)
    })
  })
})
