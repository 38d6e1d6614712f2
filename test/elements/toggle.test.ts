import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import type { FlxToggleElement } from '../../elements/toggle.ts'
import '../../elements/toggle.ts'
import { isLeftToBrowser } from '../support/left-to-browser.ts'
import { pressMouse, releaseMouse } from '../support/press.ts'
import { waitUntil } from '../support/wait-until.ts'

const block = html`
  <flx-toggle button="Rechercher" buttonclicked="Fermer">
    <button type="button"><svg width="10" height="10" aria-hidden="true"></svg> Chercher</button>
    <form role="search"><label>Mots <input name="q" /></label></form>
  </flx-toggle>
`

function partsOf(place: Element): { button: HTMLElement; content: HTMLElement } {
  return {
    button: place.querySelector('button, [role="button"]') as HTMLElement,
    content: place.querySelector('form, .content') as HTMLElement,
  }
}

describe('<flx-toggle>', () => {
  afterEach(async () => {
    await resetMouse()
  })

  it('HEAD-01 its button opens and closes it, and switches between its two texts', async () => {
    const element = await fixture<FlxToggleElement>(block)
    const { button, content } = partsOf(element)
    const told: boolean[] = []
    element.addEventListener('flx-toggle-change', (event) => told.push(event.detail.open))
    expect([button.textContent, button.getAttribute('aria-expanded')]).to.deep.equal(['Rechercher', 'false'])
    expect(content.checkVisibility()).to.equal(false)
    button.click()
    expect([button.textContent, button.getAttribute('aria-expanded')]).to.deep.equal(['Fermer', 'true'])
    expect([content.checkVisibility(), element.open]).to.deep.equal([true, true])
    button.click()
    expect([content.checkVisibility(), button.textContent]).to.deep.equal([false, 'Rechercher'])
    expect(button.querySelector('svg'), 'its picture stays').to.not.equal(null)
    expect(told).to.deep.equal([true, false])
  })

  it('HEAD-01 the texts may stand on the button; one that is only a picture changes its name', async () => {
    const element = await fixture<FlxToggleElement>(html`
      <flx-toggle>
        <button type="button" aria-label="Menu" data-button="Ouvrir le menu" data-buttonclicked="Fermer le menu">
          <svg width="10" height="10" aria-hidden="true"></svg>
        </button>
        <div class="content">Menu</div>
      </flx-toggle>
    `)
    const { button } = partsOf(element)
    expect(button.getAttribute('aria-label')).to.equal('Ouvrir le menu')
    button.click()
    expect(button.getAttribute('aria-label')).to.equal('Fermer le menu')
  })

  it('HEAD-01 what the address names is shown where it is folded away, and stays as the visitor leaves it', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <a href="#retours">Retours</a>
        <div style="height: 300vh"></div>
        <flx-toggle>
          <button type="button">Questions</button>
          <div class="content"><h3 id="retours">Retours</h3></div>
        </flx-toggle>
        <div style="height: 300vh"></div>
      </div>
    `)
    const { button, content } = partsOf(place)
    const link = place.querySelector('a') as HTMLAnchorElement
    const isSeen = () => {
      const { top } = content.getBoundingClientRect()
      return content.checkVisibility() && Math.abs(top) < innerHeight
    }
    link.click()
    await waitUntil(isSeen)
    expect(button.getAttribute('aria-expanded')).to.equal('true')
    button.click()
    expect(content.checkVisibility()).to.equal(false)
    scrollTo(0, 0)
    link.click()
    await waitUntil(isSeen)
    const toggle = place.querySelector('flx-toggle') as FlxToggleElement
    toggle.open = false
    const arrived = toggle.cloneNode(true) as FlxToggleElement
    toggle.replaceWith(arrived)
    await waitUntil(() => arrived.open)
    expect(arrived.querySelector('h3')?.checkVisibility()).to.equal(true)
    history.replaceState(null, '', location.href.replace(/#.*/, ''))
  })

  it('HEAD-01 opens for a field without which its form is not sent, but not for a script that merely asks', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <flx-toggle>
          <button type="button">Plus</button>
          <div class="content"><label>Nom <input name="nom" required /></label></div>
        </flx-toggle>
        <button class="send">Envoyer</button>
      </form>
    `)
    form.addEventListener('submit', (event) => event.preventDefault())
    const { content } = partsOf(form)
    expect([form.checkValidity(), content.checkVisibility()]).to.deep.equal([false, false])
    await pressMouse(form.querySelector('.send') as Element)
    await releaseMouse()
    await waitUntil(() => document.activeElement === form.elements.namedItem('nom'))
    expect(content.checkVisibility()).to.equal(true)
  })

  it('HEAD-01 one within another has its own button, whichever way it is marked', async () => {
    const outer = await fixture<FlxToggleElement>(html`
      <flx-toggle>
        <button type="button">Dehors</button>
        <div class="content">
          <flx-toggle><span data-flx-toggle>Dedans</span><p>Texte</p></flx-toggle>
        </div>
      </flx-toggle>
    `)
    const inner = outer.querySelector('flx-toggle') as FlxToggleElement
    outer.querySelector('button')?.click()
    inner.querySelector('span')?.click()
    expect([outer.open, inner.open]).to.deep.equal([true, true])
    expect(inner.querySelector('p')?.checkVisibility()).to.equal(true)
    inner.querySelector('span')?.click()
    expect([outer.open, inner.open]).to.deep.equal([true, false])
  })

  it('HEAD-01 two for the same block say the same', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-toggle buttonclicked="Réduire"><button aria-controls="suite">Lire la suite</button></flx-toggle>
        <p id="suite">Texte</p>
        <flx-toggle buttonclicked="Réduire"><button aria-controls="suite">Lire la suite</button></flx-toggle>
      </div>
    `)
    const buttons = [...place.querySelectorAll('button')]
    const told = () => buttons.map((button) => `${button.textContent} ${button.getAttribute('aria-expanded')}`)
    buttons[0]?.click()
    expect(told()).to.deep.equal(['Réduire true', 'Réduire true'])
    buttons[1]?.click()
    expect(told()).to.deep.equal(['Lire la suite false', 'Lire la suite false'])
    expect(place.querySelector('p')?.checkVisibility()).to.equal(false)
  })

  it('HEAD-01 Enter in a field of its form sends the form, though its button says no type', async () => {
    const form = await fixture<HTMLFormElement>(html`
      <form>
        <flx-toggle><button>Options</button><p class="content">Texte</p></flx-toggle>
        <input name="q" aria-label="Mots" />
        <button>Chercher</button>
      </form>
    `)
    let pressed: string | null | undefined
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      pressed = event.submitter?.textContent
    })
    form.querySelector('input')?.focus()
    await sendKeys({ press: 'Enter' })
    expect([pressed, form.querySelector('flx-toggle')?.open]).to.deep.equal(['Chercher', false])
  })

  it('HEAD-01 works with Enter and Space, also when the button is none', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-toggle><button type="button">Vrai</button><div class="content">Un</div></flx-toggle>
        <flx-toggle><span data-flx-toggle>Faux</span><div class="content">Deux</div></flx-toggle>
        <flx-toggle><a href="#lien" data-flx-toggle>Lien</a><div class="content">Trois</div></flx-toggle>
      </div>
    `)
    for (const element of place.querySelectorAll('flx-toggle')) {
      const trigger = element.firstElementChild as HTMLElement
      trigger.focus()
      expect(document.activeElement).to.equal(trigger)
      await sendKeys({ press: 'Enter' })
      expect(element.open, `Enter on ${trigger.localName}`).to.equal(true)
      await sendKeys({ press: 'Space' })
      expect(element.open, `Space on ${trigger.localName}`).to.equal(false)
    }
    expect(location.hash).to.equal('')
    const link = place.querySelector('a') as HTMLElement
    expect([isLeftToBrowser(link, { ctrlKey: true }), link.getAttribute('aria-expanded')], 'a tab').to.deep.equal([
      true,
      'false',
    ])
  })

  it('HEAD-01 opens what the button’s aria-controls names, wherever it is, whatever display the site gives it', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-toggle open><p><button type="button" aria-controls="loin">Plus</button></p><p class="near">Près</p></flx-toggle>
        <div id="loin" style="display: flex">Loin</div>
      </div>
    `)
    const far = place.querySelector('#loin') as HTMLElement
    expect(far.checkVisibility()).to.equal(true)
    place.querySelector('button')?.click()
    expect(far.checkVisibility()).to.equal(false)
    expect(place.querySelector('.near')?.checkVisibility()).to.equal(true)
  })

  it('HEAD-01 focus in what closes goes to the button', async () => {
    const element = await fixture<FlxToggleElement>(block)
    const { button, content } = partsOf(element)
    button.click()
    content.querySelector('input')?.focus()
    button.click()
    expect(document.activeElement).to.equal(button)
  })

  it('HEAD-01 what floats closes with Escape, a click elsewhere, focus that moved on; what does not stays', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-toggle id="f"><button type="button">Compte</button><div class="content" style="position: absolute"><a href="#a">A</a></div></flx-toggle>
        <flx-toggle id="n"><button type="button">Plus</button><div class="content"><a href="#b">B</a></div></flx-toggle>
        <button type="button" class="after" style="margin-top: 200px">Après</button>
      </div>
    `)
    const [floating, flowing] = place.querySelectorAll('flx-toggle')
    const { button } = partsOf(floating as Element)
    flowing?.querySelector('button')?.click()
    button.focus()
    button.click()
    await sendKeys({ press: 'Tab' })
    expect(document.activeElement?.textContent).to.equal('A')
    await sendKeys({ press: 'Escape' })
    expect([floating?.open, document.activeElement === button]).to.deep.equal([false, true])
    button.click()
    const box = place.querySelector('.after')?.getBoundingClientRect() ?? new DOMRect()
    await sendMouse({ type: 'click', position: [Math.round(box.right + 60), Math.round(box.top)] })
    expect(floating?.open).to.equal(false)
    button.click()
    button.focus()
    await sendKeys({ press: 'Tab' })
    await sendKeys({ press: 'Tab' })
    expect(floating?.open).to.equal(false)
    await sendKeys({ press: 'Escape' })
    expect(flowing?.open).to.equal(true)
  })

  it('is opened and closed by its attribute and its methods', async () => {
    const element = await fixture<FlxToggleElement>(block)
    const { content } = partsOf(element)
    element.setAttribute('open', '')
    expect(content.checkVisibility()).to.equal(true)
    await element.invoke('hide')
    expect(content.checkVisibility()).to.equal(false)
    element.toggle()
    expect(content.checkVisibility()).to.equal(true)
  })
})
