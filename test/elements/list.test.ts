import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { isLeftToBrowser } from '../support/left-to-browser.ts'
import '../../elements/list.ts'
import type { ListLoadDetail } from '../../src/content/list/list-types.ts'
import { type Answer, script } from '../support/answers-client.ts'
import { control, part, textOf, untilText } from '../support/cart-page.ts'
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
import { withoutSecureContext } from '../support/unsecure-page.ts'
import { waitUntil } from '../support/wait-until.ts'

afterEach(leaveList)

const automatic = (number: number): string => `articles?page=${number}&paginate=auto`

/** Two frames: what an observer of the page had to say has been said. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
}

function scrollToNext(list: Element): void {
  nextLink(list)?.scrollIntoView({ block: 'end' })
}

/** Pages of four items, each with a link to the next until the last. */
function pages(base: (path: string) => string, last: number, more: Answer = {}): Answer[] {
  return range(2, last).map((number) => {
    const next = number < last ? base(automatic(number + 1)) : undefined
    return page({ items: range(number * 4 - 3, number * 4), next, height: 400 }, { path: 'articles', ...more })
  })
}

/** Opens a list of four items whose next page comes by itself. */
const openFirst = (answers: Answer[] = [], attributes = '') =>
  openList(({ address }) => content({ ...firstItems, next: address(automatic(2)) }), answers, attributes)

describe('<flx-list>', () => {
  it('LIST-01 fetches the next page as its link comes into view, and appends its items', async () => {
    const [list, server] = await openFirst()
    await server.add(page({ items: range(5, 8), height: 400 }))
    await settled()
    expect(await server.log()).to.have.length(0)
    scrollToNext(list)
    await untilShown(list, range(1, 8))
    const [request] = await server.log()
    expect(request?.method).to.equal('GET')
    expect(request?.query).to.deep.equal({ page: '2', paginate: 'auto' })
    expect(nextLink(list)).to.equal(null)
  })

  it('LIST-01 not before seven tenths of the link are in view', async () => {
    const [list, server] = await openFirst([page({ items: range(5, 8) })])
    const link = nextLink(list)
    link?.style.setProperty('display', 'block')
    link?.style.setProperty('height', '200px')
    const showShare = (share: number): void => {
      const top = (link?.getBoundingClientRect().top ?? 0) + scrollY
      scrollTo({ top: top - innerHeight + share * 200, behavior: 'instant' })
    }
    showShare(0.6)
    await settled()
    expect(await server.log()).to.have.length(0)
    showShare(0.8)
    await untilShown(list, range(1, 8))
  })

  it('LIST-01 a link taller than the window, which never shows seven tenths of itself', async () => {
    const [list] = await openList(
      ({ address }) => {
        const link = `<a class="tall" rel="next" href="${address(automatic(2))}">Suite</a>`
        return `${content(firstItems)}<p data-flx-pages>${link}</p>`
      },
      [page({ items: range(5, 8) })],
    )
    const tall = part(list, '.tall')
    scrollTo({ top: tall.getBoundingClientRect().top + scrollY + innerHeight, behavior: 'instant' })
    await untilShown(list, range(1, 8))
  })

  it('LIST-01 goes on while the next link is in view, until there is none', async () => {
    const [list, server] = await openFirst([], 'load-stop="0"')
    await server.add(
      page({ items: range(5, 8), next: server.address(automatic(3)), height: 0 }),
      page({ items: range(9, 12), next: server.address(automatic(4)), height: 0 }),
      page({ items: [], height: 0 }),
    )
    scrollToNext(list)
    await untilShown(list, range(1, 12))
    await waitUntil(() => !nextLink(list))
    expect(await server.log()).to.have.length(3)
  })

  for (const [what, answer] of [
    ['a fragment that is the list', `<div data-flx-list>${content({ items: range(5, 8) })}</div>`],
    ['a fragment with its items’ element', content({ items: range(5, 8) })],
    [
      'bare items',
      range(5, 8)
        .map((number) => `<li id="article-${number}">${number}</li>`)
        .join(''),
    ],
  ]) {
    it(`LIST-01 the answer may be ${what}`, async () => {
      const [list] = await openFirst([{ body: answer }])
      nextLink(list)?.click()
      await untilShown(list, range(1, 8))
      expect(nextLink(list)).to.equal(null)
    })
  }

  it('LIST-01 rows of a table stay rows', async () => {
    const row = (number: number): string => `<tr id="r${number}"><td>${number}</td></tr>`
    const next = (href: string): string => `<a href="${href}" data-flx-next>Suite</a>`
    const [list] = await openList(
      ({ address }) => `<table><tbody data-flx-items>${row(1)}</tbody></table>${next(address('rows?page=2'))}`,
      [{ body: `${row(2)}${row(3)}<script>globalThis.rowsRan = (globalThis.rowsRan ?? 0) + 1</script>` }],
    )
    control(list, 'Suite').click()
    await waitUntil(() => list.querySelectorAll('tbody > tr > td').length === 3)
    await waitUntil(() => (globalThis as { rowsRan?: number }).rowsRan === 1)
  })

  it('LIST-01 of several lists on a page, each takes its own', async () => {
    const server = await script()
    const other = `<flx-list>${content({ items: range(91, 92) })}</flx-list>`
    const both = await fixture<HTMLElement>(
      `<div>${other}<flx-list no-address>${content({ ...firstItems, next: server.address('b?page=2') })}</flx-list></div>`,
    )
    const list = part(both, 'flx-list:last-of-type')
    const answer = `<flx-list>${content({ items: range(93, 94) })}</flx-list>`
    await server.add({ body: `<!doctype html><body>${answer}<flx-list>${content({ items: range(5, 8) })}</flx-list>` })
    nextLink(list)?.setAttribute('data-flx-next', '')
    nextLink(list)?.click()
    await untilShown(list, range(1, 8))
    expect(location.href).to.not.contain('page=2')
  })

  it('LIST-02 a page that brings nothing new is followed by none, but by a click', async () => {
    const [list, server] = await openFirst([], 'load-stop="0"')
    // A server that does not know the page asked for, and gives the first one again.
    await server.add({ ...page({ ...firstItems, next: server.address(automatic(2)) }), repeat: true })
    scrollToNext(list)
    await server.requests(1)
    await settled()
    await settled()
    expect(await server.log()).to.have.length(1)
    nextLink(list)?.click()
    await server.requests(2)
    await settled()
    expect([shown(list), (await server.log()).length]).to.deep.equal([range(1, 4), 2])
  })

  it('LIST-02 goes back to clicks every N loads', async () => {
    const [list, server] = await openFirst([], 'load-stop="2"')
    await server.add(...pages(server.address, 7))
    for (const last of [8, 12]) {
      scrollToNext(list)
      await untilShown(list, range(1, last))
    }
    scrollToNext(list)
    await settled()
    expect(await server.log()).to.have.length(2)
    nextLink(list)?.click()
    await untilShown(list, range(1, 16))
    for (const last of [20, 24]) {
      scrollToNext(list)
      await untilShown(list, range(1, last))
    }
    scrollToNext(list)
    await settled()
    expect(await server.log()).to.have.length(5)
  })

  it('LIST-02 stops after three loads where nothing is said', async () => {
    const [list, server] = await openFirst()
    await server.add(...pages(server.address, 7))
    for (const last of [8, 12, 16]) {
      scrollToNext(list)
      await untilShown(list, range(1, last))
    }
    scrollToNext(list)
    await settled()
    expect(await server.log()).to.have.length(3)
  })

  it('LIST-01 a link without paginate=auto waits for its click', async () => {
    const [list, server] = await openList(
      ({ address }) => {
        return `${content(firstItems)}<a rel="next" data-flx-next href="${address('articles?page=2')}">Suite</a>`
      },
      [page({ items: range(5, 8) })],
    )
    scrollToNext(list)
    await settled()
    expect(await server.log()).to.have.length(0)
    nextLink(list)?.click()
    await untilShown(list, range(1, 8))
  })

  it('LIST-04 an item that is there already does not come again', async () => {
    const [list] = await openFirst([page({ items: [4, 5, 5, 6] })])
    nextLink(list)?.click()
    await untilShown(list, range(1, 6))
    expect(count(list)).to.equal('6 articles sur 12')
  })

  it('says how many items there are, and announces it', async () => {
    const [list] = await openList(
      ({ address }) => content({ ...firstItems, next: address(automatic(2)), total: 310 }),
      [page({ items: range(5, 8), total: 310 })],
    )
    expect(said(list)).to.equal('')
    nextLink(list)?.click()
    await untilSaid(list, '8 articles sur 310')
    expect(count(list)).to.equal('8 articles sur 310')
    await expect(list).to.be.accessible()
  })

  it('focus goes to the first new item after a click', async () => {
    const [list] = await openFirst([page({ items: range(5, 8) })])
    nextLink(list)?.focus()
    await sendKeys({ press: 'Enter' })
    await untilShown(list, range(1, 8))
    await waitUntil(() => textOf(document.activeElement) === 'Article 5')
  })

  it('focus and scroll stay when items come by themselves', async () => {
    const [list] = await openFirst([page({ items: range(5, 8), height: 400 })])
    const link = part(list, '#article-4 a')
    link.focus()
    scrollToNext(list)
    const before = scrollY
    await untilShown(list, range(1, 8))
    expect(document.activeElement).to.equal(link)
    expect(scrollY).to.equal(before)
  })

  it('focus that comes to the next link while items are on their way stays in view', async () => {
    const [list, server] = await openFirst([
      page({ items: range(5, 8), height: 3000, next: '?page=3' }, { hold: 'answer' }),
    ])
    scrollToNext(list)
    await server.requests(1)
    nextLink(list)?.focus()
    await server.release('answer')
    await untilShown(list, range(1, 8))
    const { top, bottom } = nextLink(list)?.getBoundingClientRect() ?? { top: -1, bottom: -1 }
    expect(document.activeElement === nextLink(list)).to.equal(true)
    expect(top >= 0 && bottom <= innerHeight + 1, `${top} to ${bottom} in ${innerHeight}`).to.equal(true)
  })

  it('what the keyboard has come to below the list stays where it is in the window', async () => {
    const [list, server] = await openFirst([page({ items: range(5, 8), height: 3000 }, { hold: 'answer' })])
    const foot = document.createElement('p')
    foot.innerHTML = '<a href="#mentions">Mentions légales</a>'
    list.after(foot)
    part(list, '#article-4 a').focus()
    scrollToNext(list)
    await server.requests(1)
    const link = part(foot, 'a')
    for (let stop = 0; stop < 10 && document.activeElement !== link; stop++) await sendKeys({ press: 'Tab' })
    expect(document.activeElement === link).to.equal(true)
    const { top } = link.getBoundingClientRect()
    await server.release('answer')
    await untilShown(list, range(1, 8))
    await settled()
    expect(link.getBoundingClientRect().top).to.be.closeTo(top, 1)
    foot.remove()
  })

  it('nothing comes by itself before a link that has the focus: Enter is the visitor’s', async () => {
    const [list, server] = await openFirst([page({ items: range(5, 8) })])
    nextLink(list)?.focus()
    scrollToNext(list)
    await settled()
    expect(await server.log()).to.have.length(0)
    part(list, '#article-4 a').focus()
    await untilShown(list, range(1, 8))
  })

  it('a click during a load is not a second load', async () => {
    const [list, server] = await openFirst([page({ items: range(5, 8) }, { hold: 'answer' })])
    nextLink(list)?.click()
    await server.requests(1)
    expect(nextLink(list)?.ariaBusy).to.equal('true')
    nextLink(list)?.click()
    await server.release('answer')
    await untilShown(list, range(1, 8))
    expect(await server.log()).to.have.length(1)
  })

  it('HTTP-02 a failure keeps what is there, says it, and tries again', async () => {
    const [list, server] = await openFirst([
      { status: 500, body: 'Erreur' },
      { drop: true },
      page({ items: range(5, 8) }),
    ])
    const errors: string[] = []
    list.addEventListener('flx-list-error', ({ detail }) => errors.push(detail.message))
    scrollToNext(list)
    await waitUntil(() => failure(list))
    expect(textOf(failure(list))).to.contain('Le serveur a rencontré une erreur.')
    expect(shown(list)).to.deep.equal(range(1, 4))
    await settled()
    expect(await server.log(), 'nothing is tried again by itself').to.have.length(1)
    await expect(list).to.be.accessible()
    control(list, 'Réessayer').click()
    await untilText(list, 'La connexion au serveur a échoué.')
    control(list, 'Réessayer').click()
    await untilShown(list, range(1, 8))
    expect(failure(list)).to.equal(null)
    expect(errors).to.have.length(2)
    expect(textOf(document.activeElement)).to.equal('Article 5')
  })

  it('LIST-03 the address says which page came last, without how it was fetched', async () => {
    const [list, server] = await openFirst([page({ items: range(5, 8) })])
    const entries = history.length
    nextLink(list)?.click()
    await untilShown(list, range(1, 8))
    expect(address(server)).to.equal('articles?page=2')
    expect(history.length).to.equal(entries)
  })

  it('LIST-03 on a page of plain HTTP too', async () => {
    const [list, server] = await openFirst([page({ items: range(5, 8) })])
    const restore = withoutSecureContext()
    try {
      nextLink(list)?.click()
      await untilShown(list, range(1, 8))
      await waitUntil(() => address(server) === 'articles?page=2')
    } finally {
      restore()
    }
    expect(failure(list)).to.equal(null)
  })

  it('asks before it loads, and tells what came', async () => {
    const [list, server] = await openFirst([page({ items: range(4, 6) })])
    const asked: ListLoadDetail[] = []
    const came: string[] = []
    const refuse = (event: CustomEvent<ListLoadDetail>): void => {
      asked.push(event.detail)
      event.preventDefault()
    }
    list.addEventListener('flx-list-load', refuse)
    list.addEventListener('flx-list-loaded', ({ detail }) => came.push(...detail.items.map(({ id }) => id)))
    nextLink(list)?.click()
    await waitUntil(() => asked.length === 1)
    expect(asked[0]).to.include({ way: 'append', source: 'click' })
    expect(await server.log()).to.have.length(0)
    list.removeEventListener('flx-list-load', refuse)
    await list.more()
    expect(came).to.deep.equal(['article-5', 'article-6'])
  })

  it('the items’ own scripts run once', async () => {
    const ran: number[] = []
    Object.assign(globalThis, { ranIn: (number: number) => ran.push(number) })
    const items = [5, 6].map((number) => `<li id="article-${number}"><script>ranIn(${number})</script></li>`).join('')
    const [list] = await openFirst([{ body: items }])
    nextLink(list)?.click()
    await untilShown(list, range(1, 6))
    await waitUntil(() => ran.length === 2)
    expect(ran).to.deep.equal([5, 6])
  })

  it('a list that leaves the page asks for nothing more', async () => {
    const [list, server] = await openFirst([page({ items: range(5, 8) }, { hold: 'answer' })])
    nextLink(list)?.click()
    await server.requests(1)
    list.remove()
    await waitUntil(async () => (await server.log())[0]?.aborted)
    expect(shown(list)).to.deep.equal(range(1, 4))
    expect(list.querySelector('[data-flx-mount]')).to.equal(null)
  })

  it('the page’s other forms and links are their own', async () => {
    const [list] = await openList(
      ({ address }) =>
        content({ ...firstItems, next: address(automatic(2)), head: '<form><button>Ajouter</button></form>' }),
      [],
    )
    let prevented: boolean | undefined
    list.parentElement?.addEventListener('submit', (event) => {
      prevented = event.defaultPrevented
      event.preventDefault()
    })
    control(list, 'Ajouter').click()
    expect(prevented).to.equal(false)
  })

  it('LIST-04 a click for another tab is the browser’s', async () => {
    const [list, server] = await openFirst()
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
      expect(isLeftToBrowser(nextLink(list), { [key]: true }), key).to.equal(true)
    expect(await server.log()).to.have.length(0)
  })
})
