import { expect, fixture } from '@open-wc/testing'
import { setViewport } from '@web/test-runner-commands'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import type { FlxTableElement } from '../../elements/table.ts'
import { warningsOf } from '../support/console.ts'
import { pressMouse, releaseMouse } from '../support/press.ts'
import { openTable, prices, priceTable, rowsHtml, sortButton, tableOf, until } from '../support/table-page.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('<flx-table>', () => {
  before(() => setViewport({ width: 1280, height: 800 }))

  describe('the row that an address names', () => {
    const rows = Array.from({ length: 250 }, (_, index) => `<tr id="ref-${index + 1}"><td>Réf. ${index + 1}</td></tr>`)
    const long = `<table><thead><tr><th>Référence</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
    afterEach(() => history.replaceState(null, '', location.pathname + location.search))

    it('TABLE-05 is shown, on whatever page it is and whatever filters leave it out, each time a link is followed', async () => {
      const link = await fixture<HTMLAnchorElement>('<a href="#ref-180">Référence 180</a>')
      const host = await openTable(long, 'filter')
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
      const short = (await openTable(long, 'page-size="20"')).querySelector('#ref-180')
      await waitUntil(() => short?.checkVisibility() && short.getBoundingClientRect().top < innerHeight)
    })
  })

  describe('a field without which a form is not sent', () => {
    it('TABLE-05 is shown: on another page, in a row that a filter leaves out, in a column that has no room', async () => {
      const form = await fixture<HTMLFormElement>('<form id="commande"><button>Envoyer</button></form>')
      form.addEventListener('submit', (event) => event.preventDefault())
      const cells = (row: number): string =>
        [1, 2, 3, 4, 5, 6, 7].map((n) => `<td>${n}</td>`).join('') +
        `<td><input form="commande" aria-label="Quantité" ${row === 25 ? 'required' : ''}></td>`
      const heads = 'ABCDEFGH'.replace(/./g, '<th>$&</th>')
      const rows = Array.from({ length: 30 }, (_, row) => `<tr>${cells(row)}</tr>`).join('')
      const table = `<table><thead><tr>${heads}</tr></thead><tbody>${rows}</tbody></table>`
      const host = await openTable(table, 'page-size="10" filter')
      const field = host.querySelector('[required]') as HTMLInputElement
      const send = async (): Promise<void> => {
        await pressMouse(form.lastElementChild as Element)
        await releaseMouse()
        await waitUntil(() => field.checkVisibility())
      }
      await waitUntil(() => host.querySelector('.flx-table__more'))
      expect(field.checkVisibility()).to.equal(false)
      await send()
      expect(document.activeElement === field).to.equal(true)
      await host.search('rien')
      await waitUntil(() => !field.checkVisibility())
      await send()
    })
  })

  describe('what the page does meanwhile', () => {
    it('TABLE-05 takes rows that another script brings, and lets go those that it takes away', async () => {
      const host = await openTable(priceTable, 'sort="1" filter')
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
      const host = await openTable(priceTable, 'sort="1"')
      host.innerHTML = tableOf(['Ville'], [['Nice'], ['Aix']])
      await until(host, ['Aix', 'Nice'])
      sortButton(host, 'Ville').click()
      await until(host, ['Nice', 'Aix'])
      let late: Element | undefined
      const said = await warningsOf(async () => {
        late = await openTable('<p>Rien</p>')
      })
      expect(said).to.deep.equal(['flx : <flx-table> n’a pas de tableau : il attend qu’il en vienne un.'])
      late?.insertAdjacentHTML('beforeend', priceTable)
      await waitUntil(() => late?.querySelector('thead button'))
    })

    it('TABLE-05 goes on with a header, and with a cell that is unfolded, that a script writes anew', async () => {
      await setViewport({ width: 360, height: 700 })
      const host = await openTable(priceTable)
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
        const host = await openTable(markup)
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
      const host = await openTable(tableOf(heads, prices))
      const labels = [...host.querySelectorAll('thead button')].map((button) => button.ariaLabel)
      expect(labels).to.deep.equal(['Trier\u00a0: Zone', 'Trier\u00a0: Prix'])
      expect(host.querySelectorAll('button a, button input, button label').length).to.equal(0)
    })

    it('TABLE-05 leaves a table inside a cell alone', async () => {
      const inner = tableOf(['x', 'y'], [['2b'], ['1a']])
      const host = await openTable(tableOf(['Nom', 'Détail'], [['Vase', inner], ['Bol']]))
      expect(host.querySelectorAll('td button').length).to.equal(0)
      sortButton(host, 'Nom').click()
      await waitUntil(() => host.querySelector('tbody > tr')?.textContent.includes('Bol'))
      expect(host.querySelector('td table')?.textContent).to.contain('2b1a')
    })

    it('TABLE-05 says what it lacks, and loses nothing', async () => {
      let headless: Element | undefined
      const said = await warningsOf(async () => {
        headless = await openTable(`<table><tbody>${rowsHtml([['a'], ['c']])}</tbody></table>`)
        await openTable('<table><caption>Vide</caption><thead><tr><th>A</th></tr></thead></table>')
        await openTable(priceTable, 'types="texte date" sort="deux 1" first="0 2"')
        await openTable(priceTable, 'sort="9" page-size="beaucoup"')
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
      const host = await openTable(table.replace('<th>B', '<th data-flx-filter>B'), 'filter fullscreen csv')
      host.querySelector<HTMLElement>('tbody button')?.click()
      await waitUntil(() => host.querySelector('dl'))
      sortButton(host, 'A').click()
      await host.toggleMode()
      expect(host.querySelectorAll('img').length).to.equal(0)
      await host.toggleMode()
      await setViewport({ width: 1280, height: 800 })
    })
  })
})
