import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import '../../../elements/breadcrumb.ts'
import '../../../elements/carousel.ts'
import '../../../elements/clickable.ts'
import '../../../elements/sticky.ts'
import '../../../elements/table.ts'
import '../../../elements/track.ts'
import '../../../elements/two-factor.ts'
import { loadImage } from '../../../src/overlays/lightbox/viewer/image-load.ts'
import { script } from '../../support/answers-client.ts'
import { clearDataLayer, dataLayer } from '../../support/data-layer.ts'
import { openForm } from '../../support/form-page.ts'
import { picture } from '../../support/pictures.ts'
import { waitUntil } from '../../support/wait-until.ts'

/** Where engines differ, and an element has to see to it itself. */
describe('what engines do each in their own way', () => {
  after(() => setViewport({ width: 800, height: 600 }))

  it('HEAD-02 a list at the edge of a narrow window keeps its distance from it', async () => {
    await setViewport({ width: 360, height: 640 })
    const place = await fixture(html`
      <flx-breadcrumb>
        <ol>
          <li style="margin-left: 120px">
            <a href="#a">Pains</a>
            <ul><li><a href="#b">Les pains de campagne, de seigle et de méteil de la semaine</a></li></ul>
          </li>
        </ol>
      </flx-breadcrumb>
    `)
    await waitUntil(() => place.querySelector('button'), 'a button')
    place.querySelector('button')?.click()
    const box = () => place.querySelector('.flx-breadcrumb__list')?.getBoundingClientRect() ?? new DOMRect()
    await waitUntil(() => box().width > 0 && box().top > 0, 'an open list')
    await waitUntil(() => box().left >= 8 && box().right <= 352, `from ${box().left} to ${box().right}`)
  })

  it('PAGE-08 what gets the focus does not lie under the header', async () => {
    await setViewport({ width: 800, height: 600 })
    const links = Array.from({ length: 40 }, (_, n) => html`<p style="height: 60px"><a href="#l${n}">Lien ${n}</a></p>`)
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-sticky><header style="height: 80px; background: #fff">En-tête</header></flx-sticky>
        <main>${links}</main>
      </div>
    `)
    await waitUntil(() => document.documentElement.style.scrollPaddingTop !== '', 'room is reserved')
    scrollTo({ top: 1500, behavior: 'instant' })
    const above = [...place.querySelectorAll<HTMLElement>('main a')].filter(
      (link) => link.getBoundingClientRect().bottom < 40,
    )
    for (const link of above.slice(-4).reverse()) {
      link.focus()
      await waitUntil(() => link.getBoundingClientRect().top >= 80, `${link.textContent} is under the header`)
    }
  })

  it('FORM-03 the title of a step that comes has the focus', async () => {
    const { host, form } = await openForm([], {
      attributes: 'steps no-guard',
      content: `<fieldset><legend>Le projet</legend><label>Titre <input name="titre"></label></fieldset>
        <fieldset><legend>Vous</legend><label>Nom <input name="nom"></label></fieldset><button>Envoyer</button>`,
    })
    await waitUntil(() => form.hasAttribute('data-flx-steps'))
    const next = [...form.querySelectorAll('button')].find(({ textContent }) => textContent === 'Suivant')
    next?.click()
    await waitUntil(() => document.activeElement?.matches('legend'), 'the focus is on no title')
    expect(document.activeElement?.textContent).to.contain('Vous')
    host.remove()
    history.replaceState(null, '')
  })

  it('LBX-05 an image that failed is asked for again at the same address', async () => {
    const server = await script({ status: 500, type: 'text', body: 'en panne' }, picture(30, 20))
    const image = new Image()
    const { signal } = new AbortController()
    const isThere = await loadImage(image, server.address('image'), signal, { count: 1, delay: 10 })
    expect([isThere, image.naturalWidth]).to.deep.equal([true, 30])
  })

  it('CLICK-05 TRACK-01 a middle click leads to another tab, and is told, once; the right button does neither', async () => {
    const gone: boolean[] = []
    clearDataLayer()
    const place = await fixture<HTMLElement>(html`
      <div @flx-clickable-go=${(event: CustomEvent<{ newTab: boolean }>) => {
        gone.push(event.detail.newTab)
        event.preventDefault()
      }}>
        <flx-clickable></flx-clickable><flx-track purpose=""></flx-track>
        <p class="clickable_block" data-goto="#offre" data-flx-track="offre" data-flx-track-on="click">Offre</p>
      </div>
    `)
    const block = place.querySelector('p')
    await waitUntil(() => block?.hasAttribute('data-flx-clickable-ready'), 'the block is marked')
    const { x, y } = block?.getBoundingClientRect() ?? new DOMRect()
    const position: [number, number] = [Math.round(x + 10), Math.round(y + 8)]
    for (const button of ['middle', 'right', 'left', 'left'] as const) {
      await sendMouse({ type: 'click', position, button })
    }
    await resetMouse()
    expect(gone).to.deep.equal([true, false, false])
    expect(dataLayer().map(({ event }) => event)).to.deep.equal(['offre', 'offre', 'offre'])
  })

  it('SLIDE-01 the arrows stand one at each side of the slides', async () => {
    await setViewport({ width: 800, height: 600 })
    const place = await fixture(html`
      <flx-carousel label="Vues" shown="1">
        <ul>
          <li><p style="height: 200px">Un</p></li>
          <li><p style="height: 200px">Deux</p></li>
        </ul>
      </flx-carousel>
    `)
    await waitUntil(() => place.querySelectorAll('.flx-slides__arrow').length === 2, 'two arrows')
    const row = place.getBoundingClientRect()
    const [back, on] = [...place.querySelectorAll('.flx-slides__arrow')].map((arrow) => arrow.getBoundingClientRect())
    expect(back?.left).to.be.closeTo(row.left + 8, 1)
    expect(on?.right).to.be.closeTo(row.right - 8, 1)
  })

  it('TABLE-01 Shift and a key add a column to those that sort', async () => {
    const rows = [
      ['Bol', '12'],
      ['Arrosoir', '9'],
      ['Bol', '7'],
    ].map(([name, price]) => html`<tr><td>${name}</td><td>${price}</td></tr>`)
    const place = await fixture<HTMLElement>(html`
      <flx-table>
        <table><thead><tr><th>Nom</th><th>Prix</th></tr></thead><tbody>${rows}</tbody></table>
      </flx-table>
    `)
    await waitUntil(() => place.querySelectorAll('thead button').length === 2, 'two buttons')
    const [name, price] = place.querySelectorAll<HTMLButtonElement>('thead button')
    const prices = () =>
      [...place.querySelectorAll('tbody td:last-child')].map((cell) => cell.textContent.trim()).join()
    name?.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => prices() === '9,12,7', prices())
    price?.focus()
    await sendKeys({ down: 'Shift' })
    await sendKeys({ press: 'Space' })
    await sendKeys({ up: 'Shift' })
    await waitUntil(() => prices() === '9,7,12', prices())
  })

  it('TFA-01 a code that is pasted fills all six fields', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <input aria-label="Ailleurs" value="482915">
        <flx-two-factor wait="0">
          <form method="post"><label>Code <input name="code" maxlength="6" required></label><button>Valider</button></form>
        </flx-two-factor>
      </div>
    `)
    await waitUntil(() => place.querySelectorAll('flx-two-factor input').length >= 6, 'six fields')
    const press = async (key: string): Promise<void> => {
      await sendKeys({ down: 'Control' })
      await sendKeys({ press: key })
      await sendKeys({ up: 'Control' })
    }
    const elsewhere = place.querySelector('input')
    elsewhere?.focus()
    elsewhere?.select()
    await press('KeyC')
    const fields = () => [...place.querySelectorAll<HTMLInputElement>('flx-two-factor input:not([type="hidden"])')]
    fields()[0]?.focus()
    await press('KeyV')
    const code = () =>
      fields()
        .map(({ value }) => value)
        .join('')
    await waitUntil(() => code().includes('482915'), code())
  })
})
