import { expect, fixture, html } from '@open-wc/testing'
import { configure } from '../../../src/core/configure.ts'
import { parseFragment } from '../../../src/core/html/gate.ts'
import { sanitize } from '../../../src/core/html/sanitize.ts'
import { showHtml } from '../../../src/core/html/show-html.ts'
import { isEmptyContent } from '../../../src/ui/content.ts'
import { addressOf, script } from '../../support/answers-client.ts'
import { errorsOf } from '../../support/console.ts'
import { waitUntil } from '../../support/wait-until.ts'

declare global {
  interface Window {
    ran: string[]
  }
}

const place = (content = html``) => fixture<HTMLElement>(html`<div>${content}</div>`)
const run = (name: string) => `<script>window.ran.push('${name}')</script>`

function external(name: string, options: { hold?: string; attributes?: string } = {}): string {
  const address = addressOf({ type: 'text/javascript', body: `window.ran.push('${name}')` })
  return `<script ${options.attributes ?? ''} src="${address.replaceAll('"', '&quot;')}"></script>`
}

describe('showHtml', () => {
  beforeEach(() => {
    window.ran = []
  })

  it('replaces, or appends', async () => {
    const target = await place(html`<p>avant</p>`)
    await showHtml(target, '<p>après</p>')
    expect(target.innerHTML).to.equal('<p>après</p>')
    await showHtml(target, '<p>suite</p>', { mode: 'append' })
    expect(target.textContent).to.equal('aprèssuite')
  })

  it('FRAG-01 runs scripts once, in order, waiting for those of another file', async () => {
    const target = await place()
    await showHtml(
      target,
      `${run('un')}${external('deux')}<p>${run('trois')}</p>${external('quatre', { attributes: 'type="module"' })}${run('cinq')}
       <script type="application/json">{"a":1}</script><script type="text/x-template">non</script>`,
      { scripts: true },
    )
    expect(window.ran).to.deep.equal(['un', 'deux', 'trois', 'quatre', 'cinq'])
    target.append(target.firstElementChild ?? '')
    expect(window.ran).to.have.length(5)
  })

  it('runs only the scripts of what was appended', async () => {
    const target = await place()
    await showHtml(target, run('un'), { scripts: true })
    await showHtml(target, run('deux'), { mode: 'append', scripts: true })
    expect(window.ran).to.deep.equal(['un', 'deux'])
  })

  it('a script that cannot be loaded, or that throws, does not stop those after it', async () => {
    const target = await place()
    const errors: string[] = []
    const listen = (event: ErrorEvent) => {
      event.preventDefault()
      errors.push(event.message)
    }
    const uncaught = window.onerror
    window.onerror = null
    window.addEventListener('error', listen)
    const gone = addressOf({ status: 404, body: '' })
    const content = `<script src='${gone}'></script><script>throw new Error('exprès')</script>${run('après')}`
    const said = await errorsOf(() => showHtml(target, content, { scripts: true }))
    window.removeEventListener('error', listen)
    window.onerror = uncaught
    expect(window.ran).to.deep.equal(['après'])
    expect(said.join()).to.match(/n’a pas pu être chargé/)
    expect(errors.join()).to.contain('exprès')
  })

  it('runs no script unless who shows it says so, and the configuration lets them', async () => {
    const target = await place()
    await showHtml(target, run('non'))
    configure({ scripts: false })
    await showHtml(target, run('non'), { scripts: true })
    await showHtml(target, run('non'), { mode: 'morph', scripts: true })
    configure({ scripts: true })
    expect(window.ran).to.deep.equal([])
    expect(target.querySelector('script')).to.not.equal(null)
  })

  it('does not run the scripts left of a fragment that was replaced meanwhile', async () => {
    const target = await place()
    const server = await script({ hold: 'a', type: 'text/javascript', body: '' })
    const old = showHtml(target, `<script src="${server.address()}"></script>${run('périmé')}`, { scripts: true })
    await server.requests(1)
    await showHtml(target, run('neuf'), { scripts: true })
    await server.release('a')
    await old
    expect(window.ran).to.deep.equal(['neuf'])
  })

  it('FRAG-03 keeps focus on the same control, known by id, by name or by what it does', async () => {
    const content = `<form id="f"><input name="ville"><button data-flx-action="sup" data-flx-value="4">x</button>
      <button data-flx-action="sup" data-flx-value="5">x</button></form>`
    const target = await place()
    await showHtml(target, content)
    for (const selector of ['input', '[data-flx-value="5"]']) {
      target.querySelector<HTMLElement>(selector)?.focus()
      await showHtml(target, content)
      expect(document.activeElement).to.equal(target.querySelector(selector))
    }
  })

  it('FRAG-03 gives focus to the neighbour of a control that is gone, then to the place itself', async () => {
    const target = await place()
    const button = (value: number) => `<button data-flx-action="sup" data-flx-value="${value}">x</button>`
    await showHtml(target, button(1) + button(2) + button(3))
    target.querySelector<HTMLElement>('[data-flx-value="2"]')?.focus()
    await showHtml(target, button(1) + button(3))
    expect(document.activeElement?.getAttribute('data-flx-value')).to.equal('3')
    await showHtml(target, '<p>vide</p>')
    expect(document.activeElement).to.equal(target)
  })

  it('FRAG-03 focus does not follow an address to another link', async () => {
    const target = await place()
    const link = (text: string) => `<a href="/articles">${text}</a>`
    await showHtml(target, `<p>${link('Effacer')}</p><p>${link('Trier')}</p><p>${link('Page 1')}</p>`)
    target.querySelector('a')?.focus()
    await showHtml(target, `<p></p><p>${link('Trier')}</p><p>${link('Page 1')}</p>`)
    expect(document.activeElement?.textContent).to.equal('Trier')
    await showHtml(target, `<p>${link('Page 1')}</p><p>${link('Trier')}</p>`)
    expect(document.activeElement?.textContent).to.equal('Trier')
  })

  it('takes no focus that was elsewhere', async () => {
    const elsewhere = await fixture<HTMLInputElement>(html`<input />`)
    const target = await place(html`<button>x</button>`)
    elsewhere.focus()
    await showHtml(target, '<button>y</button>')
    expect(document.activeElement).to.equal(elsewhere)
  })

  it('FRAG-03 keeps the scroll of the place', async () => {
    const target = await place()
    target.style.cssText = 'height: 100px; overflow: auto'
    const tall = (text: string) => `<div style="height: 900px">${text}</div>`
    await showHtml(target, tall('un'))
    target.scrollTop = 300
    await showHtml(target, tall('deux'))
    expect(target.textContent).to.equal('deux')
    expect(target.scrollTop).to.equal(300)
  })

  it('leaves alone what React draws in', async () => {
    const target = await place()
    const mount = document.createElement('div')
    mount.setAttribute('data-flx-mount', '')
    target.append(mount)
    await showHtml(target, '<p>un</p>')
    await showHtml(target, '<p>deux</p>')
    await showHtml(target, '<div>trois</div><div>quatre</div>', { mode: 'morph' })
    expect(target.lastElementChild).to.equal(mount)
    expect(target.innerHTML).to.equal('<div>trois</div><div>quatre</div><div data-flx-mount=""></div>')
  })

  it('shows the body of a whole page', async () => {
    const target = await place()
    await showHtml(target, '<!doctype html><html><head><title>Titre</title></head><body><p>Corps</p></body></html>')
    expect(target.innerHTML).to.equal('<p>Corps</p>')
  })

  it('the newest of two morphs that wait for code wins', async () => {
    const target = await place()
    await Promise.all([
      showHtml(target, '<p>vieux</p>', { mode: 'morph' }),
      showHtml(target, '<p>neuf</p>', { mode: 'morph' }),
    ])
    expect(target.innerHTML).to.equal('<p>neuf</p>')
    const waiting = showHtml(target, '<p>vieux</p>', { mode: 'morph' })
    await showHtml(target, '<p>neuf encore</p>')
    await waiting
    expect(target.innerHTML).to.equal('<p>neuf encore</p>')
  })
})

describe('parseFragment and isEmptyContent', () => {
  it('parses rows without a table, and runs nothing', () => {
    expect(parseFragment('<tr><td>1</td></tr>').querySelector('td')?.textContent).to.equal('1')
    window.ran = []
    parseFragment('<img src="x:" onerror="window.ran.push(1)"><script>window.ran.push(2)</script>')
    expect(window.ran).to.deep.equal([])
  })

  it('spaces, no-break spaces, comments and empty paragraphs are nothing to see', () => {
    for (const empty of [
      '',
      ' \n ',
      '&nbsp;',
      '<!-- rien -->',
      '<p>&nbsp;</p><br>',
      '<p class="a"><strong> </strong></p>',
    ]) {
      expect(isEmptyContent(parseFragment(empty)), empty).to.equal(true)
    }
    for (const full of ['a', '<img src="">', '<p><input></p>', '<div id="carte"></div>', '<flx-cart></flx-cart>']) {
      expect(isEmptyContent(parseFragment(full)), full).to.equal(false)
    }
    expect(isEmptyContent(document.createElement('p'))).to.equal(true)
    expect(isEmptyContent(document.createElement('iframe'))).to.equal(false)
    expect(isEmptyContent(document.createTextNode('\u00a0'))).to.equal(true)
  })
})

describe('sanitize', () => {
  it('keeps what says something, takes away what does something', async () => {
    window.ran = []
    const target = await place()
    target.append(
      await sanitize(
        `<p style="position:fixed">Stock <strong>épuisé</strong> <a href="/aide" onclick="ran.push(1)">aide</a></p>
        <img src="x:" onerror="window.ran.push(2)"><script>window.ran.push(3)</script><a href="javascript:ran.push(4)">x</a>
        <form action="//ailleurs.test"><input name="mot"></form><style>*{display:none}</style>`,
      ),
    )
    expect(target.querySelector('strong')?.textContent).to.equal('épuisé')
    expect(target.querySelector('a')?.getAttribute('href')).to.equal('/aide')
    expect(target.querySelector('[onclick], [onerror], [style], script, style, form, input, [href^="java"]')).to.equal(
      null,
    )
    await waitUntil(() => target.querySelector('img')?.complete)
    expect(window.ran).to.deep.equal([])
  })

  it('plain text is text', async () => {
    expect((await sanitize('Prix > 10 €')).textContent).to.equal('Prix > 10 €')
  })
})
