import { expect, fixture } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { warningsOf } from '../support/console.ts'
import { openTable, priceTable, rowsHtml, sortButton, tableOf, until } from '../support/table-page.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('<flx-table>', () => {
  before(() => setViewport({ width: 1280, height: 800 }))

  describe('columns', () => {
    const wide = tableOf(
      ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
      [
        ['a1', 'b1', '<label>Quantité <input name="q" value="3"></label>', 'd1', 'e1', 'f1', 'g1', ''],
        ['a2', 'b2', 'c2', 'd2', 'e2', 'f2', 'g2', 'h2'],
      ],
      '<tfoot><tr><td>Total</td><td colspan="6">7</td><td>h</td></tr></tfoot>',
    )
    const shown = (host: Element): string =>
      [...host.querySelectorAll('thead th')]
        .filter((head) => head.checkVisibility())
        .map((head) => head.textContent)
        .join('')
    const resize = (width: number): Promise<void> => setViewport({ width, height: 800 })
    afterEach(() => resize(1280))

    it('TABLE-02 shows 2 columns, then 3 from 576 px, 4 from 767, 5 from 992, 6 from 1024, 7 from 1200', async () => {
      const host = await openTable(wide)
      for (const [width, names] of [
        [360, 'AB'],
        [575, 'AB'],
        [576, 'ABC'],
        [766, 'ABC'],
        [767, 'ABCD'],
        [991, 'ABCD'],
        [992, 'ABCDE'],
        [1023, 'ABCDE'],
        [1024, 'ABCDEF'],
        [1199, 'ABCDEF'],
        [1200, 'ABCDEFG'],
      ] as const) {
        await resize(width)
        await waitUntil(() => shown(host) === names, `${width} px: ${shown(host)} instead of ${names}`)
        const cells = [...host.querySelectorAll('tbody tr:first-child td')].filter((cell) => cell.checkVisibility())
        expect(cells.length).to.equal(names.length)
      }
    })

    it('TABLE-02 the columns in view fit a phone, whatever width the editor of texts has written', async () => {
      await resize(360)
      for (const width of ['style="width: 800px"', 'width="800"']) {
        const host = await openTable(wide.replace('<table', `<table ${width}`))
        await waitUntil(() => shown(host) === 'AB')
        const region = host.querySelector('[role="region"]') as HTMLElement
        await waitUntil(() => region.scrollWidth <= region.clientWidth, `${region.scrollWidth} px with ${width}`)
      }
    })

    it('TABLE-03 head and first column stay in view while the others scroll', async () => {
      await resize(360)
      const line = (tag: string) => [Array.from({ length: 12 }, (_, index) => `${tag} numéro ${index}`)]
      const host = await openTable(
        `<table><thead>${rowsHtml(line('Titre'), 'th')}</thead><tbody>${rowsHtml(line('Case')).repeat(60)}</tbody></table>`,
        'all-columns',
      )
      await waitUntil(() => host.querySelector('[role="region"][data-flx-scrolls="both"]'))
      const region = host.querySelector('[role="region"]') as HTMLElement
      const edges = (): number[] => {
        const [inside, head, first, other] = [
          region,
          ...host.querySelectorAll('thead th:first-child, tbody tr:nth-child(50) > td:nth-child(-n + 2)'),
        ].map((each) => each.getBoundingClientRect())
        return [
          (head?.top ?? 0) - (inside?.top ?? 0),
          (head?.left ?? 0) - (inside?.left ?? 0),
          (first?.left ?? 0) - (inside?.left ?? 0),
          (other?.left ?? 0) - (inside?.left ?? 0),
        ].map(Math.round)
      }
      await waitUntil(() => getComputedStyle(host.querySelector('tbody td') as Element).position === 'sticky')
      const [, , , before = 0] = edges()
      region.scrollTo(300, 200)
      expect(edges()).to.deep.equal([0, 0, 0, before - 300])
    })

    it('TABLE-02 shows those first that its author chose', async () => {
      await resize(360)
      expect(shown(await openTable(wide, 'first="1 4"'))).to.equal('AD')
      expect(shown(await openTable(wide.replace('<th>F', '<th data-flx-priority="1">F')))).to.equal('AF')
      expect(shown(await openTable(wide, 'all-columns'))).to.equal('ABCDEFGH')
    })

    it('TABLE-02 TABLE-05 unfolds the others below their row, by keyboard, and gives them back', async () => {
      await resize(360)
      const host = await openTable(wide)
      const field = host.querySelector<HTMLInputElement>('input')
      const cell = field?.closest('td')
      let inputs = 0
      field?.addEventListener('input', () => inputs++)
      const more = host.querySelector<HTMLButtonElement>('tbody button')
      more?.focus()
      expect([more?.ariaLabel, more?.ariaExpanded]).to.deep.equal(['Autres colonnes\u00a0: a1', 'false'])
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => host.querySelector('dl'))
      const pairs = [...host.querySelectorAll('dl > div')].map((pair) => pair.textContent.replace(/\s+/g, ' ').trim())
      expect(pairs).to.deep.equal(['CQuantité', 'Dd1', 'Ee1', 'Ff1', 'Gg1'])
      expect([field?.checkVisibility(), more?.ariaExpanded]).to.deep.equal([true, 'true'])
      field?.focus()
      await sendKeys({ type: '4' })
      await resize(1280)
      await waitUntil(() => field?.closest('td') === cell)
      expect([field?.value.includes('4'), inputs, document.activeElement === field]).to.deep.equal([true, 1, true])
    })

    it('TABLE-02 sorts and filters by columns that are out of view or unfolded', async () => {
      await resize(360)
      const host = await openTable(wide, 'filter sort="-4"')
      await until(host, ['a2', 'a1'])
      host.querySelectorAll<HTMLElement>('tbody button')[1]?.click()
      await waitUntil(() => host.querySelector('.flx-table__details'))
      expect(host.querySelector('.flx-table__details')?.previousElementSibling?.textContent).to.contain('a1')
      sortButton(host, 'B').click()
      await until(host, ['a1', 'a2'])
      expect(host.querySelector('.flx-table__details')?.previousElementSibling?.textContent).to.contain('a1')
      await host.search('D1')
      await until(host, ['a1'])
    })
  })

  describe('columns that the visitor chooses', () => {
    const wide = tableOf(['A', 'B', 'C', 'D'], [['a1', 'b1', 'c1', 'd1']])
    const inView = (host: Element): string =>
      [...host.querySelectorAll<HTMLElement>('thead th')]
        .filter((head) => head.checkVisibility())
        .map((head) => head.textContent.trim())
        .join('')
    const untilInView = (host: Element, names: string): Promise<void> =>
      waitUntil(() => inView(host) === names, `${names} instead of ${inView(host)}`)
    const boxes = (host: Element): HTMLInputElement[] => [
      ...host.querySelectorAll<HTMLInputElement>('.flx-table__columns input'),
    ]
    const ticked = (host: Element): boolean[] => boxes(host).map(({ checked }) => checked)
    const choice = (host: Element): HTMLButtonElement =>
      host.querySelector<HTMLButtonElement>('[aria-expanded]') as HTMLButtonElement

    it('TABLE-02 are in view instead of those that there is room for, by keyboard, until none is left', async () => {
      await setViewport({ width: 360, height: 700 })
      const host = await openTable(wide, 'choose-columns first="3"')
      await untilInView(host, 'AC')
      expect(boxes(host)[0]?.checkVisibility()).to.equal(false)
      choice(host).focus()
      await sendKeys({ press: 'Enter' })
      expect([choice(host).textContent, choice(host).ariaExpanded]).to.deep.equal(['Colonnes', 'true'])
      expect(boxes(host).map((box) => [box.labels?.[0]?.textContent, box.checked])).to.deep.equal([
        ['A', true],
        ['B', false],
        ['C', true],
        ['D', false],
      ])
      await sendKeys({ press: 'Tab' })
      await sendKeys({ press: 'Tab' })
      await sendKeys({ press: 'Tab' })
      await sendKeys({ press: 'Tab' })
      await sendKeys({ press: 'Space' })
      await untilInView(host, 'ACD')
      expect(document.activeElement).to.equal(boxes(host)[3])
      boxes(host)[0]?.click()
      await untilInView(host, 'CD')
      host.querySelector<HTMLElement>('tbody button')?.click()
      await waitUntil(() => host.querySelector('.flx-table__details')?.textContent === 'Aa1Bb1')
      await setViewport({ width: 1000, height: 700 })
      expect([inView(host), ticked(host)]).to.deep.equal(['CD', [false, false, true, true]])
      boxes(host)[2]?.click()
      boxes(host)[3]?.click()
      await untilInView(host, 'ABCD')
      expect(ticked(host)).to.deep.equal([true, true, true, true])
    })

    it('TABLE-02 are fewer than there is room for; paper has them all, and other columns are chosen anew', async () => {
      await setViewport({ width: 1300, height: 700 })
      const host = await openTable(wide, 'choose-columns all-columns')
      await waitUntil(() => boxes(host).length === 4)
      boxes(host)[1]?.click()
      await untilInView(host, 'ACD')
      dispatchEvent(new Event('beforeprint'))
      await untilInView(host, 'ABCD')
      dispatchEvent(new Event('afterprint'))
      await untilInView(host, 'ACD')
      host
        .querySelector('table')
        ?.replaceWith(document.createRange().createContextualFragment(tableOf(['E', 'F'], [['e1', 'f1']])))
      await untilInView(host, 'EF')
      await waitUntil(() => `${ticked(host)}` === 'true,true')
    })
  })

  describe('full screen', () => {
    const dialogOf = (host: Element): HTMLDialogElement | null => host.querySelector('dialog')

    it('TABLE-03 goes normal, full screen, normal again, and focus comes back', async () => {
      await setViewport({ width: 360, height: 700 })
      const host = await openTable(
        tableOf(['A', 'B', 'C'], [['1', '<input aria-label="B" value="2">', '3']]),
        'fullscreen',
      )
      const told: string[] = []
      host.addEventListener('flx-table-mode', ({ detail }) => told.push(detail.mode))
      const field = host.querySelector('input')
      const button = host.querySelector<HTMLButtonElement>('.flx-table__tools button')
      button?.focus()
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => dialogOf(host)?.open)
      const box = dialogOf(host)
      expect([box?.offsetWidth, box?.offsetHeight]).to.deep.equal([360, 700])
      expect([...host.querySelectorAll('thead th')].every((head) => head.checkVisibility())).to.equal(true)
      expect(box?.contains(field)).to.equal(true)
      await Promise.allSettled(document.getAnimations().map((animation) => animation.finished))
      await sendKeys({ press: 'Escape' })
      await waitUntil(() => !dialogOf(host))
      expect(told).to.deep.equal(['fullscreen', 'normal'])
      expect([document.activeElement === button, host.querySelectorAll('table').length]).to.deep.equal([true, 1])
      await setViewport({ width: 1280, height: 800 })
    })

    it('TABLE-03 is at most as high as the window less the header less 50', async () => {
      const header = await fixture<HTMLElement>(
        '<header style="position: fixed; inset: 0 0 auto; height: 90px; margin: 0">Boutique</header>',
      )
      const rows = Array.from({ length: 100 }, (_, index) => [`${index}`, 'x'])
      const host = await openTable(tableOf(['A', 'B'], rows))
      const region = host.querySelector<HTMLElement>('[role="region"]')
      expect(region?.offsetHeight).to.equal(innerHeight - header.offsetHeight - 50)
      await waitUntil(() => region?.tabIndex === 0)
      region?.scrollTo(0, 400)
      const top = (): number => host.querySelector('th')?.getBoundingClientRect().top ?? 0
      await waitUntil(() => Math.abs(top() - (region?.getBoundingClientRect().top ?? 0)) < 2, 'the head stays')
      expect(region?.ariaLabel).to.equal('Frais')
    })

    it('TABLE-03 TABLE-04 takes the author’s own switch; one that is missing is said, and a button stands in', async () => {
      const host = await openTable(`<button data-flx-table-mode>Agrandir</button>${priceTable}`)
      const own = host.querySelector<HTMLButtonElement>('[data-flx-table-mode]')
      own?.click()
      await waitUntil(() => dialogOf(host)?.open)
      expect(own?.ariaPressed).to.equal('true')
      dialogOf(host)?.querySelector('button')?.click()
      await waitUntil(() => !dialogOf(host))
      expect(own?.ariaPressed).to.equal('false')
      let without: Element | undefined
      const said = await warningsOf(async () => {
        without = await openTable(priceTable, 'mode-switch="#bascule"')
      })
      expect(said).to.deep.equal([
        'flx : <flx-table mode-switch="#bascule"> ne trouve pas ce qui change de mode (mode-switch) : un bouton le remplace.',
      ])
      expect(without?.querySelector('.flx-table__tools button')?.textContent).to.equal('Plein écran')
    })

    it('TABLE-03 leaves the page as it was when it goes while it is open', async () => {
      const host = await openTable(priceTable, 'fullscreen')
      await host.toggleMode()
      host.remove()
      await waitUntil(() => !host.querySelector('dialog'))
      expect(host.querySelectorAll('table').length).to.equal(1)
    })
  })
})
