import { expect } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { openTable, priceTable, rowsHtml, seen, sortButton, tableOf, until } from '../support/table-page.ts'
import { waitUntil } from '../support/wait-until.ts'

/** A column sorted by a click, and by another. */
async function sortedTexts(values: readonly string[], attributes = '', head = 'Valeur'): Promise<[string[], string[]]> {
  const host = await openTable(
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

describe('<flx-table>', () => {
  before(() => setViewport({ width: 1280, height: 800 }))

  describe('sorting', () => {
    it('TABLE-01 TABLE-05 sorts by a header, then the other way round, and says so', async () => {
      const host = await openTable(priceTable)
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
      const host = await openTable(tableOf(['Nom', 'Prix'], rows))
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
      ['days without a year', ['samedi 3 février', '12 mars', '1er juin', '2 août', '25 déc.']],
      ['days in figures without a year', ['03/06', '12/06', '01/07', '02/08', '25/12']],
      ['opening hours', ['8h30-12h', '9h-12h', '9 h 15 à 11 h', '14h–18h30']],
      ['euros before cents', ['9€99', '12€10', '12€50', '1 004€00']],
      ['balances with their sign behind', ['20,00-', '3,50-', '4,00', '100,00']],
      ['people', ['45 habitants', '900 habitants', '1 200 habitants', '12 000 habitants']],
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
      const host = await openTable(
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
      const sorted = await openTable(priceTable, 'sort="-3"')
      await until(sorted, ['Suisse', 'Belgique', 'France'])
      const said = await openTable(priceTable.replace('<th>Zone', '<th aria-sort="descending">Zone'))
      expect(seen(said)).to.deep.equal(['France', 'Belgique', 'Suisse'])
      sortButton(said, 'Zone').click()
      await until(said, ['Belgique', 'France', 'Suisse'])
    })

    it('TABLE-01 asks first: a page that sorts on its server says no', async () => {
      const host = await openTable(priceTable)
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
      const host = await openTable(
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
      const host = await openTable(`<table><caption>Zones</caption><thead><tr><th>Ville</th><th>Prix</th></tr></thead>
        <tbody>${title('Nord')}${north}${title('Sud')}${south}</tbody><tbody>${sea}</tbody>
        <tfoot><tr><td>Total</td><td>60</td></tr></tfoot></table>`)
      sortButton(host, 'Ville').click()
      await until(host, ['Nord', 'Arras', 'Lille', 'Sud', 'Aix', 'Nice', 'Corse', 'Outre-mer'])
      expect(seen(host, 0, 'tfoot')).to.deep.equal(['Total'])
    })

    it('TABLE-01 keeps rows together that a cell of several rows ties, and headers of several rows', async () => {
      const host = await openTable(`<table><caption>Zones</caption>
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
      const host = await openTable(
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
      const host = await openTable(tableOf(['Zone', 'Prix'], rows))
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
      const host = await openTable(tableOf(['Zone', 'Prix'], rows))
      await waitUntil(() => seen(host).length === 100)
      sortButton(host, 'Zone').click()
      await waitUntil(() => seen(host)[0] === 'Zone 0' && seen(host)[99] === 'Zone 99')
      await waitUntil(() => host.querySelector<HTMLSelectElement>('nav select')?.options.length === 100)
      ;[...host.querySelectorAll<HTMLElement>('nav button')].at(-1)?.click()
      await waitUntil(() => seen(host)[0] === 'Zone 100')
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

    it('TABLE-05 finds a number that is written in groups by its digits alone', async () => {
      const rows = [
        ['Bol', '1\u202f234,50 €', '02 98 44 34 12'],
        ['Vase', '12 €', '06 11 22 33 44'],
        ['Cruche', '34 €', '5'],
      ]
      const host = await openTable(tableOf(['Nom', 'Prix', 'Contact'], rows), 'filter')
      for (const [words, name] of [
        ['1234', 'Bol'],
        ['1 234', 'Bol'],
        ['0611', 'Vase'],
        ['345', ''],
      ] as const) {
        host.querySelector<HTMLInputElement>('input[type="search"]')?.select()
        await type(host, words)
        await until(host, name ? [name] : [])
      }
    })

    it('TABLE-05 filters by words, without accents, and says how many rows there are', async () => {
      const host = await openTable(tableOf(['Nom', 'Où'], places), 'filter')
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
      const host = await openTable(table.replace('<th>Où', '<th data-flx-filter>Où'), 'filter')
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
      const host = await openTable(tableOf(['Nom'], rows), 'page-size="10"')
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
      const host = await openTable(tableOf(['Lieu<br>de vente'], [[cell], ['Quimper']]), 'filter')
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
      const host = await openTable(tableOf(['Nom', 'Où'], rows), 'page-size="10" filter')
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
      const host = await openTable(tableOf(['Nom', 'Prix', '=Note'], rows), 'filter csv="Frais d’été" sort="-2"')
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
})
