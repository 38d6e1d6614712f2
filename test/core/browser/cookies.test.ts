import { expect } from '@open-wc/testing'
import { get, remove, set } from '../../../src/core/browser/cookies.ts'

describe('cookies', () => {
  it('COOKIE-01 gives back what was set, whatever its characters, and forgets what was removed', () => {
    set('préf;érence=1', 'é = ; , "à" %')
    expect(get('préf;érence=1')).to.equal('é = ; , "à" %')
    expect(get('préf;érence')).to.equal(undefined)
    remove('préf;érence=1')
    expect(get('préf;érence=1')).to.equal(undefined)
  })

  it('COOKIE-01 expires after a number of days', async () => {
    set('flx-days', 'oui', 30)
    const [cookie] = (await cookieStore.getAll('flx-days')) as { expires?: number; sameSite?: string; path?: string }[]
    const days = ((cookie?.expires ?? 0) - Date.now()) / 86_400_000
    expect(days).to.be.within(29.9, 30.1)
    expect(cookie?.sameSite).to.equal('lax')
    expect(cookie?.path).to.equal('/')
    set('flx-days', 'oui', -1)
    expect(get('flx-days')).to.equal(undefined)
  })

  it('COOKIE-01 without days, lasts as long as the browser', async () => {
    set('flx-session', 'oui')
    const [cookie] = (await cookieStore.getAll('flx-session')) as { expires?: number | null }[]
    expect(cookie).to.not.equal(undefined)
    expect(cookie?.expires).to.equal(null)
    remove('flx-session')
  })

  it('refuses aloud what a browser would drop in silence', () => {
    expect(() => set('grand', 'é'.repeat(700))).to.throw(RangeError, /cookie grand, 4205 octets/)
    expect(() => set('durée', 'x', Number.NaN)).to.throw(RangeError, /NaN jours/)
    expect(() => set('', 'x')).to.throw(RangeError, /cookie ,/)
  })

  it('reads a cookie that another script wrote without encoding', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the other script does.
    document.cookie = 'brut=100%'
    expect(get('brut')).to.equal('100%')
    remove('brut')
  })
})
