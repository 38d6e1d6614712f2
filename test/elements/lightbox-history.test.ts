import { expect } from '@open-wc/testing'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import '../../elements/lightbox.ts'
import { historySettled } from '../../src/core/overlay/history-entry.ts'
import {
  closeLightbox,
  dialog,
  find,
  gallery,
  isShown,
  ready,
  untilClosed,
  untilShown,
} from '../support/lightbox-page.ts'
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

  it('LBX-07 closing by other means takes its entry back, and the page hears at most of its own state', async () => {
    history.replaceState({ page: 2 }, '')
    await ready(await gallery())
    await open()
    await sendKeys({ press: 'Escape' })
    await untilClosed()
    await waitUntil(() => !isOwnEntry())
    expect(history.state).to.deep.equal({ page: 2 })
    for (const state of popped) expect(state).to.deep.equal({ page: 2 })
  })

  it('LBX-07 stays open when a listener refuses Back, and Back asks again', async () => {
    const element = await ready(await gallery())
    await open()
    const asked: string[] = []
    const refuse = (event: HTMLElementEventMap['flx-lightbox-close']) => {
      asked.push(event.detail.source)
      event.preventDefault()
    }
    element.addEventListener('flx-lightbox-close', refuse, { once: true })
    history.back()
    await waitUntil(() => asked.length > 0 && isOwnEntry())
    expect(asked).to.deep.equal(['back'])
    expect(isShown()).to.equal(true)
    history.back()
    await untilClosed()
  })

  it('LBX-07 opened again at once keeps its own entry', async () => {
    await ready(await gallery())
    await open()
    find('.flx-lightbox [aria-label="Fermer"]').click()
    await untilClosed()
    find('#two').click()
    await untilShown()
    await waitUntil(isOwnEntry)
    await historySettled()
    expect(dialog()?.open).to.equal(true)
    history.back()
    await untilClosed()
  })

  it('LBX-07 leaves an entry that the page added meanwhile alone', async () => {
    await ready(await gallery())
    await open()
    history.pushState({ page: 3 }, '')
    await sendKeys({ press: 'Escape' })
    await untilClosed()
    await historySettled()
    expect(history.state).to.deep.equal({ page: 3 })
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
