import { expect } from '@open-wc/testing'
import '../../elements/list.ts'
import { leaveList, openList, page, range, untilShown } from '../support/list-page.ts'
import { waitUntil } from '../support/wait-until.ts'

afterEach(leaveList)

const items = (numbers: number[]): string =>
  numbers.map((number) => `<li id="article-${number}">Article ${number}</li>`).join('')

/** What more() asks for in a list with this below its items; nothing where it asks for nothing. */
async function nextOf(pager: (address: (path: string) => string) => string, inItem = ''): Promise<string> {
  const [list, server] = await openList(
    ({ address }) => `<ul class="articles" data-flx-items>${items([1])}<li>${inItem}</li></ul>${pager(address)}`,
    [page({ items: [2] }, { repeat: true })],
    'items=".articles"',
  )
  await list.more()
  const [request] = await server.log()
  list.parentElement?.remove()
  return request ? `${request.path} ${new URLSearchParams(request.query)}`.trim() : ''
}

describe('<flx-list> in the markup of a content management system', () => {
  const cases: [what: string, pager: (address: (path: string) => string) => string, expected: string][] = [
    ['rel="next"', (to) => `<a href="${to('p?n=2')}" rel="nofollow next">Suite</a>`, 'p n=2'],
    [
      '.next on the link',
      (to) =>
        `<nav class="pagination"><a class="prev" href="${to('p?n=0')}">P</a><a class="next" href="${to('p?n=2')}">S</a></nav>`,
      'p n=2',
    ],
    [
      '.next around the link',
      (to) => `<ul class="pagination"><li class="next"><a href="${to('p?n=2')}">S</a></li></ul>`,
      'p n=2',
    ],
    [
      'older posts',
      (to) =>
        `<nav class="navigation posts-navigation"><div class="nav-previous"><a href="${to('p?n=2')}">Plus anciens</a></div></nav>`,
      'p n=2',
    ],
    [
      '…--next around the link',
      (to) => `<nav class="pager"><ul><li class="pager__item--next"><a href="${to('p?n=2')}">›</a></li></ul></nav>`,
      'p n=2',
    ],
    [
      'the number after the current one',
      (to) =>
        `<nav aria-label="Pagination"><a href="${to('p?n=1')}">1</a> <strong class="on">2</strong> <a href="${to('p?n=3')}">3</a> <a href="${to('p?n=9')}">9</a></nav>`,
      'p n=3',
    ],
    [
      'no number after the current one',
      (to) =>
        `<nav class="pagination"><a href="${to('p?n=1')}">1</a> <span aria-current="page">2</span> <a href="${to('p?n=9')}">Tout</a></nav>`,
      '',
    ],
    [
      'a link that is off',
      (to) => `<nav class="pagination"><a class="next disabled" href="${to('p?n=2')}">S</a></nav>`,
      '',
    ],
    [
      'another site',
      () => '<nav class="pagination"><a class="next" rel="next" href="https://ailleurs.example/p?n=2">S</a></nav>',
      '',
    ],
    [
      'what the author says comes first',
      (to) =>
        `<a href="${to('p?n=7')}" data-flx-next>S</a><nav class="pagination"><a class="next" href="${to('p?n=2')}">S</a></nav>`,
      'p n=7',
    ],
  ]
  for (const [what, pager, expected] of cases) {
    it(`LIST-01 goes on by: ${what}`, async () => expect(await nextOf(pager)).to.equal(expected))
  }

  it('LIST-01 never by a link within an item', async () => {
    expect(
      await nextOf(() => '', '<nav class="pagination"><a class="next" rel="next" href="?n=2">Lire la suite</a></nav>'),
    ).to.equal('')
  })

  it('LIST-04 items without id are known by their links and their text; without links each is kept', async () => {
    const card = (number: number, price: number) =>
      `<div><a href="/bol-${number}"><h3>Bol ${number}</h3></a><p>${price} €</p></div>`
    const plain = '<div>Publicité</div>'
    const draw = (cards: string, next = '') =>
      `<section class="produits">${cards}</section><nav class="pagination">${next}</nav>`
    const [list, server] = await openList(
      ({ address }) =>
        draw(card(1, 10) + card(2, 12) + plain, `<a class="next" href="${address('articles?page=2')}">Suite</a>`),
      [],
      'items=".produits"',
    )
    const answer = `<!doctype html><html><body><flx-list items=".produits">${draw(card(2, 12) + card(2, 15) + card(3, 9) + plain)}</flx-list></body></html>`
    await server.add({ body: answer })
    await list.more()
    const texts = [...list.querySelectorAll('.produits > div')].map((each) => each.textContent)
    expect(texts).to.deep.equal(['Bol 110 €', 'Bol 212 €', 'Publicité', 'Bol 215 €', 'Bol 39 €', 'Publicité'])
  })

  it('LIST-01 with auto, a link of any address is followed as it comes into view; two pagers are both renewed', async () => {
    const draw = (numbers: number[], next: string): string => {
      const pager = `<nav class="pagination">${next}</nav>`
      return `${pager}<ul data-flx-items>${items(numbers)}</ul>${pager}`
    }
    const [list, server] = await openList(
      ({ address }) => draw([1, 2], `<a rel="next" href="${address('articles?page=2')}">Suite</a>`),
      [],
      'auto',
    )
    await server.add({ body: `<html><body><flx-list>${draw([3], '<span>Fin</span>')}</flx-list></body></html>` })
    list.scrollIntoView({ block: 'end' })
    await untilShown(list, range(1, 3))
    await waitUntil(() => [...list.querySelectorAll('nav')].map((nav) => nav.textContent).join() === 'Fin,Fin')
  })
})
