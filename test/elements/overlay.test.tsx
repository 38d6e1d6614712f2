import { expect, fixture, html } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands'
import { type CloseSource, type Overlay, type OverlayOptions, openOverlay } from '../../src/core/overlay/overlay.ts'
import { topOverlay } from '../../src/core/overlay/stack.ts'
import { errorsOf, warningsOf } from '../support/console.ts'
import { holdKey } from '../support/hold-key.ts'
import { followListeners } from '../support/listeners.ts'
import { waitUntil } from '../support/wait-until.ts'

const opened: Overlay[] = []

function open(element: HTMLDialogElement, options?: OverlayOptions): Overlay {
  const overlay = openOverlay(element, options)
  opened.push(overlay)
  return overlay
}

async function dialog(content = html`<button class="inside">Un</button>`): Promise<HTMLDialogElement> {
  return fixture<HTMLDialogElement>(
    html`<dialog aria-label="Essai" style="width: 200px; height: 120px">${content}</dialog>`,
  )
}

async function pressEscape(): Promise<void> {
  await sendKeys({ press: 'Escape' })
}

describe('overlay engine', () => {
  afterEach(async () => {
    for (const overlay of opened.splice(0).reverse()) overlay.dispose()
    await resetMouse()
  })

  it('MODAL-09 Escape closes the top overlay alone', async () => {
    const lower = open(await dialog())
    const upper = open(await dialog())
    await pressEscape()
    expect([upper.isOpen, lower.isOpen]).to.deep.equal([false, true])
    expect(await upper.closed).to.equal('escape')
    await pressEscape()
    expect(lower.isOpen).to.equal(false)
  })

  it('MODAL-09 Escape that is held closes the top overlay alone', async () => {
    const lower = open(await dialog())
    const upper = open(await dialog())
    await holdKey('Escape')
    expect([upper.isOpen, lower.isOpen]).to.deep.equal([false, true])
  })

  it('MODAL-05 a sound of its content stops as it closes, and so does a player in a frame', async () => {
    const element = await dialog(
      html`<audio></audio><video muted></video><iframe allow="autoplay" src="about:blank?autoplay=1&v=2"></iframe><iframe src="about:blank"></iframe>`,
    )
    const paused: string[] = []
    for (const media of element.querySelectorAll<HTMLMediaElement>('audio, video')) {
      media.pause = () => void paused.push(media.localName)
    }
    const [player, form] = [...element.querySelectorAll('iframe')].map((frame) => frame.contentWindow as Window)
    const overlay = open(element)
    form?.document.body.append('Saisi')
    overlay.dispose()
    await waitUntil(() => player?.location.href === 'about:blank?v=2', 'the player is loaded anew')
    expect(paused).to.deep.equal(['audio'])
    expect(form?.document.body.textContent, 'any other frame is left alone').to.equal('Saisi')
  })

  it('MODAL-09 Escape pressed again and again does nothing where closing is not allowed', async () => {
    const overlay = open(await dialog(), { escape: false })
    for (let press = 0; press < 4; press++) await pressEscape()
    expect(overlay.isOpen).to.equal(true)
    expect(overlay.element.open).to.equal(true)
  })

  it('MODAL-09 in a hidden part of the page it closes at once, and says where: the page stays in reach', async () => {
    const element = await dialog()
    const hidden = element.parentElement as HTMLElement
    hidden.hidden = true
    const warnings = await warningsOf(async () => {
      expect(await open(element).closed).to.equal('api')
    })
    expect([element.open, topOverlay(), getComputedStyle(document.documentElement).overflowY]).to.deep.equal([
      false,
      undefined,
      'visible',
    ])
    expect(warnings.join()).to.contain('partie masquée')
    hidden.hidden = false
    open(element)
    await Promise.resolve()
    expect(element.open).to.equal(true)
  })

  it('Escape belongs to the control inside that claims it', async () => {
    const overlay = open(await dialog(html`<input class="inside" />`))
    overlay.element.querySelector('input')?.addEventListener('keydown', (event) => event.preventDefault())
    await pressEscape()
    expect(overlay.isOpen).to.equal(true)
  })

  it('Escape pressed inside a frame of the same origin closes the top overlay, also after the frame loads anew', async () => {
    const element = await dialog(html`<iframe title="Cadre" srcdoc="<input id='field'>"></iframe>`)
    const frame = element.querySelector('iframe') as HTMLIFrameElement
    const field = (): HTMLElement | null | undefined => frame.contentDocument?.getElementById('field')
    await waitUntil(field)
    for (const source of ["<input id='field'>", "<p>Autre page</p><input id='field' class='second'>"]) {
      if (frame.srcdoc !== source) {
        frame.srcdoc = source
        await waitUntil(() => field()?.className === 'second')
      }
      const overlay = open(element)
      field()?.focus()
      await pressEscape()
      await waitUntil(() => !overlay.isOpen)
    }
    const overlay = open(element)
    frame.srcdoc = "<input id='field' class='third'>"
    await waitUntil(() => field()?.className === 'third')
    field()?.focus()
    await pressEscape()
    await waitUntil(() => !overlay.isOpen)
    expect(overlay.isOpen).to.equal(false)
  })

  it('a dialog of the page itself above ours gets its own Escape', async () => {
    const overlay = open(await dialog())
    await sendMouse({ type: 'click', position: [5, 5] })
    const foreign = await dialog()
    foreign.showModal()
    await sendMouse({ type: 'click', position: [5, 5] })
    await pressEscape()
    expect(foreign.open).to.equal(false)
    expect(overlay.isOpen).to.equal(true)
  })

  it('a click beside closes the top overlay when it went down and up there', async () => {
    const lower = open(await dialog(), { overlayClick: true })
    const upper = open(await dialog(), { overlayClick: true })
    const box = upper.element.getBoundingClientRect()
    const inside: [number, number] = [Math.round(box.left + 20), Math.round(box.top + 90)]
    await sendMouse({ type: 'move', position: inside })
    await sendMouse({ type: 'down' })
    await sendMouse({ type: 'move', position: [5, 5] })
    await sendMouse({ type: 'up' })
    expect(upper.isOpen, 'a press that began inside').to.equal(true)
    await sendMouse({ type: 'click', position: inside })
    expect(upper.isOpen, 'a click inside').to.equal(true)
    await sendMouse({ type: 'click', position: [5, 5] })
    expect([upper.isOpen, lower.isOpen]).to.deep.equal([false, true])
    expect(await upper.closed).to.equal('overlay')
  })

  it('a click beside does nothing unless asked for', async () => {
    const overlay = open(await dialog())
    await sendMouse({ type: 'click', position: [5, 5] })
    expect(overlay.isOpen).to.equal(true)
  })

  it('the second click of a double one reaches neither what opened beneath it nor what was behind what it closed', async () => {
    const behind = await fixture<HTMLButtonElement>(html`<button>Derrière</button>`)
    const element = await dialog()
    const inside = element.querySelector('button') as HTMLButtonElement
    const hits: string[] = []
    for (const each of [behind, inside]) each.addEventListener('click', () => hits.push(`${each.textContent}`))
    const click = (target: Element, detail: number): void => {
      for (const type of ['pointerdown', 'click'])
        target.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, detail }))
    }
    const overlay = open(element, { overlayClick: true })
    click(inside, 2)
    click(element, 2)
    expect([overlay.isOpen, hits]).to.deep.equal([true, []])
    click(inside, 1)
    expect(hits).to.deep.equal(['Un'])
    click(element, 1)
    expect(overlay.isOpen).to.equal(false)
    click(behind, 2)
    expect(hits).to.deep.equal(['Un'])
    click(behind, 1)
    expect(hits).to.deep.equal(['Un', 'Derrière'])
  })

  it('focus goes to what has autofocus, else the first control, else the title, never first to the close button', async () => {
    const cases = [
      [html`<button>A</button><input class="wanted" autofocus />`, 'autofocus'],
      [
        html`<button data-flx-focus="last">×</button><h2>Titre</h2><a class="wanted" href="#x">Lien</a>`,
        'first control',
      ],
      [html`<button data-flx-focus="last">×</button><h2 class="wanted">Titre</h2><p>Texte</p>`, 'title'],
      [
        html`<h2 class="wanted">Titre</h2>
          <div style="height: 50px; overflow: auto"><p style="height: 400px">Long texte</p><button>Loin</button></div>`,
        'title before a control far below',
      ],
      [
        html`<button disabled>A</button><button hidden>B</button><input type="hidden" /><button class="wanted">C</button>`,
        'usable',
      ],
    ] as const
    for (const [content, reason] of cases) {
      const overlay = open(await dialog(content))
      expect(document.activeElement, reason).to.equal(overlay.element.querySelector('.wanted'))
      overlay.dispose()
    }
    const bare = open(await dialog(html`Texte seul`))
    expect(document.activeElement).to.equal(bare.element)
  })

  it('MODAL-09 focus stays inside and comes back to the opener', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button>Ouvrir</button>`)
    opener.focus()
    const overlay = open(await dialog(html`<button>Un</button><button>Deux</button>`))
    for (let press = 0; press < 5; press++) {
      await sendKeys({ press: 'Tab' })
      const active = document.activeElement
      expect(active === document.body || overlay.element.contains(active)).to.equal(true)
    }
    await overlay.close()
    expect(document.activeElement).to.equal(opener)
  })

  it('focus comes back to the same control of the nearest neighbour when the opener is gone', async () => {
    const list = await fixture<HTMLUListElement>(html`
      <ul>
        <li><a href="#1">Un</a><button class="remove">Supprimer</button></li>
        <li><a href="#2">Deux</a><button class="remove">Supprimer</button></li>
        <li><a href="#3">Trois</a><button class="remove">Supprimer</button></li>
      </ul>
    `)
    const removeFrom = async (line: number): Promise<void> => {
      const button = list.children[line]?.querySelector('button')
      button?.focus()
      const overlay = open(await dialog())
      button?.closest('li')?.remove()
      overlay.dispose()
    }
    await removeFrom(1)
    expect(document.activeElement?.parentElement?.textContent).to.contain('Trois')
    expect(document.activeElement?.className).to.equal('remove')
    await removeFrom(1)
    expect(document.activeElement?.parentElement?.textContent).to.contain('Un')
    expect(document.activeElement?.className).to.equal('remove')
  })

  it('focus comes back to the element that took over the id of the opener, or its position', async () => {
    const root = await fixture<HTMLElement>(html`<div><section><button id="opener-x">A</button></section></div>`)
    const around = async (change: () => void): Promise<void> => {
      root.querySelector('button')?.focus()
      const overlay = open(await dialog())
      change()
      overlay.dispose()
    }
    const renew = (id: string) => () => {
      const section = document.createElement('section')
      const button = document.createElement('button')
      button.id = id
      section.append(button)
      root.replaceChildren(section)
    }
    await around(renew('opener-x'))
    expect(document.activeElement?.id).to.equal('opener-x')
    await around(renew('other'))
    expect(document.activeElement?.id).to.equal('other')
  })

  it('focus goes to a heading when no control is left, and the heading is not left focusable', async () => {
    const root = await fixture<HTMLElement>(html`<main><h1>Panier</h1><p><button>A</button></p></main>`)
    root.querySelector('button')?.focus()
    const overlay = open(await dialog())
    root.querySelector('p')?.remove()
    overlay.dispose()
    const heading = root.querySelector('h1')
    expect(document.activeElement).to.equal(heading)
    heading?.blur()
    expect(heading?.hasAttribute('tabindex')).to.equal(false)
  })

  it('focus finds its way back through overlays that close out of order', async () => {
    const opener = await fixture<HTMLButtonElement>(html`<button>Ouvrir</button>`)
    opener.focus()
    const lower = open(await dialog())
    const upper = open(await dialog())
    lower.dispose()
    expect(upper.element.contains(document.activeElement)).to.equal(true)
    upper.dispose()
    expect(document.activeElement).to.equal(opener)
  })

  it('focus that the program moved elsewhere is left there', async () => {
    const elsewhere = await fixture<HTMLInputElement>(html`<input />`)
    const opener = await fixture<HTMLButtonElement>(html`<button>Ouvrir</button>`)
    opener.focus()
    const overlay = open(await dialog(), { onClosed: () => elsewhere.focus() })
    overlay.dispose()
    expect(document.activeElement).to.equal(elsewhere)
  })

  it('a guard decides, synchronous or not, and knows the source', async () => {
    const sources: CloseSource[] = []
    let answer: boolean | Promise<boolean> = false
    const overlay = open(await dialog(), {
      beforeClose(source) {
        sources.push(source)
        return answer
      },
    })
    expect(await overlay.close('button')).to.equal(false)
    answer = Promise.resolve(false)
    expect(await overlay.close('link')).to.equal(false)
    expect(overlay.isOpen).to.equal(true)
    answer = Promise.resolve(true)
    expect(await overlay.close('api')).to.equal(true)
    expect(sources).to.deep.equal(['button', 'link', 'api'])
  })

  it('a guard is asked once while its answer is awaited', async () => {
    let asked = 0
    let decide: (answer: boolean) => void = () => {}
    const overlay = open(await dialog(), {
      beforeClose() {
        asked++
        return new Promise<boolean>((resolve) => {
          decide = resolve
        })
      },
    })
    await pressEscape()
    await pressEscape()
    const answer = overlay.close('button')
    expect(asked).to.equal(1)
    decide(false)
    expect(await answer).to.equal(false)
    await pressEscape()
    expect(asked).to.equal(2)
    decide(true)
    await overlay.closed
    expect(overlay.isOpen).to.equal(false)
  })

  it('a guard that fails does not lock the visitor in', async () => {
    const overlay = open(await dialog(), {
      beforeClose() {
        throw new Error('panne')
      },
    })
    const said = await errorsOf(async () => expect(await overlay.close()).to.equal(true))
    expect(said.join()).to.contain('garde la fermeture')
  })

  it('a form with method="dialog" and a close by the page itself end the overlay as well', async () => {
    const element = await dialog(html`<form method="dialog"><button value="oui">Oui</button></form>`)
    const first = open(element)
    element.querySelector('button')?.click()
    expect(await first.closed).to.equal('button')
    expect(element.returnValue).to.equal('oui')
    const second = open(element)
    element.close()
    await second.closed
    expect(topOverlay()).to.equal(undefined)
  })

  it('MODAL-09 the page behind does not scroll and moves by no pixel', async () => {
    const bars = new CSSStyleSheet()
    bars.replaceSync('::-webkit-scrollbar { width: 15px } ::-webkit-scrollbar-thumb { background: gray }')
    document.adoptedStyleSheets.push(bars)
    const page = await fixture<HTMLElement>(html`
      <div style="height: 4000px">
        <div class="fixed" style="position: fixed; right: 0; top: 0; left: 0; height: 9px"></div>
        <div class="sticky" style="position: sticky; top: 0; height: 9px"></div>
        <p style="text-align: right">Texte</p>
      </div>
    `)
    window.scrollTo(0, 700)
    const boxes = (): string =>
      JSON.stringify([...page.children, page, document.body].map((element) => element.getBoundingClientRect()))
    const before = boxes()
    const styleBefore = document.documentElement.getAttribute('style')
    const element = await dialog()
    const lower = open(element)
    const upper = open(await dialog())
    expect(boxes()).to.equal(before)
    expect(getComputedStyle(document.body).transform).to.equal('none')
    await sendMouse({ type: 'move', position: [5, 5] })
    await sendKeys({ press: 'PageDown' })
    document.scrollingElement?.dispatchEvent(new WheelEvent('wheel', { deltaY: 300 }))
    expect(window.scrollY).to.equal(700)
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden')
    upper.dispose()
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden')
    lower.dispose()
    expect(document.documentElement.getAttribute('style')).to.equal(styleBefore)
    expect(boxes()).to.equal(before)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== bars)
    window.scrollTo(0, 0)
  })

  it('a page that scrolls by its body keeps its place too', async () => {
    const page = await fixture<HTMLElement>(
      html`<div style="height: 3000px"><i style="position: sticky; top: 0">s</i></div>`,
    )
    document.body.style.overflowX = 'hidden'
    window.scrollTo(0, 500)
    const sticky = page.firstElementChild
    const before = sticky?.getBoundingClientRect().top
    const overlay = open(await dialog())
    expect(sticky?.getBoundingClientRect().top).to.equal(before)
    overlay.dispose()
    expect(document.body.style.overflowX).to.equal('hidden')
    document.body.style.overflowX = ''
    window.scrollTo(0, 0)
  })

  it('a non-modal overlay leaves the page in reach', async () => {
    const button = await fixture<HTMLButtonElement>(html`<button>Page</button>`)
    const overlay = open(await dialog(), { modal: false, overlayClick: true, focus: false })
    button.focus()
    expect(document.activeElement).to.equal(button)
    expect(getComputedStyle(document.documentElement).overflowY).to.equal('visible')
    await pressEscape()
    expect(overlay.isOpen).to.equal(false)
  })

  it('20 openings and closings leave no listener, node or style behind', async () => {
    const element = await dialog()
    const live = followListeners()
    const nodes = document.querySelectorAll('*').length
    for (let round = 0; round < 20; round++) {
      const overlay = openOverlay(element, { overlayClick: true })
      await overlay.close()
    }
    expect(live.types()).to.deep.equal([])
    live.stop()
    expect(document.querySelectorAll('*').length).to.equal(nodes)
    expect(document.documentElement.hasAttribute('style')).to.equal(false)
    expect(topOverlay()).to.equal(undefined)
  })
})
