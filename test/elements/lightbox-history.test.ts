import { expect } from '@open-wc/testing'
import { emulateMedia } from '@web/test-runner-commands'
import '../../elements/lightbox.ts'
import { closeLightbox, find, gallery, ready, untilClosed, untilShown } from '../support/lightbox-page.ts'
import { waitUntil } from '../support/wait-until.ts'

const isOwnEntry = () => history.state?.flxOverlay !== undefined

async function open(selector = '#one'): Promise<void> {
  find(selector).click()
  await untilShown()
  await waitUntil(isOwnEntry)
}

describe('<flx-lightbox> and the browser’s Back', () => {
  let popped: unknown[] = []
  const note = (event: PopStateEvent) => popped.push(event.state)

  before(() => emulateMedia({ reducedMotion: 'reduce' }))
  beforeEach(() => {
    popped = []
    window.addEventListener('popstate', note)
  })
  afterEach(async () => {
    await closeLightbox()
    window.removeEventListener('popstate', note)
    history.replaceState(null, '')
  })
  after(() => emulateMedia({ reducedMotion: 'no-preference' }))

  it('LBX-07 Back closes it, on the same address, and the page hears at most of its own state', async () => {
    history.replaceState({ page: 1 }, '', '#ici')
    const element = await ready(await gallery())
    const sources: string[] = []
    element.addEventListener('flx-lightbox-closed', (event) => sources.push(event.detail.source))
    await open()
    expect(history.state).to.deep.include({ page: 1 })
    expect(location.hash).to.equal('#ici')
    history.back()
    await untilClosed()
    expect(sources).to.deep.equal(['back'])
    expect(history.state).to.deep.equal({ page: 1 })
    expect(location.hash).to.equal('#ici')
    for (const state of popped) expect(state).to.deep.equal({ page: 1 })
    expect(document.activeElement?.id).to.equal('one')
  })

  it('LBX-07 adds nothing with no-history', async () => {
    const element = await ready(await gallery())
    element.noHistory = true
    const { length } = history
    find('#one').click()
    await untilShown()
    expect(history.length).to.equal(length)
    expect(isOwnEntry()).to.equal(false)
  })
})
