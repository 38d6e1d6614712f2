import { expect } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/list.ts'
import { configure } from '../../src/core/configure.ts'
import type { Script } from '../support/answers-client.ts'
import { control, part, textOf } from '../support/cart-page.ts'
import {
  address,
  content,
  count,
  failure,
  firstItems,
  leaveList,
  nextLink,
  openList,
  page,
  range,
  said,
  shown,
  untilSaid,
  untilShown,
} from '../support/list-page.ts'
import { pressMouse, releaseMouse } from '../support/press.ts'
import { waitUntil } from '../support/wait-until.ts'

afterEach(leaveList)

interface Chosen {
  sort?: string
  least?: string
  colours?: string[]
  panel?: string
}

/** The filters, drawn by the server as they were asked for. */
function filters(server: Script, { sort = '', least = '', colours = [], panel = 'open' }: Chosen = {}): string {
  const option = (value: string): string =>
    `<option value="${value}"${value === sort ? ' selected' : ''}>${value}</option>`
  const box = (value: string): string =>
    `<label><input type="checkbox" name="couleur" value="${value}"${colours.includes(value) ? ' checked' : ''}>${value}</label>`
  return `<form data-flx-filters action="${server.address('articles')}"><details ${panel}><summary>Affiner</summary>
    <label>Tri <select name="tri">${['', 'prix', 'nom'].map(option).join('')}</select></label>
    <label>Prix minimum <input type="number" name="prix_min" value="${least}"></label>${['bleu', 'vert'].map(box).join('')}
    <a href="${server.address('articles?rayon=table')}">La table</a></details>
    <button data-flx-no-script>Filtrer</button></form>`
}

const open = (answers: Parameters<typeof openList>[1] = [], attributes = '') =>
  openList((server) => content({ ...firstItems, head: filters(server) }), answers, attributes)

/** As a visitor whose filters are beside the list, in view. */
function choose(list: Element, name: string, value: string): void {
  const field = part<HTMLInputElement>(list, `[name="${name}"]`)
  field.focus({ preventScroll: true })
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('<flx-list>: filters, sorting, history', () => {
  it('LIST-03 the reset button of the filters shows the list without what was chosen', async () => {
    const head = (server: Script) =>
      filters(server).replace('<details', '<button type="reset">Effacer</button><details')
    const [list, server] = await openList((to) => content({ ...firstItems, head: head(to) }), [])
    for (const items of [[1], [1, 2]]) await server.add(page({ items, head: head(server) }, { path: 'articles' }))
    choose(list, 'tri', 'prix')
    await untilShown(list, [1])
    const reset = part(list, '[type="reset"]')
    reset.scrollIntoView({ block: 'center' })
    await pressMouse(reset)
    await releaseMouse()
    await untilShown(list, [1, 2])
    expect((await server.log()).map(({ query }) => query)).to.deep.equal([{ tri: 'prix' }, {}])
  })

  it('LIST-03 a choice shows the new list, and the address says it', async () => {
    const [list, server] = await open()
    await server.add(
      page(
        { items: [3, 7], total: 2, head: filters(server, { sort: 'prix', colours: ['bleu'] }) },
        { path: 'articles' },
      ),
    )
    part<HTMLInputElement>(list, '[value="bleu"]').checked = true
    choose(list, 'tri', 'prix')
    await untilShown(list, [3, 7])
    const [request] = await server.log()
    expect(request?.query).to.deep.equal({ tri: 'prix', couleur: 'bleu' })
    await waitUntil(() => address(server) === 'articles?tri=prix&couleur=bleu')
    await waitUntil(() => said(list) === '2 articles sur 2')
    expect(count(list)).to.equal('2 articles sur 2')
    expect(document.activeElement).to.equal(part(list, '[name="tri"]'))
  })

  it('LIST-03 the button of the form does the same, and is not needed otherwise', async () => {
    const [list, server] = await open([page({ items: [9] })], 'no-live')
    choose(list, 'prix_min', '20')
    expect(await server.log()).to.have.length(0)
    control(list, 'Filtrer').click()
    await untilShown(list, [9])
    expect((await server.log())[0]?.query).to.deep.equal({ prix_min: '20' })
    list.noLive = false
    const [live] = await open()
    expect(part(live, '[data-flx-no-script]').checkVisibility()).to.equal(false)
  })

  it('LIST-03 a choice made before anything listened is not lost', async () => {
    const [list, server] = await open([page({ items: [7] })], 'no-live')
    const box = part<HTMLInputElement>(list, '[value="vert"]')
    box.focus()
    await sendKeys({ press: 'Space' })
    expect(await server.log()).to.have.length(0)
    list.noLive = false
    await untilShown(list, [7])
    expect((await server.log())[0]?.query).to.deep.equal({ couleur: 'vert' })
  })

  it('LIST-03 links of the filters and of the pages are followed in place', async () => {
    const [list, server] = await open([page({ items: [5] }), page({ items: [6] })])
    control(list, 'La table').click()
    await untilShown(list, [5])
    expect(address(server)).to.equal('articles?rayon=table')
    list
      .querySelector('[data-flx-items]')
      ?.insertAdjacentHTML('afterend', `<nav data-flx-pages><a href="${server.address('articles?page=2')}">2</a></nav>`)
    control(list, '2').click()
    await untilShown(list, [6])
    expect(textOf(document.activeElement)).to.equal('Article 6')
  })

  it('LIST-03 an empty list says so, and the filters still serve', async () => {
    const [list, server] = await open()
    const none = `${filters(server, { least: '900' })}<p data-flx-count>Aucun article ne correspond.</p>`
    await server.add({ body: `<flx-list>${none}</flx-list>` }, page({ items: [2], head: filters(server) }))
    choose(list, 'prix_min', '900')
    await untilSaid(list, 'Aucun article ne correspond.')
    expect(shown(list)).to.deep.equal([])
    choose(list, 'prix_min', '')
    await untilShown(list, [2])
  })

  it('LIST-03 what is typed meanwhile is kept, what was sent is the server’s', async () => {
    const [list, server] = await open()
    await server.add(page({ items: [3], head: filters(server, { sort: 'nom', panel: '' }) }, { hold: 'answer' }))
    choose(list, 'tri', 'prix')
    await server.requests(1)
    const least = part<HTMLInputElement>(list, '[name="prix_min"]')
    least.focus()
    await sendKeys({ type: '12' })
    await server.release('answer')
    await untilShown(list, [3])
    expect(least.value).to.equal('12')
    expect(document.activeElement).to.equal(least)
    expect(part<HTMLSelectElement>(list, '[name="tri"]').value).to.equal('nom')
    expect(part<HTMLDetailsElement>(list, 'details').open).to.equal(true)
  })

  it('LIST-03 a late answer never replaces a newer one', async () => {
    const links = (server: Script): string => {
      const link = (path: string): string => `<a data-flx-refresh href="${server.address(path)}">${path}</a>`
      return link('lente') + link('vite')
    }
    const [list, server] = await openList(
      (server) => content({ ...firstItems, head: links(server) }),
      [page({ items: [1] }, { path: 'lente', hold: 'late' }), page({ items: [2] }, { path: 'vite' })],
    )
    control(list, 'lente').click()
    await server.requests(1)
    control(list, 'vite').click()
    await untilShown(list, [2])
    await server.release('late')
    await waitUntil(async () => (await server.log())[0]?.aborted)
    expect(shown(list)).to.deep.equal([2])
    expect(address(server)).to.equal('vite')
  })

  it('LIST-03 a choice puts an end to a page on its way', async () => {
    const [list, server] = await openList(
      (server) => content({ ...firstItems, next: server.address('page-2?paginate=auto'), head: filters(server) }),
      [page({ items: range(5, 8) }, { path: 'page-2', hold: 'late' }), page({ items: [9] }, { path: 'articles' })],
    )
    nextLink(list)?.click()
    await server.requests(1)
    choose(list, 'tri', 'prix')
    await untilShown(list, [9])
    await server.release('late')
    await waitUntil(async () => (await server.log())[0]?.aborted)
    expect(shown(list)).to.deep.equal([9])
  })

  it('LIST-03 the same choice made twice is asked for once', async () => {
    const [list, server] = await open([page({ items: [9] }, { hold: 'answer' })])
    const least = part<HTMLInputElement>(list, '[name="prix_min"]')
    least.focus()
    await sendKeys({ type: '20' })
    await sendKeys({ press: 'Enter' })
    await server.requests(1)
    await server.release('answer')
    await untilShown(list, [9])
    expect(await server.log()).to.have.length(1)
  })

  it('HTTP-02 a failure keeps the list, the choice and the address, and tries again', async () => {
    const [list, server] = await open([{ status: 503, body: 'Non' }, page({ items: [9] })])
    choose(list, 'tri', 'prix')
    await waitUntil(() => failure(list))
    expect(shown(list)).to.deep.equal(range(1, 4))
    expect(address(server)).to.equal('articles')
    expect(part<HTMLSelectElement>(list, '[name="tri"]').value).to.equal('prix')
    const [alert, items] = [failure(list), part(list, '[data-flx-items]')]
    expect(alert?.closest('[data-flx-mount]')?.nextElementSibling).to.equal(items)
    expect(items.hasAttribute('aria-busy')).to.equal(false)
    control(list, 'Réessayer').click()
    await untilShown(list, [9])
    await waitUntil(() => failure(list) === null)
    expect(address(server)).to.equal('articles?tri=prix')
  })

  it('LIST-03 the title of the page follows', async () => {
    const title = document.title
    const [list, server] = await open()
    await server.add({ body: `<!doctype html><title>La table</title><flx-list>${content({ items: [5] })}</flx-list>` })
    control(list, 'La table').click()
    await waitUntil(() => document.title === 'La table')
    history.back()
    await waitUntil(() => document.title === title)
  })

  it('LIST-03 Back and Forward bring back items, filters and position, without a request', async () => {
    const [list, server] = await openList(
      (server) =>
        content({ ...firstItems, next: server.address('articles?page=2&paginate=auto'), head: filters(server) }),
      [page({ items: range(5, 12), height: 400 })],
    )
    nextLink(list)?.click()
    await untilShown(list, range(1, 12))
    await server.add(page({ items: [3], head: filters(server, { sort: 'prix' }) }))
    part(list, '#article-9').scrollIntoView({ block: 'start' })
    const before = scrollY
    await new Promise(requestAnimationFrame)
    choose(list, 'tri', 'prix')
    await untilShown(list, [3])
    await waitUntil(() => address(server) === 'articles?tri=prix')
    history.back()
    await untilShown(list, range(1, 12))
    expect(address(server)).to.equal('articles?page=2')
    await waitUntil(() => Math.abs(scrollY - before) <= 1, `scrolled to ${scrollY}, not ${before}`)
    expect(part<HTMLSelectElement>(list, '[name="tri"]').value).to.equal('')
    expect(count(list)).to.equal('12 articles sur 12')
    history.forward()
    await untilShown(list, [3])
    expect(part<HTMLSelectElement>(list, '[name="tri"]').value).to.equal('prix')
    expect(await server.log()).to.have.length(2)
  })

  it('LIST-03 Back asks the server where nothing could be kept', async () => {
    const [list, server] = await open([page({ items: [5] }), page({ items: range(1, 4) })])
    control(list, 'La table').click()
    await untilShown(list, [5])
    sessionStorage.clear()
    history.back()
    await untilShown(list, range(1, 4))
    expect((await server.log())[1]?.query).to.deep.equal({})
  })

  it('SAFE-09 what one session saw of a list is not shown to the next: the server is asked', async () => {
    configure({ sessionHash: 'claire' })
    const [list, server] = await open([page({ items: [5] }), page({ items: [7] })])
    control(list, 'La table').click()
    await untilShown(list, [5])
    expect(Object.keys(sessionStorage).some((key) => key.startsWith('flx-list '))).to.equal(true)
    configure({ sessionHash: 'paul' })
    history.back()
    await untilShown(list, [7])
    expect((await server.log())[1]?.query).to.deep.equal({})
    const kept = Object.entries(sessionStorage).filter(([key]) => key.startsWith('flx-list '))
    expect(kept.filter(([, text]) => String(text).includes('claire'))).to.deep.equal([])
    configure({ sessionHash: undefined })
  })

  it('LIST-03 Back during a request is the end of it', async () => {
    const [list, server] = await open([page({ items: [5] }), page({ items: [6] }, { hold: 'late' })])
    control(list, 'La table').click()
    await untilShown(list, [5])
    list
      .querySelector('[data-flx-items]')
      ?.insertAdjacentHTML('afterend', `<nav data-flx-pages><a href="${server.address('articles?page=2')}">2</a></nav>`)
    control(list, '2').click()
    await server.requests(2)
    history.back()
    await untilShown(list, range(1, 4))
    // The server may hear of it after it is told to answer: then it would have answered.
    await waitUntil(async () => (await server.log())[1]?.aborted)
    await server.release('late')
    expect(shown(list)).to.deep.equal(range(1, 4))
  })

  it('LIST-03 entries and states of other scripts stay theirs', async () => {
    const [list, server] = await open([page({ items: [5] }), page({ items: [6] })])
    history.replaceState({ theirs: 1 }, '')
    control(list, 'La table').click()
    await untilShown(list, [5])
    await waitUntil(() => address(server) === 'articles?rayon=table')
    history.pushState({ theirs: 2 }, '', server.address('ailleurs'))
    history.back()
    await waitUntil(() => address(server) === 'articles?rayon=table')
    expect(shown(list)).to.deep.equal([5])
    history.back()
    await untilShown(list, range(1, 4))
    expect(history.state).to.include({ theirs: 1 })
    history.go(2)
    await waitUntil(() => address(server) === 'ailleurs')
    expect(shown(list)).to.deep.equal(range(1, 4))
    expect(history.state).to.deep.equal({ theirs: 2 })
    expect(await server.log()).to.have.length(1)
  })

  it('LIST-03 a place of the page is no other list', async () => {
    const [list, server] = await open([page({ items: [5] })])
    control(list, 'La table').click()
    await untilShown(list, [5])
    location.hash = 'avis'
    await waitUntil(() => location.hash === '#avis')
    history.back()
    await waitUntil(() => location.hash === '')
    expect(shown(list)).to.deep.equal([5])
    history.back()
    await untilShown(list, range(1, 4))
    expect(await server.log()).to.have.length(1)
  })

  it('no-address: nothing of it is in the address or in the history', async () => {
    const [list, server] = await open([page({ items: [5] })], 'no-address')
    const entries = history.length
    control(list, 'La table').click()
    await untilShown(list, [5])
    expect(address(server)).to.equal('articles')
    expect(history.length).to.equal(entries)
    await server.add(page({ items: [6] }))
    await list.refresh()
    expect(shown(list)).to.deep.equal([6])
    expect((await server.log())[1]?.query).to.deep.equal({ rayon: 'table' })
  })

  it('refresh() reads the list again where it is', async () => {
    const [list, server] = await open([page({ items: [5] }), page({ items: [5, 6] })])
    control(list, 'La table').click()
    await untilShown(list, [5])
    const entries = history.length
    await list.refresh()
    expect(shown(list)).to.deep.equal([5, 6])
    expect((await server.log())[1]?.query).to.deep.equal({ rayon: 'table' })
    expect(history.length).to.equal(entries)
  })
})
