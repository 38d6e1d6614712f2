import { expect, fixture, html } from '@open-wc/testing'
import { config } from '../../src/core/config.ts'
import { configure, onConfig } from '../../src/core/configure.ts'
import { warningsOf } from '../support/console.ts'

describe('configuration', () => {
  it('has defaults on a page that says nothing', () => {
    expect(config()).to.deep.include({
      base: '/globalflexit/',
      lang: 'fr',
      sessionHash: '',
      identity: { logo: '' },
      scripts: true,
      translations: false,
    })
  })

  it('PAGE-06 reads <flx-config>, and follows its attributes', async () => {
    const element = await fixture(html`
      <flx-config base="/autre" lang="en" session-hash="abc" logo-site="/site.svg" scripts="off"></flx-config>
    `)
    expect(config()).to.deep.include({
      base: '/autre/',
      lang: 'en',
      sessionHash: 'abc',
      identity: { logo: '/site.svg' },
      scripts: false,
      translations: true,
    })
    element.setAttribute('logo', '/logo.svg')
    element.setAttribute('scripts', 'on')
    expect(config().identity.logo).to.equal('/logo.svg')
    expect(config().scripts).to.equal(true)
  })

  it('SAFE-06 markup sends nothing to another origin, a script may', async () => {
    const said = await warningsOf(async () => {
      const element = await fixture(html`<flx-config base="https://ailleurs.example/"></flx-config>`)
      expect(config().base).to.equal('/globalflexit/')
      expect(config().base).to.equal('/globalflexit/')
      element.setAttribute('base', '//ailleurs.example/')
      expect(config().base).to.equal('/globalflexit/')
      element.setAttribute('base', `${location.origin}/ici`)
      expect(config().base).to.equal(`${location.origin}/ici/`)
    })
    expect(said.filter((each) => each.includes('flx.configure({ base })'))).to.have.length(2)
    configure({ base: 'https://api.example/' })
    expect(config().base).to.equal('https://api.example/')
    configure({ base: undefined })
  })

  it('SAFE-04 a configuration among others’ words is none', async () => {
    await fixture(html`
      <div><p data-flx-untrusted><flx-config base="/piege" scripts="off"></flx-config></p><flx-config base="/ici"></flx-config></div>
    `)
    expect([config().base, config().scripts]).to.deep.equal(['/ici/', true])
  })

  it('takes the nonce of the page’s scripts unless told another', async () => {
    const script = document.createElement('script')
    script.setAttribute('nonce', 'n-page')
    script.type = 'text/plain'
    document.head.prepend(script)
    expect(config().nonce).to.equal('n-page')
    await fixture(html`<flx-config nonce="n-config"></flx-config>`)
    expect(config().nonce).to.equal('n-config')
    script.remove()
  })

  it('PAGE-06 lets flx.configure have the last word, and tells every widget', async () => {
    await fixture(html`<flx-config session-hash="abc"></flx-config>`)
    let told = 0
    const stop = onConfig(() => told++)
    configure({ sessionHash: 'def', identity: { logo: '/l.svg' } })
    expect(config().sessionHash).to.equal('def')
    expect(config().identity.logo).to.equal('/l.svg')
    expect(told).to.equal(1)
    stop()
    configure({ sessionHash: undefined, identity: undefined })
    expect(told).to.equal(1)
    expect(config().sessionHash).to.equal('abc')
  })
})
