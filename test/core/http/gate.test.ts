import { expect, fixture, html } from '@open-wc/testing'
import '../../../elements/list.ts'
import { popup } from '../../../elements/popup.ts'
import { endpoint } from '../../../src/core/config.ts'
import { configure } from '../../../src/core/configure.ts'
import { isHomeAddress } from '../../../src/core/http/admit.ts'
import { request } from '../../../src/core/http/request.ts'
import type { RequestError } from '../../../src/core/http/request-error.ts'
import { send } from '../../../src/core/http/send.ts'
import { createSubmission } from '../../../src/forms/form/submission.ts'
import { addressOf, script } from '../../support/answers-client.ts'
import { errorsOf, warningsOf } from '../../support/console.ts'
import { waitUntil } from '../../support/wait-until.ts'

declare global {
  interface Window {
    ranFromOutside: string[]
  }
}

const shared = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }
const evil = '<p>venu d’ailleurs</p><script>window.ranFromOutside.push("script")</script>'

/** The same server by its other name: another origin. */
function elsewhere(address: string): string {
  const url = new URL(address, location.href)
  url.hostname = url.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
  return url.href
}

const foreign = (): string => elsewhere(addressOf({ body: evil, headers: shared }))
const redirected = (): string => addressOf({ redirect: foreign() })
const notHtml = (): string => addressOf({ body: evil, type: 'text' })
const written = `data:text/html,${encodeURIComponent(evil)}`

const refusalOf = (address: string): Promise<RequestError | undefined> =>
  send({ address, method: 'GET', page: true }).then(
    () => undefined,
    (error: RequestError) => error,
  )

describe('the gate for HTML', () => {
  beforeEach(() => {
    window.ranFromOutside = []
  })
  afterEach(() => configure({ origins: undefined }))

  it('SAFE-01 lets in what this origin says is HTML, whatever else comes in its place is refused by its name', async () => {
    expect(await refusalOf(addressOf({ body: '<p>ici</p>' }))).to.equal(undefined)
    const refused = [
      await refusalOf(foreign()),
      await refusalOf(redirected()),
      await refusalOf(notHtml()),
      await refusalOf(written),
    ]
    expect(refused.map((error) => error?.kind)).to.deep.equal(Array(4).fill('wrong-kind'))
    expect(refused[0]?.detail).to.contain('autre origine')
    expect(refused[2]?.detail).to.contain('text/plain')
  })

  it('SAFE-01 lets in another origin that the configuration names, and none that markup names', async () => {
    const other = new URL(foreign()).origin
    await fixture(html`<flx-config origins=${other} base=${`${other}/`}></flx-config>`)
    expect((await refusalOf(foreign()))?.kind).to.equal('wrong-kind')
    configure({ origins: [other] })
    expect(await refusalOf(foreign())).to.equal(undefined)
    configure({ origins: undefined, base: `${other}/` })
    expect(await refusalOf(foreign())).to.equal(undefined)
    configure({ base: undefined })
  })

  it('SAFE-06 what is sent goes to this origin, whatever base content writes into the page', async () => {
    const base = Object.assign(document.createElement('base'), { href: elsewhere('/') })
    const { address, log } = await script({ repeat: true, body: { status: 'ok' } })
    const { pathname } = new URL(address('envoi'), location.href)
    document.head.prepend(base)
    try {
      expect(new URL(document.baseURI).origin).not.to.equal(location.origin)
      configure({ base: pathname })
      const sent = await send({ address: pathname, body: { a: '1' } })
      expect(new URL(sent.address).origin).to.equal(location.origin)
      expect(endpoint('panier.php')).to.equal(`${location.origin}${pathname}/panier.php`)
      expect(isHomeAddress(elsewhere('/'))).to.equal(false)
      const form = await fixture<HTMLFormElement>(html`<form action=${pathname} method="post"></form>`)
      expect(createSubmission(form, null).address).to.equal(location.origin + pathname)
    } finally {
      base.remove()
      configure({ base: undefined })
    }
    expect((await log()).map(({ path }) => path)).to.deep.equal(['envoi'])
  })

  it('HTTP-01 tells its own server that a script asks, and another, which need not allow it, nothing', async () => {
    const open = { 'Access-Control-Allow-Origin': '*' }
    const stranger = elsewhere(addressOf({ body: { un: 1 }, headers: open }))
    expect((await send({ address: stranger, method: 'GET' })).type).to.equal('json')
    configure({ origins: [new URL(stranger).origin] })
    const asked = send({ address: elsewhere(addressOf({ body: { un: 1 }, headers: open })), method: 'GET' })
    expect(await asked.catch((error: RequestError) => error.kind)).to.equal('network')
  })

  it('SAFE-01 data of another origin, and texts that nobody shows, are no HTML of the page', async () => {
    const data = elsewhere(addressOf({ body: { un: 1 }, headers: shared }))
    expect((await send({ address: data, method: 'GET' })).type).to.equal('json')
    expect(await request({ url: notHtml(), method: 'GET' })).to.equal(evil)
    const target = await fixture<HTMLElement>(html`<div>avant</div>`)
    let refused: RequestError | undefined
    await errorsOf(async () => {
      await request({ url: notHtml(), method: 'GET', target, failure: (error) => (refused = error) }).catch(() => {})
    })
    expect([refused?.kind, target.textContent]).to.deep.equal(['wrong-kind', 'avant'])
  })

  it('SAFE-01 what refuses, and is no HTML of this origin, is told without its words', async () => {
    const refused = addressOf({ status: 422, body: evil, type: 'text' })
    const error = await refusalOf(refused)
    expect([error?.kind, error?.status, error?.body]).to.deep.equal(['refused', 422, ''])
  })

  it('SAFE-01 a popup that shows a fragment shows none from elsewhere', async () => {
    for (const href of [foreign(), redirected(), notHtml()]) {
      const opened = await popup({ href, handler: 'ajax', label: 'Fragment' })
      await waitUntil(() => opened?.element?.querySelector('[role="alert"]'), href)
      expect(opened?.element?.textContent).not.to.contain('ailleurs')
      await opened?.close()
    }
    const said = await warningsOf(async () => expect(await popup({ href: written, handler: 'ajax' })).to.equal(null))
    expect(said.join()).to.contain('ne peut pas montrer')
    expect(window.ranFromOutside).to.deep.equal([])
  })

  it('SAFE-01 a list fetches no next page from elsewhere, and takes none that a redirection leads to', async () => {
    const server = await script({ redirect: foreign() })
    for (const href of [`${foreign()}&paginate=auto`, `${server.address('suite')}?paginate=auto`]) {
      const list = await fixture<HTMLElementTagNameMap['flx-list']>(
        `<flx-list no-address><ul data-flx-items><li id="a">a</li></ul><a href="${href}" data-flx-next>suite</a></flx-list>`,
      )
      await errorsOf(async () => {
        await list.more().catch(() => {})
        list.querySelector('a')?.addEventListener('click', (event) => event.preventDefault())
      })
      expect(list.querySelectorAll('li')).to.have.length(1)
    }
    const asked = await server.requests(1)
    expect([...new Set(asked.map(({ path }) => path.split('/').at(-1)))]).to.deep.equal(['suite'])
    // Twice, where the link also came into view.
    expect(asked.length).to.be.at.most(2)
    expect(window.ranFromOutside).to.deep.equal([])
  })
})
