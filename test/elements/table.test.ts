import { expect, fixture } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { FlxTableElement } from '../../elements/table.ts'
import '../../elements/table.ts'
import { axeHere } from '../support/axe-here.ts'
import { warningsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

type Cells = readonly (readonly string[])[]

const rowsHtml = (rows: Cells, tag = 'td'): string =>
  rows.map((row) => `<tr>${row.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`).join('')

/** A table as an author writes it. */
const tableOf = (head: readonly string[], rows: Cells, more = ''): string =>
  `<table><caption>Frais</caption><thead>${rowsHtml([head], 'th')}</thead><tbody>${rowsHtml(rows)}</tbody>${more}</table>`

async function open(table: string, attributes = ''): Promise<FlxTableElement> {
  const host = await fixture<FlxTableElement>(`<flx-table ${attributes}>${table}</flx-table>`)
  await host.ready
  // Tools come first: the table is taken in hand in one go.
  if (host.querySelector('table')) await waitUntil(() => host.querySelector('[role="region"]'))
  return host
}

const sortButton = (host: Element, name: string): HTMLButtonElement => {
  const found = [...host.querySelectorAll<HTMLButtonElement>('thead button')].find((button) =>
    (button.ariaLabel ?? button.textContent).includes(name),
  )
  if (!found) throw new Error(`no button for ${name}`)
  return found
}

/** Texts of a column of the rows that a visitor sees, from 0. */
const seen = (host: Element, column = 0, section = 'tbody'): string[] =>
  [...host.querySelectorAll<HTMLTableRowElement>(`${section} > tr:not(.flx-table__details)`)]
    .filter((row) => row.checkVisibility())
    .map((row) => row.cells[column]?.textContent.trim() ?? '')

const until = (host: Element, texts: readonly string[], column = 0): Promise<void> =>
  waitUntil(() => `${seen(host, column)}` === `${texts}`, `${texts} instead of ${seen(host, column)}`)

/** A column sorted by a click, and by another. */
async function sortedTexts(values: readonly string[], attributes = '', head = 'Valeur'): Promise<[string[], string[]]> {
  const host = await open(
    tableOf(
      [head],
      values.map((value) => [value]),
    ),
    attributes,
  )
  const button = sortButton(host, head)
  const after = async (): Promise<string[]> => {
    const done = new Promise((resolve) => host.addEventListener('flx-table-sorted', resolve, { once: true }))
    button.click()
    await done
    return seen(host)
  }
  return [await after(), await after()]
}

const prices = [
  ['France', '48 h', '6,90 €'],
  ['Belgique', '4 jours', '12,50 €'],
  ['Suisse', '1 semaine', '1 004,00 €'],
]
const priceTable = tableOf(['Zone', 'Délai', 'Prix'], prices)

describe('<flx-table>', () => {
  before(() => setViewport({ width: 1280, height: 800 }))

  describe('sorting', () => {
    it('TABLE-01 TABLE-05 sorts by a header, then the other way round, and says so', async () => {
      const host = await open(priceTable)
      const head = host.querySelector('th')
      expect(head?.ariaSort ?? null).to.equal(null)
      sortButton(host, 'Zone').click()
      await until(host, ['Belgique', 'France', 'Suisse'])
      expect(head?.getAttribute('aria-sort')).to.equal('ascending')
      expect(host.querySelector('[role="status"]')?.textContent).to.equal('Trié par Zone, croissant')
      sortButton(host, 'Zone').click()
      await until(host, ['Suisse', 'France', 'Belgique'])
      expect(head?.getAttribute('aria-sort')).to.equal('descending')
      sortButton(host, 'Prix').click()
      await until(host, ['France', 'Belgique', 'Suisse'])
      expect([...host.querySelectorAll('[aria-sort]')].map((each) => each.textContent)).to.deep.equal(['Prix'])
    })

    it('TABLE-01 is done by keyboard alone, several columns with Shift', async () => {
      const rows = [
        ['Bol', '12'],
        ['Arrosoir', '9'],
        ['Bol', '7'],
      ]
      const host = await open(tableOf(['Nom', 'Prix'], rows))
      sortButton(host, 'Nom').focus()
      await sendKeys({ press: 'Enter' })
      await until(host, ['9', '12', '7'], 1)
      await sendKeys({ press: 'Tab' })
      await sendKeys({ down: 'Shift' })
      await sendKeys({ press: 'Space' })
      await until(host, ['9', '7', '12'], 1)
      expect(document.activeElement).to.equal(sortButton(host, 'Prix'))
      expect([...host.querySelectorAll('.flx-table__rank')].map((each) => each.ariaLabel)).to.deep.equal([
        'critère 1',
        'critère 2',
      ])
      await sendKeys({ press: 'Enter' })
      await sendKeys({ up: 'Shift' })
      await until(host, ['9', '12', '7'], 1)
      expect(host.querySelectorAll('[aria-sort]').length).to.equal(1)
    })

    const words = [
      'Âne',
      'arc-en-ciel',
      'Bol 2',
      'bol 10',
      'cote',
      'coté',
      'côte',
      'école',
      'Éclair',
      'l’an',
      'Œuf',
      'Zèbre',
    ]
    const columns: [what: string, ascending: string[], attributes?: string, head?: string][] = [
      ['words as French readers do', words.sort(new Intl.Collator('fr', { numeric: true }).compare)],
      ['numbers', ['−12,5', '0', '9', '1 204', '10.000']],
      ['amounts', ['Offert', '6,90 €', '12,50 € HT', '12,50 € TTC', '1 204,00 € TTC', 'Sur devis', 'n.c.']],
      ['days', ['31/12/1999', '1er mars 2024', '02/03/2024', 'mardi 5 mars 2024', '2024-11-02', '']],
      ['moments', ['02/03/2024 09:05', '02/03/2024 à 10 h 30', '03/03/2024', 'N/A']],
      ['months', ['décembre 2023', 'janvier 2024', 'mai 2024', 'août 2024']],
      [
        'days in English',
        ['12 April 2025', 'June 2, 2025', 'Aug. 1st, 2025', '3 Feb 2026', 'March 4, 2026', 'May 2026'],
      ],
      [
        'moments in English',
        ['June 2, 2025, 6:53 a.m.', 'Jan. 28, 2026, 12:05 a.m.', 'Jan. 28, 2026, 9 a.m.', 'Jan. 28, 2026, 12:23 p.m.'],
      ],
      ['sizes of files', ['800 octets', '512 Ko', '980 Ko', '1,2\u00a0Mo', '12Mo', '2 Go', '—']],
      ['weights', ['250 g', '900 g', '1 kg', '1,2 kg', '2 kg']],
      ['lengths', ['80 cm', '120 cm', '1,5 m', '2 m', '1 km']],
      ['volumes', ['33 cl', '50 cl', '75 cl', '1 l', '1 hl']],
      ['addresses of machines', ['10.0.10.7', '10.0.10.10', '192.3.2.1', '192.42.2.3', '192.200.2.3']],
      ['versions', ['3.1', '3.9', '3.10', '3.11'], '', 'Version'],
      ['balances', ['(1 234,50 €)', '(12,00 €)', '0,00 €', '3,00 €']],
      ['figures in brackets', ['(1 234,50)', '(12,00)', '0,00', '3,00']],
      ['amounts in thousands', ['900 €', '12 345 €', '45 k€', '1,2 M€', '3 Md€']],
      ['temperatures', ['−12 °C', '−3 °C', '4 °C', '21 °C']],
      ['powers', ['900 W', '1,5 kW', '2 kW']],
      ['rates', ['−2 %', '5,5 %', '12 %', '100 %', '—']],
      ['durations', ['45 min', '1 h 30', '48 h', '3 à 5 jours ouvrés', '1 semaine', '2 mois', '-']],
      ['postal codes', ['01000', '19100', '20000', '29200', '97100', '']],
      ['departments', ['01', '19', '2A', '2B', '21', '971'], '', 'Département'],
      ['figures among words, as its attribute says', ['Lot 9', 'Lot 10', 'Lot 100'], 'types="text"', 'Code'],
    ]
    for (const [what, ascending, attributes, head] of columns) {
      it(`TABLE-05 puts ${what} in order, what says nothing last both ways`, async () => {
        const shuffled = [...ascending.slice(2), ...ascending.slice(0, 2)].reverse()
        const last = ascending.filter((text) => /^(?:|-|—|n\.c\.|N\/A)$/.test(text))
        const misfits: string[] = ascending.filter((text) => text === 'Sur devis')
        const rest = ascending.filter((text) => !last.includes(text) && !misfits.includes(text))
        const [up, down] = await sortedTexts(shuffled, attributes, head)
        expect(up).to.deep.equal(ascending)
        expect(down).to.deep.equal([...rest.toReversed(), ...misfits, ...last])
      })
    }

    it('TABLE-05 sorts by what a cell says that it stands for, and by what its field holds', async () => {
      const host = await open(
        tableOf(
          ['Jour', 'Poids', 'Quantité'],
          [
            ['<time datetime="2024-05-01">la semaine prochaine</time>', '<b data-x>lourd</b>', '<input value="10">'],
            ['<time datetime="2024-04-30">hier</time>', 'léger', '<input value="9">'],
          ],
        )
          .replace('<td><b', '<td data-sort-value="90"><b')
          .replace('<td>léger', '<td data-sort-value="8">léger'),
      )
      for (const name of ['Jour', 'Poids', 'Quantité']) {
        sortButton(host, name).click()
        await waitUntil(() => seen(host)[0] === 'hier', name)
        sortButton(host, name).click()
        await waitUntil(() => seen(host)[0] !== 'hier', `${name}, descending`)
      }
    })

    it('TABLE-01 begins as its attribute says, or as its server says that it did', async () => {
      const sorted = await open(priceTable, 'sort="-3"')
      await until(sorted, ['Suisse', 'Belgique', 'France'])
      const said = await open(priceTable.replace('<th>Zone', '<th aria-sort="descending">Zone'))
      expect(seen(said)).to.deep.equal(['France', 'Belgique', 'Suisse'])
      sortButton(said, 'Zone').click()
      await until(said, ['Belgique', 'France', 'Suisse'])
    })

    it('TABLE-01 asks first: a page that sorts on its server says no', async () => {
      const host = await open(priceTable)
      const asked: unknown[] = []
      host.addEventListener('flx-table-sort', (event) => {
        asked.push(event.detail.keys)
        if (asked.length === 1) event.preventDefault()
      })
      sortButton(host, 'Zone').click()
      sortButton(host, 'Délai').click()
      await waitUntil(() => host.querySelector('[aria-sort]')?.textContent === 'Délai')
      expect(asked).to.deep.equal([[{ column: 1, descending: false }], [{ column: 2, descending: false }]])
    })

    it('TABLE-01 keeps the page’s own rows, their fields, listeners and focus', async () => {
      const host = await open(
        tableOf(
          ['Nom', 'Quantité'],
          [
            ['Vase', '<input aria-label="Vases" value="1"><button class="author">Retirer</button>'],
            ['Bol', '<input aria-label="Bols" value="2">'],
          ],
        ),
      )
      let clicks = 0
      const row = host.querySelector('tbody tr')
      const field = host.querySelector<HTMLInputElement>('[aria-label="Vases"]')
      host.querySelector('.author')?.addEventListener('click', () => clicks++)
      field?.focus()
      await sendKeys({ type: '42' })
      const typed = field?.value
      host.setAttribute('sort', '1')
      await until(host, ['Bol', 'Vase'])
      host.querySelector<HTMLElement>('.author')?.click()
      expect([host.querySelectorAll('tbody tr')[1] === row, field?.value, clicks]).to.deep.equal([true, typed, 1])
      expect([typed?.includes('42'), document.activeElement === field]).to.deep.equal([true, true])
    })

    it('TABLE-01 sorts each body for itself, rows below a title among themselves, and leaves the foot', async () => {
      const title = (text: string) => `<tr><th colspan="2">${text}</th></tr>`
      const north = rowsHtml([
        ['Lille', '9'],
        ['Arras', '8'],
      ])
      const south = rowsHtml([
        ['Nice', '7'],
        ['Aix', '6'],
      ])
      const sea = rowsHtml([
        ['Outre-mer', '20'],
        ['Corse', '10'],
      ])
      const host = await open(`<table><caption>Zones</caption><thead><tr><th>Ville</th><th>Prix</th></tr></thead>
        <tbody>${title('Nord')}${north}${title('Sud')}${south}</tbody><tbody>${sea}</tbody>
        <tfoot><tr><td>Total</td><td>60</td></tr></tfoot></table>`)
      sortButton(host, 'Ville').click()
      await until(host, ['Nord', 'Arras', 'Lille', 'Sud', 'Aix', 'Nice', 'Corse', 'Outre-mer'])
      expect(seen(host, 0, 'tfoot')).to.deep.equal(['Total'])
    })

    it('TABLE-01 keeps rows together that a cell of several rows ties, and headers of several rows', async () => {
      const host = await open(`<table><caption>Zones</caption>
        <thead><tr><th rowspan="2">Zone</th><th colspan="2">Prix</th></tr><tr><th>Colis</th><th>Lettre</th></tr></thead>
        <tbody><tr><td rowspan="2">Nord</td><td>12 €</td><td>2 €</td></tr><tr><td>15 €</td><td>3 €</td></tr>
        <tr><td>Est</td><td>9 €</td><td>4 €</td></tr></tbody></table>`)
      sortButton(host, 'Colis').click()
      await until(host, ['Est', 'Nord', '15 €'])
      sortButton(host, 'Lettre').click()
      await until(host, ['Nord', '15 €', 'Est'])
      const names = [...host.querySelectorAll('thead button')].map((each) => each.textContent)
      expect(names).to.deep.equal(['Zone', 'Colis', 'Lettre'])
    })

    it('TABLE-05 sorts by what cells hold now, whatever a script changed since the last sort', async () => {
      const host = await open(
        tableOf(
          ['Nom', 'Poids', 'Jour', 'Quantité'],
          [
            ['a', 'x', '<time datetime="2024-05-02">b</time>', '<input value="2">'],
            ['b', 'x', '<time datetime="2024-05-01">a</time>', '<input value="1">'],
          ],
        ).replaceAll('<td>x', '<td data-sort-value="1">x'),
      )
      const sorted = async (name: string): Promise<string> => {
        const done = new Promise((resolve) => host.addEventListener('flx-table-sorted', resolve, { once: true }))
        sortButton(host, name).click()
        await done
        return seen(host).join(' ')
      }
      const rowOf = (name: string): HTMLTableRowElement =>
        [...host.querySelectorAll<HTMLTableRowElement>('tbody tr')].find(
          (row) => row.dataset.name === name,
        ) as HTMLTableRowElement
      for (const row of host.querySelectorAll<HTMLTableRowElement>('tbody tr')) {
        row.dataset.name = row.cells[0]?.textContent ?? ''
      }
      expect(await sorted('Nom')).to.equal('a b')
      const text = rowOf('a').cells[0]?.firstChild as Text
      text.data = 'c'
      expect(await sorted('Nom')).to.equal('c b')
      text.data = 'a'
      expect(await sorted('Poids')).to.equal('a b')
      rowOf('a').cells[1]?.setAttribute('data-sort-value', '2')
      expect(await sorted('Poids')).to.equal('a b')
      expect(await sorted('Poids')).to.equal('b a')
      expect(await sorted('Jour')).to.equal('b a')
      rowOf('a').querySelector('time')?.setAttribute('datetime', '2024-04-01')
      expect(await sorted('Jour')).to.equal('b a')
      expect(await sorted('Quantité')).to.equal('b a')
      ;(rowOf('a').querySelector('input') as HTMLInputElement).value = '0'
      expect(await sorted('Quantité')).to.equal('b a')
      expect(await sorted('Quantité')).to.equal('a b')
    })

    it('TABLE-05 reads the cells of a column once, as long as none changes', async () => {
      const rows = Array.from({ length: 500 }, (_, index) => [`Zone ${(index * 79) % 500}`, `${index} €`])
      const host = await open(tableOf(['Zone', 'Prix'], rows))
      const sort = async (): Promise<void> => {
        const sorted = new Promise((resolve) => host.addEventListener('flx-table-sorted', resolve, { once: true }))
        sortButton(host, 'Zone').click()
        await sorted
      }
      await sort()
      let reads = 0
      for (const cell of host.querySelectorAll('tbody td:first-child')) {
        Object.defineProperty(cell, 'textContent', {
          get: () => {
            reads++
            return cell.firstChild?.nodeValue ?? ''
          },
        })
      }
      await sort()
      expect(reads).to.equal(0)
      expect(seen(host)[0]).to.equal('Zone 499')
    })

    it('TABLE-05 sorts 10,000 rows, a page of which is in view', async () => {
      const rows = Array.from({ length: 10_000 }, (_, index) => [`Zone ${(index * 7919) % 10_000}`, `${index} €`])
      const host = await open(tableOf(['Zone', 'Prix'], rows))
      await waitUntil(() => seen(host).length === 100)
      sortButton(host, 'Zone').click()
      await waitUntil(() => seen(host)[0] === 'Zone 0' && seen(host)[99] === 'Zone 99')
      await waitUntil(() => host.querySelector<HTMLSelectElement>('nav select')?.options.length === 100)
      ;[...host.querySelectorAll<HTMLElement>('nav button')].at(-1)?.click()
      await waitUntil(() => seen(host)[0] === 'Zone 100')
    })
  })

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
      const host = await open(wide)
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

    it('TABLE-03 head and first column stay in view while the others scroll', async () => {
      await resize(360)
      const line = (tag: string) => [Array.from({ length: 12 }, (_, index) => `${tag} numéro ${index}`)]
      const host = await open(
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
      expect(shown(await open(wide, 'first="1 4"'))).to.equal('AD')
      expect(shown(await open(wide.replace('<th>F', '<th data-flx-priority="1">F')))).to.equal('AF')
      expect(shown(await open(wide, 'all-columns'))).to.equal('ABCDEFGH')
    })

    it('TABLE-02 TABLE-05 unfolds the others below their row, by keyboard, and gives them back', async () => {
      await resize(360)
      const host = await open(wide)
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
      expect(await axeHere(host)).to.deep.equal([])
      field?.focus()
      await sendKeys({ type: '4' })
      await resize(1280)
      await waitUntil(() => field?.closest('td') === cell)
      expect([field?.value.includes('4'), inputs, document.activeElement === field]).to.deep.equal([true, 1, true])
    })

    it('TABLE-02 sorts and filters by columns that are out of view or unfolded', async () => {
      await resize(360)
      const host = await open(wide, 'filter sort="-4"')
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
      const host = await open(wide, 'choose-columns first="3"')
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
      expect(await axeHere(host)).to.deep.equal([])
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
      const host = await open(wide, 'choose-columns all-columns')
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
      const host = await open(tableOf(['A', 'B', 'C'], [['1', '<input aria-label="B" value="2">', '3']]), 'fullscreen')
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
      expect(await axeHere(host)).to.deep.equal([])
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
      const host = await open(tableOf(['A', 'B'], rows))
      const region = host.querySelector<HTMLElement>('[role="region"]')
      expect(region?.offsetHeight).to.equal(innerHeight - header.offsetHeight - 50)
      await waitUntil(() => region?.tabIndex === 0)
      region?.scrollTo(0, 400)
      const top = (): number => host.querySelector('th')?.getBoundingClientRect().top ?? 0
      await waitUntil(() => Math.abs(top() - (region?.getBoundingClientRect().top ?? 0)) < 2, 'the head stays')
      expect(region?.ariaLabel).to.equal('Frais')
    })

    it('TABLE-03 TABLE-04 takes the author’s own switch; one that is missing is said, and a button stands in', async () => {
      const host = await open(`<button data-flx-table-mode>Agrandir</button>${priceTable}`)
      const own = host.querySelector<HTMLButtonElement>('[data-flx-table-mode]')
      own?.click()
      await waitUntil(() => dialogOf(host)?.open)
      expect(own?.ariaPressed).to.equal('true')
      dialogOf(host)?.querySelector('button')?.click()
      await waitUntil(() => !dialogOf(host))
      expect(own?.ariaPressed).to.equal('false')
      let without: Element | undefined
      const said = await warningsOf(async () => {
        without = await open(priceTable, 'mode-switch="#bascule"')
      })
      expect(said).to.deep.equal([
        'flx : <flx-table mode-switch="#bascule"> ne trouve pas ce qui change de mode (mode-switch) : un bouton le remplace.',
      ])
      expect(without?.querySelector('.flx-table__tools button')?.textContent).to.equal('Plein écran')
    })

    it('TABLE-03 leaves the page as it was when it goes while it is open', async () => {
      const host = await open(priceTable, 'fullscreen')
      await host.toggleMode()
      host.remove()
      await waitUntil(() => !host.querySelector('dialog'))
      expect(host.querySelectorAll('table').length).to.equal(1)
    })
  })

  describe('filtering', () => {
    const places = [
      ['Évier', 'Gard'],
      ['Lévrier', 'Nord'],
      ['Bol', 'Nord'],
    ]
    const type = async (host: Element, text: string): Promise<void> => {
      host.querySelector<HTMLInputElement>('input[type="search"]')?.focus()
      await sendKeys({ type: text })
    }

    it('TABLE-05 filters by words, without accents, and says how many rows there are', async () => {
      const host = await open(tableOf(['Nom', 'Où'], places), 'filter')
      await type(host, 'nord evr')
      await until(host, ['Lévrier'])
      const status = host.querySelector('[role="status"]')
      await waitUntil(() => status?.textContent === '1 sur 3\u00a0lignes', status?.textContent)
      await type(host, 'zzz')
      await waitUntil(() => status?.textContent === 'Aucune ligne ne convient.')
      expect(seen(host)).to.deep.equal([])
      await host.search('')
      await until(host, ['Évier', 'Lévrier', 'Bol'])
    })

    it('TABLE-05 filters by the values of a column, with the words', async () => {
      const table = tableOf(['Nom', 'Où'], places)
      const host = await open(table.replace('<th>Où', '<th data-flx-filter>Où'), 'filter')
      const select = host.querySelector('select')
      expect([...(select?.options ?? [])].map(({ text }) => text)).to.deep.equal(['Tout', 'Gard', 'Nord'])
      select?.focus()
      await sendKeys({ press: 'ArrowDown' })
      await until(host, ['Évier'])
      await sendKeys({ press: 'ArrowDown' })
      await until(host, ['Lévrier', 'Bol'])
      await type(host, 'bo')
      await until(host, ['Bol'])
    })

    it('TABLE-05 both ways to the pages stand on one line of a phone, after the number of the page', async () => {
      await setViewport({ width: 360, height: 700 })
      const rows = Array.from({ length: 25 }, (_, index) => [`Ligne ${index + 1}`])
      const host = await open(tableOf(['Nom'], rows), 'page-size="10"')
      await waitUntil(() => host.querySelector('nav select')?.checkVisibility())
      const [number, previous, next] = [...host.querySelectorAll('nav select, nav button')].map((node) =>
        node.getBoundingClientRect(),
      )
      expect(next?.top).to.equal(previous?.top)
      expect((number?.bottom ?? 0) <= (previous?.top ?? 0)).to.equal(true)
    })

    it('TABLE-05 reads lines and blocks of a cell as words apart, and no script', async () => {
      const cell =
        '3 rue de Siam<br>Brest<p>Finis<b>tère</b></p><script type="application/json">{"q":"Nantes"}</script>'
      const host = await open(tableOf(['Lieu<br>de vente'], [[cell], ['Quimper']]), 'filter')
      const shownBy = async (words: string) => {
        await host.search(words)
        return seen(host).length
      }
      const counts = [await shownBy('siambrest'), await shownBy('brestfinis'), await shownBy('nantes')]
      expect([...counts, await shownBy('siam brest finistère')]).to.deep.equal([0, 0, 0, 1])
      sortButton(host, 'Lieu').click()
      await waitUntil(() => host.querySelector('[role="status"]')?.textContent === 'Trié par Lieu de vente, croissant')
    })

    it('TABLE-05 goes through the pages of a long table, as many rows each as its author says', async () => {
      const rows = Array.from({ length: 25 }, (_, index) => [`Ligne ${index + 1}`, 'x'])
      const host = await open(tableOf(['Nom', 'Où'], rows), 'page-size="10" filter')
      const [previous, next] = host.querySelectorAll<HTMLButtonElement>('nav button')
      expect([seen(host).length, seen(host)[0], previous?.ariaDisabled]).to.deep.equal([10, 'Ligne 1', 'true'])
      next?.focus()
      await sendKeys({ press: 'Enter' })
      await sendKeys({ press: 'Enter' })
      await sendKeys({ press: 'Enter' })
      expect([seen(host).length, seen(host)[0], next?.ariaDisabled]).to.deep.equal([5, 'Ligne 21', 'true'])
      expect(document.activeElement === next).to.equal(true)
      await type(host, 'ligne 2')
      await waitUntil(() => seen(host)[0] === 'Ligne 2' && seen(host).length === 8)
      await host.search('')
      await waitUntil(() => seen(host).length === 10)
      dispatchEvent(new Event('beforeprint'))
      expect([seen(host).length, seen(host).at(-1)]).to.deep.equal([25, 'Ligne 25'])
      dispatchEvent(new Event('afterprint'))
      expect(seen(host).length).to.equal(10)
      host.setAttribute('page-size', '0')
      await waitUntil(() => seen(host).length === 25)
    })
  })

  describe('the row that an address names', () => {
    const rows = Array.from({ length: 250 }, (_, index) => `<tr id="ref-${index + 1}"><td>Réf. ${index + 1}</td></tr>`)
    const long = `<table><thead><tr><th>Référence</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    afterEach(() => history.replaceState(null, '', location.pathname + location.search))

    it('TABLE-05 is shown, on whatever page it is and whatever filters leave it out, each time a link is followed', async () => {
      const link = await fixture<HTMLAnchorElement>('<a href="#ref-180">Référence 180</a>')
      const host = await open(long, 'filter')
      const row = host.querySelector('#ref-180')
      const isSeen = () => waitUntil(() => row?.checkVisibility() && row.getBoundingClientRect().top < innerHeight)
      expect(row?.checkVisibility()).to.equal(false)
      link.click()
      await isSeen()
      await host.search('Réf. 7')
      await waitUntil(() => !row?.checkVisibility())
      link.click()
      await isSeen()
      expect(host.querySelector<HTMLInputElement>('[type="search"]')?.value).to.equal('')
      host.remove()
      const short = (await open(long, 'page-size="20"')).querySelector('#ref-180')
      await waitUntil(() => short?.checkVisibility() && short.getBoundingClientRect().top < innerHeight)
    })
  })

  describe('what the page does meanwhile', () => {
    it('TABLE-05 takes rows that another script brings, and lets go those that it takes away', async () => {
      const host = await open(priceTable, 'sort="1" filter')
      await until(host, ['Belgique', 'France', 'Suisse'])
      const body = host.querySelector('tbody')
      body?.insertAdjacentHTML('beforeend', rowsHtml([['Danemark', '2 jours', '9,00 €']]))
      await until(host, ['Belgique', 'Danemark', 'France', 'Suisse'])
      body?.querySelector('tr')?.remove()
      await host.search('danemark')
      await until(host, ['Danemark'])
      const more = [
        ['Islande', '1 jour', 'x'],
        ['Danemark (îles)', '1 jour', 'x'],
      ]
      body?.insertAdjacentHTML('afterbegin', rowsHtml(more))
      await until(host, ['Danemark', 'Danemark (îles)'])
      await host.search('')
      await until(host, ['Danemark', 'Danemark (îles)', 'France', 'Islande', 'Suisse'])
      host.removeAttribute('sort')
      await until(host, ['Islande', 'Danemark (îles)', 'France', 'Suisse', 'Danemark'])
    })

    it('TABLE-05 takes a table that comes in the place of another, and one that comes at last', async () => {
      const host = await open(priceTable, 'sort="1"')
      host.innerHTML = tableOf(['Ville'], [['Nice'], ['Aix']])
      await until(host, ['Aix', 'Nice'])
      sortButton(host, 'Ville').click()
      await until(host, ['Nice', 'Aix'])
      let late: Element | undefined
      const said = await warningsOf(async () => {
        late = await open('<p>Rien</p>')
      })
      expect(said).to.deep.equal(['flx : <flx-table> n’a pas de tableau : il attend qu’il en vienne un.'])
      late?.insertAdjacentHTML('beforeend', priceTable)
      await waitUntil(() => late?.querySelector('thead button'))
    })

    it('TABLE-05 goes on with a header, and with a cell that is unfolded, that a script writes anew', async () => {
      await setViewport({ width: 360, height: 700 })
      const host = await open(priceTable)
      host.querySelector<HTMLElement>('tbody button')?.click()
      await waitUntil(() => host.querySelector('dd')?.textContent === '6,90 €')
      const [head] = host.querySelectorAll('th')
      const cell = host.querySelectorAll('td')[2] as Element
      if (head) head.textContent = 'Pays'
      cell.textContent = '7,10 €'
      await waitUntil(() => host.querySelector('dd')?.textContent === '7,10 €')
      await waitUntil(() => head?.textContent === 'Pays' && sortButton(host, 'Pays'))
      sortButton(host, 'Pays').click()
      await waitUntil(() => host.querySelector('[role="status"]')?.textContent === 'Trié par Pays, croissant')
      await setViewport({ width: 1280, height: 800 })
      await waitUntil(() => !host.querySelector('dd'))
      expect([cell.textContent, host.querySelectorAll('thead button').length]).to.deep.equal(['7,10 €', 3])
    })

    it('TABLE-05 in a page of React, which takes the table away, brings another and a paragraph before it', async () => {
      const place = await fixture<HTMLElement>('<div></div>')
      const root = createRoot(place)
      const rows = (texts: string[]) =>
        texts.map((text) => createElement('tr', { key: text }, createElement('td', {}, text)))
      const draw = (texts: string[] | null, more = ''): void =>
        flushSync(() =>
          root.render(
            createElement(
              'flx-table',
              {},
              more && createElement('p', {}, more),
              texts &&
                createElement(
                  'table',
                  {},
                  createElement('thead', {}, createElement('tr', {}, createElement('th', {}, 'Ville'))),
                  createElement('tbody', {}, rows(texts)),
                ),
              createElement('p', {}, 'Source'),
            ),
          ),
        )
      draw(['Nice', 'Aix'])
      const host = place.firstElementChild as FlxTableElement
      const isThere = () => waitUntil(() => host.querySelector('[role="region"] thead button'))
      await isThere()
      draw(null)
      await waitUntil(() => host.textContent === 'Source')
      draw(['Nice', 'Aix'])
      await isThere()
      draw(['Nice', 'Aix', 'Pau'], 'Villes')
      await until(host, ['Nice', 'Aix', 'Pau'])
      expect([...host.children].map(({ localName }) => localName)).to.deep.equal(['p', 'div', 'p'])
      sortButton(host, 'Ville').click()
      await until(host, ['Aix', 'Nice', 'Pau'])
      root.unmount()
      expect(place.innerHTML).to.equal('')
    })

    it('TABLE-05 tells its author where the table went that an open paragraph let out', async () => {
      const said = await warningsOf(async () => {
        const place = await fixture<HTMLElement>('<div></div>')
        place.innerHTML = `<p>Prix : <flx-table>${priceTable}</flx-table>`
        await (place.querySelector('flx-table') as FlxTableElement).ready
      })
      expect(said).to.have.length(1)
      expect(said[0]).to.match(/Le <p> autour l’a laissé sortir\.$/)
    })

    it('TABLE-05 gives back what its author wrote, in the order in which it was written', async () => {
      const source = `<div>${priceTable}</div>`
      const place = await fixture<HTMLElement>('<div></div>')
      place.innerHTML = `<flx-table>${source}</flx-table>`
      const host = place.firstElementChild as FlxTableElement
      await waitUntil(() => host.querySelector('thead button'))
      sortButton(host, 'Zone').click()
      await until(host, ['Belgique', 'France', 'Suisse'])
      const copy = host.cloneNode(true) as FlxTableElement
      host.remove()
      await waitUntil(() => host.innerHTML === source, host.innerHTML)
      place.append(copy)
      await waitUntil(() => copy.querySelector('[role="region"] thead button'))
      expect(copy.querySelectorAll('thead button button, [role="region"] [role="region"]').length).to.equal(0)
      expect(copy.querySelectorAll('thead button').length).to.equal(3)
    })
  })

  describe('tables as they are written', () => {
    it('TABLE-05 takes a first row of headers, or all in bold, for the head that editors do not write', async () => {
      const editors = [
        '<table border="1" style="width: 100%"><tbody><tr><th><p>Ville</p></th><th><p>Prix</p></th></tr><tr><td><p>Nice</p></td><td><p>9&nbsp;€</p></td></tr><tr><td><p>Aix</p></td><td><p>10&nbsp;€</p></td></tr></tbody></table>',
        '<figure class="wp-block-table"><table><tbody><tr><td><strong>Ville</strong></td><td><strong>Prix</strong></td></tr><tr><td>Nice</td><td>9 €</td></tr><tr><td>Aix</td><td>10 €</td></tr></tbody></table><figcaption>Villes</figcaption></figure>',
        '<table><tr><th>Ville<th>Prix<tr><td>Nice<td>9 €<tr><td>Aix<td>10 €</table>',
      ]
      for (const markup of editors) {
        const host = await open(markup)
        sortButton(host, 'Ville').click()
        await until(host, ['Aix', 'Nice'])
        sortButton(host, 'Prix').click()
        await until(host, ['Nice', 'Aix'])
        expect(host.querySelectorAll('[role="columnheader"], thead th').length).to.equal(2)
        const name = markup.includes('<figure') ? 'Villes' : 'Tableau'
        expect(host.querySelector('[role="region"]')?.ariaLabel).to.equal(name)
        host.remove()
        await waitUntil(() => !host.querySelector('thead'))
        expect(host.querySelector('tr')?.textContent).to.contain('Ville')
      }
    })

    it('TABLE-05 leaves controls of a header in reach, and headers without a text alone', async () => {
      const heads = ['<a href="#aide">Zone</a>', '', '<label><input type="checkbox"> Prix</label>']
      const host = await open(tableOf(heads, prices))
      const labels = [...host.querySelectorAll('thead button')].map((button) => button.ariaLabel)
      expect(labels).to.deep.equal(['Trier\u00a0: Zone', 'Trier\u00a0: Prix'])
      expect(host.querySelectorAll('button a, button input, button label').length).to.equal(0)
    })

    it('TABLE-05 leaves a table inside a cell alone', async () => {
      const inner = tableOf(['x', 'y'], [['2b'], ['1a']])
      const host = await open(tableOf(['Nom', 'Détail'], [['Vase', inner], ['Bol']]))
      expect(host.querySelectorAll('td button').length).to.equal(0)
      sortButton(host, 'Nom').click()
      await waitUntil(() => host.querySelector('tbody > tr')?.textContent.includes('Bol'))
      expect(host.querySelector('td table')?.textContent).to.contain('2b1a')
    })

    it('TABLE-05 says what it lacks, and loses nothing', async () => {
      let headless: Element | undefined
      const said = await warningsOf(async () => {
        headless = await open(`<table><tbody>${rowsHtml([['a'], ['c']])}</tbody></table>`)
        await open('<table><caption>Vide</caption><thead><tr><th>A</th></tr></thead></table>')
        await open(priceTable, 'types="texte date" sort="deux 1" first="0 2"')
        await open(priceTable, 'sort="9" page-size="beaucoup"')
      })
      expect(said.map((line) => line.replace(/^.*?> : /, ''))).to.deep.equal([
        'le tableau n’a pas d’en-tête (<thead>, ou une première ligne de <th>) : il ne se trie pas.',
        'types ne peut pas être « texte ».',
        'first ne peut pas être « 0 ».',
        'sort ne peut pas être « deux ».',
      ])
      expect(headless?.textContent.replace(/\s/g, '')).to.contain('ac')
    })

    it('TABLE-05 writes what a cell says as text, whatever it says', async () => {
      await setViewport({ width: 360, height: 700 })
      const hostile = '&lt;img src=x onerror=&quot;document.title=1&quot;&gt;'
      const table = tableOf([`A ${hostile}`, 'B', 'C'], [[hostile, 'b', hostile]])
      const host = await open(table.replace('<th>B', '<th data-flx-filter>B'), 'filter fullscreen csv')
      host.querySelector<HTMLElement>('tbody button')?.click()
      await waitUntil(() => host.querySelector('dl'))
      sortButton(host, 'A').click()
      await host.toggleMode()
      expect(host.querySelectorAll('img').length).to.equal(0)
      await host.toggleMode()
      await setViewport({ width: 1280, height: 800 })
    })
  })

  describe('the file', () => {
    /** What is written to the file that a click gives. */
    async function csvOf(host: Element): Promise<{ name: string; text: string }> {
      const { createObjectURL } = URL
      const { click } = HTMLAnchorElement.prototype
      let blob: Blob | undefined
      let name = ''
      URL.createObjectURL = (given) => {
        blob = given as Blob
        return createObjectURL.call(URL, given)
      }
      HTMLAnchorElement.prototype.click = function () {
        name = this.download
      }
      const button = [...host.querySelectorAll('button')].find((each) => each.textContent.includes('CSV'))
      button?.click()
      await waitUntil(() => name)
      URL.createObjectURL = createObjectURL
      HTMLAnchorElement.prototype.click = click
      const bytes = new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))
      return { name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) }
    }

    it('TABLE-05 holds what is shown, in its order, and runs nothing in a spreadsheet', async () => {
      const rows = [
        ['=1+1', '−1 204,50 €', 'a;"b"'],
        ['@cmd', '6,90 € TTC', '+33 2 98 44 34 12 (bureau)'],
        ['Caché', '1 €', 'x'],
        ['-2+3', '10 000', '\tfin'],
      ]
      const host = await open(tableOf(['Nom', 'Prix', '=Note'], rows), 'filter csv="Frais d’été" sort="-2"')
      await until(host, ['-2+3', '@cmd', 'Caché', '=1+1'])
      const { name, text } = await csvOf(host)
      expect(name).to.equal('frais-d-ete.csv')
      const lines = [
        `"Nom";"Prix";"'=Note"`,
        `"'-2+3";"10000";"fin"`,
        `"'@cmd";"6,90 € TTC";"'+33 2 98 44 34 12 (bureau)"`,
        `"Caché";"1 €";"x"`,
        `"'=1+1";"-1204,50 €";"a;""b"""`,
      ]
      expect(text).to.equal(`\ufeff${lines.join('\r\n')}\r\n`)
      await host.search('cache')
      await until(host, ['Caché'])
      expect((await csvOf(host)).text.split('\r\n').length).to.equal(3)
    })
  })

  it('TABLE-05 has nothing that axe finds, right to left too', async () => {
    const host = await open(priceTable, 'filter fullscreen csv sort="2" label="Frais"')
    host.dir = 'rtl'
    expect(await axeHere(host)).to.deep.equal([])
  })
})
