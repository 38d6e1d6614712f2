import { expect } from '@open-wc/testing'
import { configure } from '../../../src/core/configure.ts'
import { sanitize } from '../../../src/core/html/sanitize.ts'
import { showHtml } from '../../../src/core/html/show-html.ts'
import { addressOf } from '../../support/answers-client.ts'
import { waitUntil } from '../../support/wait-until.ts'

describe('a page under Trusted Types and a strict policy of scripts', () => {
  const reports: string[] = []
  const place = document.createElement('div')
  const policies = "require-trusted-types-for 'script'; trusted-types flx; script-src 'nonce-flx-test' 'strict-dynamic'"

  before(() => {
    document.body.append(place)
    document.addEventListener('securitypolicyviolation', (event) => {
      reports.push(`${event.violatedDirective} ${event.sample}`)
    })
    const meta = document.createElement('meta')
    meta.httpEquiv = 'Content-Security-Policy'
    meta.content = policies
    document.head.append(meta)
    configure({ nonce: 'flx-test' })
  })

  it('refuses HTML that does not pass the policy: the page is strict indeed', async () => {
    expect(() => {
      place.innerHTML = '<p></p>'
    }).to.throw(TypeError)
    await waitUntil(() => reports.length === 1)
    reports.length = 0
  })

  it('shows HTML, morphs it, runs its scripts with the nonce, sanitises a message, without one report', async () => {
    window.ran = []
    const address = addressOf({ type: 'text/javascript', body: "window.ran.push('autre')" }).replaceAll('"', '&quot;')
    const content = `<p>un</p><script>window.ran.push('ici')</script><script src="${address}"></script>`
    await showHtml(place, content, { scripts: true })
    await showHtml(place, '<!doctype html><html><body><p>deux</p></body></html>', { mode: 'morph' })
    expect(place.innerHTML).to.equal('<p>deux</p>')
    expect(window.ran).to.deep.equal(['ici', 'autre'])
    place.replaceChildren(
      await sanitize('<b>gras</b><script>window.ran.push(1)</script><svg><use href="data:,"/></svg>'),
    )
    expect(place.querySelector('b')?.textContent).to.equal('gras')
    expect(place.querySelector('script, use')).to.equal(null)
    await showHtml(place, '<script>window.ran.push("morph")</script>', { mode: 'morph', scripts: true })
    expect(window.ran).to.deep.equal(['ici', 'autre', 'morph'])
    const answer = (word: string): string =>
      `<script type="application/json">{"dit":"${word}"}</script><script>window.ran.push("${word}")</script>`
    for (const word of ['avant', 'après']) await showHtml(place, answer(word), { mode: 'morph', scripts: true })
    expect(place.querySelector('[type="application/json"]')?.textContent).to.equal('{"dit":"après"}')
    expect(window.ran).to.deep.equal(['ici', 'autre', 'morph', 'avant', 'après'])
    expect(() => place.insertAdjacentHTML('beforeend', '<i>témoin</i>')).to.throw(TypeError)
    await waitUntil(() => reports.some((report) => report.includes('témoin')))
    expect(reports).to.have.length(1)
  })
})
