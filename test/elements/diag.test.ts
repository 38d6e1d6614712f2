import { expect, html } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import '../../elements/clickable.ts'
import { openDiagIfAsked } from '../../src/core/loader/diag.ts'
import { axeHere } from '../support/axe-here.ts'
import {
  button,
  closePanel,
  diagnose,
  elements,
  endDiagnosis,
  findPanel,
  loadDiag,
  opened,
  pageStart,
  panel,
  place,
  said,
} from '../support/diag-panel.ts'
import { waitUntil } from '../support/wait-until.ts'

describe('?flx=diag', () => {
  afterEach(endDiagnosis)

  it('opens where the address asks for it alone, once', async () => {
    let loads = 0
    const counted = (): ReturnType<typeof loadDiag> => {
      loads++
      return loadDiag()
    }
    history.replaceState(null, '', '?flx=autre&diag')
    openDiagIfAsked(counted, pageStart())
    expect(loads).to.equal(0)
    history.replaceState(null, '', '?a=1&flx=diag')
    openDiagIfAsked(counted, pageStart())
    openDiagIfAsked(counted, pageStart())
    await opened()
    expect(loads).to.equal(2)
    expect(document.querySelectorAll('[data-flx-diag]')).to.have.length(1)
  })

  it('a clean page has nothing to say, and counts it', async () => {
    await diagnose(html`<div><flx-clickable></flx-clickable></div>`)
    expect(said()).to.contain('Rien à signaler.')
    expect(said()).to.contain('flx 1.2.3,')
  })

  it('shows in the page what a finding is about, until it closes', async () => {
    const page = await diagnose(
      html`<div><div style="height: 3000px"></div><p id="d"></p><p id="d" class="second">Ici</p></div>`,
    )
    const second = page.querySelector('.second') as HTMLElement
    button('Montrer dans la page\u00a0: <p id="d" class="second">').click()
    expect(second.hasAttribute('data-flx-diag-shown')).to.equal(true)
    await waitUntil(() => second.getBoundingClientRect().top < innerHeight, 'in view')
    closePanel()
    await waitUntil(() => !second.hasAttribute('data-flx-diag-shown'))
  })

  it('gives a report to copy; where the browser refuses, as a selected text', async () => {
    await diagnose(html`<div><p id="d"></p><p id="d"></p></div>`)
    let copied = ''
    const give = (writeText: (text: string) => Promise<void>): void => {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
    }
    give(async (text) => {
      copied = text
    })
    button('Copier le rapport').click()
    await waitUntil(() => said().includes('Le rapport est copié.'))
    expect(copied).to.match(/^# Diagnostic flx : \d+\serreurs?, \d+\savertissements?\n/)
    expect(copied).to.contain('## Identifiants en double\n- [Erreur] id="d" est porté par 2 éléments')
    expect(copied).to.contain('## Adresses et erreurs')
    give(() => Promise.reject(new Error('refusé')))
    button('Copier le rapport').click()
    await waitUntil(() => panel().querySelector('textarea'))
    const text = panel().querySelector('textarea') as HTMLTextAreaElement
    await waitUntil(() => text.selectionEnd === text.value.length && text.selectionEnd > 0)
    Reflect.deleteProperty(navigator, 'clipboard')
  })

  it('stands beside the page: it takes no focus, moves from corner to corner, folds and closes by keyboard', async () => {
    const page = await diagnose(html`<div><button class="mine">À moi</button></div>`)
    expect(place()?.shadowRoot?.activeElement ?? 'nothing of it').to.equal('nothing of it')
    const corner = (): string => {
      const { left, top } = panel().getBoundingClientRect()
      return `${top > innerHeight - panel().offsetHeight - 20 ? 'bottom' : 'top'} ${left < 20 ? 'left' : 'right'}`
    }
    const fold = button('Réduire')
    fold.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => fold.getAttribute('aria-expanded') === 'false')
    const corners = [corner()]
    button('Déplacer').focus()
    for (let turn = 0; turn < 3; turn++) {
      await sendKeys({ press: 'Enter' })
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      corners.push(corner())
    }
    expect(corners).to.deep.equal(['bottom right', 'bottom left', 'top left', 'top right'])
    let clicked = 0
    page.querySelector('.mine')?.addEventListener('click', () => clicked++)
    page.querySelector<HTMLElement>('.mine')?.click()
    expect(clicked).to.equal(1)
    panel().querySelector<HTMLElement>('.flx-close')?.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => !document.querySelector('[data-flx-diag]'))
  })

  it('a theme that restyles every tag changes nothing of the panel, and cannot hide it', async () => {
    const theme = `html { font-size: 8px; --flx-color-surface-raised: red; --flx-space-md: 90px }
      * { all: unset !important } button, h2, p, div { color: blue !important; font: 40px serif !important }
      body > div { display: none !important; opacity: 0 !important } .flx-diag, .flx-button { display: none !important }`
    const look = (): string[] =>
      [panel(), ...panel().querySelectorAll('h2, p, button, summary')].map((node) => {
        const { color, fontSize, fontFamily, padding, display, backgroundColor, minHeight } = getComputedStyle(node)
        return [node.localName, color, fontSize, fontFamily, padding, display, backgroundColor, minHeight].join(' ')
      })
    await diagnose(html`<div><p id="d"></p><p id="d"></p></div>`)
    const before = look()
    const { width, height } = panel().getBoundingClientRect()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(theme)
    document.adoptedStyleSheets.push(sheet)
    try {
      expect(look()).to.deep.equal(before)
      expect(panel().getBoundingClientRect()).to.include({ width, height })
      expect(panel().checkVisibility({ opacityProperty: true, visibilityProperty: true })).to.equal(true)
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet)
    }
  })

  it('has its own size, on a page without any element too', async () => {
    await diagnose(html`<div></div>`)
    const { width, right, bottom } = panel().getBoundingClientRect()
    expect([width, innerWidth - right, innerHeight - bottom]).to.deep.equal([480, 12, 12])
    expect(button('Réduire').offsetHeight).to.equal(36)
  })

  it('Escape closes it from any of its controls, and from nowhere else', async () => {
    const page = await diagnose(html`<div><button class="mine">À moi</button></div>`)
    page.querySelector<HTMLElement>('.mine')?.focus()
    await sendKeys({ press: 'Escape' })
    expect(findPanel('.flx-diag:popover-open') !== null).to.equal(true)
    button('Réduire').focus()
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !place())
  })

  it('is clean for axe, and holds at 360 px without covering the page', async () => {
    await setViewport({ width: 360, height: 640 })
    await diagnose(html`<div><p id="d"></p><p id="d"></p><flx-fron-banner></flx-fron-banner></div>`)
    const { left, right, height } = panel().getBoundingClientRect()
    expect(left).to.be.at.least(0)
    expect(right).to.be.at.most(360)
    expect(height).to.be.at.most(640 * 0.61)
    expect(panel().scrollWidth).to.be.at.most(360)
    expect(await axeHere(place() as HTMLElement)).to.deep.equal([])
  })

  it('opened and closed twenty times it leaves nothing behind', async () => {
    const { openDiag } = await loadDiag()
    for (let turn = 0; turn < 20; turn++) {
      openDiag({ elements, api: { version: '1.2.3' }, errors: [] })
      if (turn % 5 === 0) await opened()
      else await new Promise((resolve) => setTimeout(resolve))
      await waitUntil(() => findPanel('.flx-close'), 'drawn', { interval: 2 })
      closePanel()
    }
    expect(document.querySelector('[data-flx-diag]')).to.equal(null)
  })
})
