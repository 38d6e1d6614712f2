import { expect, fixture, html, oneEvent } from '@open-wc/testing'
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import { closePopup, type FlxPopupElement, popup } from '../../elements/popup.ts'
import { configure } from '../../src/core/configure.ts'
import { historySettled } from '../../src/core/overlay/history-entry.ts'
import { settled } from '../../src/core/overlay/overlay.ts'
import { topOverlay } from '../../src/core/overlay/stack.ts'
import type { ConsentAsk } from '../../src/domain/consent/ask-consent.ts'
import { readRelaxed } from '../../src/overlays/popup/links/relaxed-object.ts'
import { handlerOf, type PopupHandle, type PopupOptions } from '../../src/overlays/popup/options/popup-options.ts'
import { popupPresets } from '../../src/overlays/popup/options/read-options.ts'
import { type Answer, addressOf, script } from '../support/answers-client.ts'
import { warningsOf } from '../support/console.ts'
import { isHeldOnOpening } from '../support/held-on-opening.ts'
import { isLeftToBrowser } from '../support/left-to-browser.ts'
import { waitUntil } from '../support/wait-until.ts'

const dialogs = (): HTMLDialogElement[] => [...document.querySelectorAll<HTMLDialogElement>('dialog.flx-popup[open]')]
const dialog = (): HTMLDialogElement => dialogs().at(-1) ?? expect.fail('no open popup')
const content = (): HTMLElement =>
  dialog().querySelector<HTMLElement>('.flx-popup__content') ?? expect.fail('no content')
const frame = (): HTMLIFrameElement => dialog().querySelector('iframe') ?? expect.fail('no frame')
const modal = (): HTMLElement | null => document.querySelector('dialog.flx-modal[open]')
const modalButton = (text: string): HTMLElement =>
  [...(modal()?.querySelectorAll('button') ?? [])].find((found) => found.textContent === text) ?? expect.fail(text)
const closeButton = (): HTMLElement =>
  dialog().querySelector<HTMLElement>('.flx-popup__close') ?? expect.fail('no cross')

/** The history entry of a popup that closed goes a moment later. */
const noEntry = (): Promise<void> =>
  waitUntil(() => !(history.state as { flxOverlay?: number } | null)?.flxOverlay, 'the history is as it was')

const form = addressOf({
  body: `<!doctype html><html lang="fr"><title>Édition</title>
    <input id="nom" aria-label="Nom">
    <script>window.perdu = () => document.getElementById('nom').value ? 'Le nom serait perdu.' : false</script>`,
})
const field = (): HTMLInputElement | null | undefined =>
  frame().contentDocument?.querySelector<HTMLInputElement>('#nom')

async function open(options: PopupOptions): Promise<PopupHandle> {
  return (await popup(options)) ?? expect.fail('the popup was refused')
}

const loaded = (): Promise<void> => waitUntil(() => !content().hasAttribute('aria-busy'), 'the content arrives')

describe('flx.popup and <flx-popup>', () => {
  const inFrame = async (page: Window | null) => (page as (Window & { perdu(): unknown }) | null)?.perdu()
  before(() => configure({ functions: { perdu: inFrame } }))
  afterEach(async () => {
    configure({ functions: { perdu: inFrame } })
    modal()?.querySelector('button')?.click()
    for (const left of dialogs()) left.close()
    await waitUntil(() => !topOverlay())
    await noEntry()
    await resetMouse()
    await setViewport({ width: 800, height: 600 })
  })

  it('POPUP-01 who opens it has it before it can be seen or pressed', async () => {
    expect(await isHeldOnOpening(popup({ href: form }))).to.equal(true)
  })

  it('POPUP-01 a link with a squeezebox class opens its address, also one that arrives later', async () => {
    await (await fixture<FlxPopupElement>(html`<flx-popup></flx-popup>`)).ready
    const links = await fixture<HTMLElement>(html`<p></p>`)
    for (const name of ['squeezebox', 'bleu squeezebox-ajax', 'SqueezeBox_iframe']) {
      const link = document.createElement('a')
      link.className = name
      link.href = form
      link.textContent = 'Modifier'
      links.append(link)
      link.focus()
      link.click()
      await waitUntil(() => dialogs().length === 1)
      expect(content().dataset['handler'], name).to.equal(name.includes('ajax') ? 'ajax' : 'iframe')
      expect(dialog().querySelector('h2')?.textContent).to.equal('Modifier')
      closeButton().click()
      await waitUntil(() => dialogs().length === 0)
      expect(document.activeElement).to.equal(link)
      await noEntry()
    }
  })

  it('POPUP-01 a new tab, a download, another class and a click already answered pass through', async () => {
    await (await fixture<FlxPopupElement>(html`<flx-popup></flx-popup>`)).ready
    const links = await fixture<HTMLElement>(html`
      <p>
        <a class="squeezebox" href="#a">ctrl</a><a class="squeezebox" href="#b" download>download</a>
        <a class="pas-squeezebox" href="#c">other</a><a class="squeezebox" href="#d">answered</a>
      </p>
    `)
    const [ctrl, download, other, answered] = links.querySelectorAll('a')
    answered?.addEventListener('click', (event) => event.preventDefault())
    expect(isLeftToBrowser(ctrl, { ctrlKey: true })).to.equal(true)
    expect([download, other, answered].map((link) => isLeftToBrowser(link))).to.deep.equal([true, true, false])
    expect(dialogs().length).to.equal(0)
  })

  it('POPUP-02 takes its options from the rel of a link as pages write it, and from data attributes', async () => {
    await (await fixture<FlxPopupElement>(html`<flx-popup></flx-popup>`)).ready
    const link = await fixture<HTMLAnchorElement>(html`
      <a class="squeezebox" href=${form} title="Livraison" data-size-y="260" data-esc-key="0"
        rel="nofollow {handler: 'iframe', className: 'large', size: {x: 510, y: 400,}, overlayClose: false}">Voir</a>
    `)
    link.click()
    await waitUntil(() => dialogs().length === 1)
    await settled(dialog())
    const { width, height } = content().getBoundingClientRect()
    expect([width, height]).to.deep.equal([510, 260])
    expect(dialog().classList.contains('large')).to.equal(true)
    expect(dialog().querySelector('h2')?.textContent).to.equal('Livraison')
    await sendKeys({ press: 'Escape' })
    await sendMouse({ type: 'click', position: [4, 4] })
    expect(dialogs().length, 'neither Escape nor the overlay').to.equal(1)
  })

  it('POPUP-02 reads options as data: nothing of them is run', async () => {
    expect(readRelaxed(`{a: 'l\\'été "là"', b: [1, true], c: {d: "x: y"}}`)).to.deep.equal({
      a: 'l\'été "là"',
      b: [1, true],
      c: { d: 'x: y' },
    })
    expect(readRelaxed('nofollow')).to.deep.equal({})
    const said = await warningsOf(() => expect(readRelaxed('{a: alert(1)}')).to.deep.equal({}))
    expect(said.join()).to.contain('alert(1)')
  })

  it('POPUP-02 a rel that breaks off keeps what could be read, and says so', async () => {
    for (const rel of ["{size: {x: 510}, 'url' 4}", "{size: {x: 510}, label: 'Voi", '{size: {x: 510}, liste: [1}']) {
      const said = await warningsOf(() => expect(readRelaxed(rel)['size'], rel).to.deep.equal({ x: 510 }))
      expect(said.join(), rel).to.contain(rel)
    }
  })

  it('POPUP-02 a rel that holds code keeps its other options, and says which one is left out', async () => {
    await (await fixture<FlxPopupElement>(html`<flx-popup></flx-popup>`)).ready
    const link = await fixture<HTMLAnchorElement>(html`<a class="squeezebox" href=${form}>Voir</a>`)
    link.rel = `{
      handler: 'iframe', onClose: function (retour) { if (retour && {a: "}"}[retour]) { location.reload(); } },
      size: {x: 510, y: 260}, className: 'large', escKey: !1, overlayClose: false
    }`
    const said = await warningsOf(async () => {
      link.click()
      await waitUntil(() => dialogs().length === 1)
    })
    await settled(dialog())
    const { width, height } = content().getBoundingClientRect()
    expect([width, height, dialog().classList.contains('large')]).to.deep.equal([510, 260, true])
    expect(said.map((text) => /option « (.+?) »/.exec(text)?.[1])).to.deep.equal(['onClose', 'escKey'])
    await sendMouse({ type: 'click', position: [4, 4] })
    expect(dialogs().length, 'the option after the code counts').to.equal(1)
  })

  it('POPUP-02 a rel names the function that is called once the popup is closed', async () => {
    await (await fixture<FlxPopupElement>(html`<flx-popup></flx-popup>`)).ready
    let calls = 0
    configure({ functions: { 'catalogue.recharge': () => calls++ } })
    const link = await fixture<HTMLAnchorElement>(html`
      <a class="squeezebox" href=${form} rel="{onClose: catalogue.recharge, size: {x: 510}}">Voir</a>
    `)
    link.click()
    await waitUntil(() => dialogs().length === 1)
    expect(calls).to.equal(0)
    closeButton().click()
    await waitUntil(() => calls === 1)
    configure({ functions: undefined })
  })

  it('SAFE-05 markup reaches registered functions alone: no path of names, no function of the browser or of the page', async () => {
    const place = await fixture<HTMLElement>(html`
      <div><form name="danger" action="/answers/danger"></form><flx-popup></flx-popup></div>
    `)
    let submits = 0
    const danger = place.querySelector('form') as HTMLFormElement
    danger.submit = () => submits++
    Object.assign(globalThis, { vider: () => submits++ })
    const names = [
      'document.forms.danger.submit',
      'vider',
      'alert',
      'constructor',
      'toString',
      '__proto__',
      'history.back',
    ]
    for (const name of names) {
      const said = await warningsOf(async () => {
        const opened = await open({ href: form, confirmCloseFonction: name })
        await waitUntil(() => field())
        expect(await opened.close(), name).to.equal(true)
        await noEntry()
      })
      expect(said.join(), name).to.contain(`« ${name} »`).and.to.contain('flx.configure')
    }
    expect(submits).to.equal(0)
    expect(modal()).to.equal(null)
  })

  it('SAFE-05 a page in a frame answers by what it registered itself', async () => {
    await open({ href: form, confirmCloseFonction: 'enregistrée' })
    await waitUntil(() => field())
    const inside = frame().contentWindow as unknown as Record<symbol, object>
    inside[Symbol.for('flx')] = { config: { given: { functions: { enregistrée: () => 'Le cadre le dit.' } } } }
    closeButton().click()
    await waitUntil(() => modal() !== null)
    expect(modal()?.textContent).to.contain('Le cadre le dit.')
    modalButton('Oui').click()
    await waitUntil(() => dialogs().length === 0)
  })

  it('SAFE-10 a page of another site is in a sandbox and learns no more than the origin; one of this site is not', async () => {
    const other = new URL(form, location.href)
    other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
    const opened = await open({ href: other.href, handler: 'iframe' })
    expect(frame().sandbox.contains('allow-scripts')).to.equal(true)
    expect(frame().sandbox.contains('allow-top-navigation')).to.equal(false)
    expect(frame().referrerPolicy).to.equal('strict-origin-when-cross-origin')
    await opened.close()
    await noEntry()
    await open({ href: form })
    expect(frame().hasAttribute('sandbox')).to.equal(false)
  })

  it('POPUP-06 a page of this site that has nothing to show, or refuses to be framed, says so and leads on', async () => {
    const empty = { body: '' }
    const page = { body: '<p>Conditions</p>' }
    const answers: Answer[] = [
      { ...page, headers: { 'X-Frame-Options': 'DENY' } },
      { ...page, headers: { 'Content-Security-Policy': "frame-ancestors 'none'" } },
      { ...empty, status: 500 },
    ]
    for (const answer of answers) {
      const href = addressOf(answer)
      const opened = await open({ href, handler: 'iframe' })
      await waitUntil(() => content().querySelector('[role="alert"]') !== null)
      expect(content().textContent).to.contain('La page n’a pas pu être montrée ici.')
      const link = content().querySelector('a')
      expect([link?.getAttribute('href'), link?.target, link?.textContent]).to.deep.equal([
        href,
        '_blank',
        'L’ouvrir dans un nouvel onglet',
      ])
      await loaded()
      await opened.close()
      await noEntry()
    }
    const other = new URL(addressOf(page), location.href)
    other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost'
    await open({ href: addressOf({ ...empty, redirect: other.href }), handler: 'iframe' })
    await loaded()
    expect(frame().contentDocument).to.equal(null)
  })

  it('SAFE-07 a video whose question never comes, for a blocker took it, leads to its page', async () => {
    // Nobody defines it here.
    const asking = await fixture<HTMLElement>('<flx-consent></flx-consent>')
    const href = 'https://youtu.be/aqz-KE-bpKQ'
    await open({ href })
    await waitUntil(() => content().querySelector('[role="alert"]') !== null)
    expect(content().querySelector('iframe')).to.equal(null)
    expect(content().querySelector('a')?.getAttribute('href')).to.equal(href)
    asking.remove()
  })

  it('SAFE-10 a player asks first, also where the page frames it by its own address', async () => {
    const asked: ConsentAsk[] = []
    const take = (event: GlobalEventHandlersEventMap['flx-consent-ask']): void => {
      event.preventDefault()
      asked.push(event.detail)
    }
    document.addEventListener('flx-consent-ask', take)
    const href = 'https://www.youtube.com/embed/abcdefg?list=x'
    await open({ href, handler: 'iframe' })
    await waitUntil(() => asked.length === 1)
    expect(asked[0]?.service).to.equal('YouTube')
    expect(dialog().querySelector('iframe')).to.equal(null)
    document.removeEventListener('flx-consent-ask', take)
    asked[0]?.allow()
    await waitUntil(() => dialog().querySelector('iframe') !== null)
    expect(frame().src).to.equal(href)
  })

  it('POPUP-02 overlayClose, escKey and onClose', async () => {
    const sources: string[] = []
    const onClose = (source: string): unknown => sources.push(source)
    await open({ href: form, onClose })
    await sendMouse({ type: 'click', position: [4, 4] })
    await waitUntil(() => sources.length === 1)
    await open({ href: form, onClose, overlayClose: false })
    await sendMouse({ type: 'click', position: [4, 4] })
    expect(dialogs().length).to.equal(1)
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => sources.length === 2)
    await open({ href: form, onClose, escKey: false })
    await sendKeys({ press: 'Escape' })
    expect(dialogs().length).to.equal(1)
    closeButton().click()
    await waitUntil(() => sources.length === 3)
    expect(sources).to.deep.equal(['overlay', 'escape', 'button'])
  })

  it('POPUP-03 is 400 × 350 unless told otherwise; a security link is 800 × 500', async () => {
    await setViewport({ width: 1200, height: 800 })
    const sizeOf = async (options: PopupOptions): Promise<number[]> => {
      const opened = await open(options)
      await settled(dialog())
      const { width, height } = content().getBoundingClientRect()
      await opened.close()
      await noEntry()
      return [Math.round(width), Math.round(height)]
    }
    expect(await sizeOf({ href: form })).to.deep.equal([400, 350])
    expect(await sizeOf({ href: form, preset: 'security' })).to.deep.equal([800, 500])
    await (await fixture<FlxPopupElement>(html`<flx-popup></flx-popup>`)).ready
    await fixture(html`<a class="squeezebox-security" href=${form}>Charte</a>`)
    document.querySelector<HTMLElement>('.squeezebox-security')?.click()
    await waitUntil(() => dialogs().length === 1)
    await settled(dialog())
    const { width: wide, height: high } = content().getBoundingClientRect()
    expect([Math.round(wide), Math.round(high)]).to.deep.equal([800, 500])
    await sendKeys({ press: 'Escape' })
    await noEntry()
    expect(await sizeOf({ href: form, size: { x: '50%', y: '300px' }, maxWidth: 550 })).to.deep.equal([550, 300])
    expect(await sizeOf({ href: form, size: { x: 'large', y: -4 } })).to.deep.equal([400, 350])
    const [width = 0, height = 0] = await sizeOf({ href: form, size: { x: 5000, y: '98%' } })
    expect(width <= 1200 && height <= 800).to.equal(true)
  })

  it('POPUP-03 a part of a page is as high as it is, up to its size', async () => {
    await setViewport({ width: 1200, height: 800 })
    const server = await script({ body: '<p>Bonjour</p>' }, { body: '<p>Bonjour</p>'.repeat(60) })
    const heights: number[] = []
    for (const label of ['Court', 'Long']) {
      const opened = await open({ href: server.address('fragment'), handler: 'ajax', label })
      await loaded()
      await settled(dialog())
      heights.push(Math.round(content().getBoundingClientRect().height))
      await opened.close()
      await noEntry()
    }
    expect([Number(heights[0]) < 150, heights[1]]).to.deep.equal([true, 350])
  })

  it('POPUP-04 takes the whole window below 768 px', async () => {
    for (const [width, isWhole] of [
      [767, true],
      [768, false],
      [320, true],
    ] as const) {
      await setViewport({ width, height: 600 })
      const opened = await open({ href: form, size: { x: 500, y: 300 } })
      await settled(dialog())
      const box = dialog().getBoundingClientRect()
      expect(box.width === width && box.height === 600, String(width)).to.equal(isWhole)
      if (isWhole) expect(content().getBoundingClientRect().bottom).to.equal(600)
      await opened.close()
      await noEntry()
    }
  })

  it('POPUP-05 asks before a frame closes, whatever asks: cross, Escape in the frame, overlay, Back; No keeps what was typed', async () => {
    await open({ href: form, confirmCloseFonction: 'perdu' })
    await waitUntil(() => field())
    const input = field() as HTMLInputElement
    input.value = 'Durand'
    const acts = [
      () => closeButton().click(),
      async () => {
        input.focus()
        await sendKeys({ press: 'Escape' })
      },
      () => sendMouse({ type: 'click', position: [4, 4] }),
      () => history.back(),
    ]
    for (const act of acts) {
      await act()
      await waitUntil(() => modal() !== null)
      expect(modal()?.querySelector('h2')?.textContent).to.equal('Attention')
      expect(modal()?.textContent).to.contain('Le nom serait perdu.')
      modalButton('Non').click()
      await waitUntil(() => modal() === null && document.querySelector('dialog.flx-modal') === null)
      expect(field()).to.equal(input)
      expect(input.value).to.equal('Durand')
    }
    history.back()
    await waitUntil(() => modal() !== null)
    modalButton('Oui').click()
    await waitUntil(() => dialogs().length === 0)
  })

  it('POPUP-05 closes at once where nothing would be lost, or where it shows no frame', async () => {
    const opened = await open({ href: form, confirmCloseFonction: 'perdu' })
    await waitUntil(() => field())
    closeButton().click()
    expect(await opened.closed).to.equal('button')
    const second = await open({ content: 'Texte', confirmCloseFonction: () => 'Sûr ?' })
    closeButton().click()
    await second.closed
    expect(modal()).to.equal(null)
  })

  it('POPUP-05 a function that does not exist is said, and does not lock the visitor in', async () => {
    const opened = await open({ href: form, confirmCloseFonction: 'absente.du.tout' })
    const said = await warningsOf(() => opened.close())
    expect(said.join()).to.contain('absente.du.tout')
    expect(dialogs().length).to.equal(0)
  })

  it('POPUP-06 knows videos by their address; a file that cannot be played is said', async () => {
    expect(handlerOf({ href: 'https://youtu.be/abcDEF12345' })).to.equal('video')
    expect(handlerOf({ href: '/films/été.mp4?v=2' })).to.equal('video')
    expect(handlerOf({ href: '/photo.webp' })).to.equal('image')
    expect(handlerOf({ href: '/page.html' })).to.equal('iframe')
    await open({ href: addressOf({ status: 404, body: 'rien' }), handler: 'video', label: 'Film' })
    await waitUntil(() => content().querySelector('[role="alert"]') !== null)
    expect(content().textContent).to.contain('La vidéo n’a pas pu être lue.')
  })

  it('POPUP-06 COOKIE-02 a video of another site is asked about first, and again at the visitor’s wish', async () => {
    const asks: ConsentAsk[] = []
    const take = (event: GlobalEventHandlersEventMap['flx-consent-ask']): void => {
      event.preventDefault()
      asks.push(event.detail)
    }
    document.addEventListener('flx-consent-ask', take)
    await open({ href: 'https://youtu.be/abcDEF12345', label: 'Film' })
    await loaded()
    expect(asks.map(({ service }) => service)).to.deep.equal(['YouTube'])
    expect(dialog().querySelector('iframe') === null).to.equal(true)
    content().querySelector<HTMLElement>('.flx-popup__play')?.click()
    expect(asks.length).to.equal(2)
    document.removeEventListener('flx-consent-ask', take)
    asks[1]?.allow()
    await waitUntil(() => dialog().querySelector('iframe') !== null)
    expect(frame().src).to.contain('https://www.youtube-nocookie.com/embed/abcDEF12345')
  })

  it('POPUP-05 Escape and Back close it while its frame or its fragment is on its way', async () => {
    for (const handler of ['iframe', 'ajax'] as const) {
      const server = await script({ body: '<p>Tard</p>', hold: 'tard' })
      const href = server.address('lent')
      const first = await open({ href, handler })
      await sendKeys({ press: 'Escape' })
      expect(await first.closed, handler).to.equal('escape')
      await noEntry()
      const second = await open({ href, handler })
      history.back()
      expect(await second.closed, handler).to.equal('back')
      await server.release('tard')
    }
  })

  it('POPUP-05 a link to a part of what it shows leads there; Back goes back there, then closes', async () => {
    const element = await fixture<FlxPopupElement>(html`
      <flx-popup label="Conditions">
        <a href="#article">Article 3</a>
        <p style="height: 2000px"></p>
        <h3 id="article">Article 3</h3>
      </flx-popup>
    `)
    await element.show()
    await waitUntil(() => dialogs().length === 1)
    await historySettled()
    const { href } = location
    dialog().querySelector<HTMLElement>('a[href="#article"]')?.click()
    await waitUntil(() => location.hash === '#article')
    const article = dialog().querySelector('#article') as HTMLElement
    await waitUntil(() => article.getBoundingClientRect().top < innerHeight, 'it is in view')
    history.back()
    await waitUntil(() => location.href === href)
    expect(dialogs().length).to.equal(1)
    history.back()
    await waitUntil(() => dialogs().length === 0)
    expect(location.href).to.equal(href)
  })

  it('POPUP-07 gets a fragment with GET, shows it and runs its scripts once', async () => {
    const server = await script({
      body: '<p id="fragment">Bonjour</p><script>globalThis.popupRan = (globalThis.popupRan ?? 0) + 1</script>',
    })
    await open({ href: server.address('fragment?a=1'), handler: 'ajax', label: 'Fragment' })
    await loaded()
    const [request] = await server.log()
    expect([request?.method, request?.query]).to.deep.equal(['GET', { a: '1' }])
    expect(content().querySelector('#fragment')?.textContent).to.equal('Bonjour')
    await waitUntil(() => (globalThis as { popupRan?: number }).popupRan === 1)
    await expect(dialog()).to.be.accessible()
  })

  it('POPUP-07 closed before the answer came, it lets go of the request', async () => {
    const server = await script({ body: '<p>Tard</p>', hold: 'tard' })
    const opened = await open({ href: server.address('lent'), handler: 'ajax' })
    await server.requests(1)
    await opened.close()
    await waitUntil(async () => (await server.log())[0]?.aborted === true)
    await server.release('tard')
  })

  it('POPUP-08 knows the pages of reservation, criteria and coordinates, with their parameters and sizes', async () => {
    const reservation = popupPresets.reservation({
      idligne: 4,
      idarticle: 7,
      idreference: 12,
      type: 'move',
      date: '2026-12-01',
      heure: '10:00',
    })
    expect(reservation.href).to.equal(
      '/fr/fpopup_criteres.html?p=boutique-article:templates::choix_reservation&idligne=4&idarticle=7&idreference=12&type=move&date=2026-12-01&heure=10%3A00',
    )
    expect(reservation.size).to.deep.equal({ x: document.documentElement.clientWidth - 40, y: window.innerHeight - 40 })
    const sizes = [1, 5, 6, 7, 13].map((count) => popupPresets.criteria({ count }).size)
    expect(sizes).to.deep.equal([
      { x: 203, y: 308 },
      { x: 817, y: 308 },
      { x: 970, y: 308 },
      { x: 970, y: 536 },
      { x: 970, y: 764 },
    ])
    const map = popupPresets.coordinates({
      lang: 'en',
      lat: '48.85',
      lng: '2.35',
      adresse_search: 'Tour Eiffel, Paris',
      w: 640,
      h: 480,
    })
    expect(map.href).to.equal(
      '/en/fpopup_coord_map_v3.html?p=commun:coord_map_v3&lat=48.85&lng=2.35&adresse_search=Tour%20Eiffel%2C%20Paris&w=640&h=480',
    )
    expect(map.size).to.deep.equal({ x: 640, y: 480 })
    await open({ href: '/fr/fpopup_coord_map_v3.html?p=commun:coord_map_v3&w=500&h=300' })
    await settled(dialog())
    expect(content().getBoundingClientRect().width).to.equal(500)
  })

  it('POPUP-08 a preset is opened by script with its parameters, which size and address come from', async () => {
    await fixture(html`<form name="fiche"><input name="lat" aria-label="Latitude" /></form>`)
    const said = await warningsOf(async () => {
      await open({
        preset: 'coordinates',
        params: { lat: 48.1, name_form: 'fiche', name_lat: 'lat', name_lng: 'lng', w: 520, h: 310 },
      })
    })
    expect(frame().getAttribute('src')).to.equal(
      '/fr/fpopup_coord_map_v3.html?p=commun:coord_map_v3&lat=48.1&name_form=fiche&name_lat=lat&name_lng=lng&w=520&h=310',
    )
    await settled(dialog())
    expect(content().getBoundingClientRect().width).to.equal(520)
    expect(said.join()).to.contain('pas de champ « lng »').and.not.to.contain('« lat »')
  })

  it('POPUP-08 a preset is opened by attribute, its parameters are data attributes', async () => {
    const element = await fixture<FlxPopupElement>(html`
      <flx-popup preset="reservation" data-idarticle="7" data-idreference="12" data-type="move" data-date="2026-12-01"
        data-idligne="4" data-heure="10:00" data-flx-essai="rien"></flx-popup>
    `)
    await element.ready
    element.show()
    await waitUntil(() => dialogs().length === 1)
    const url = new URL(frame().src)
    expect([url.pathname, ...url.searchParams.entries()]).to.deep.equal([
      '/fr/fpopup_criteres.html',
      ['p', 'boutique-article:templates::choix_reservation'],
      ['idarticle', '7'],
      ['idreference', '12'],
      ['type', 'move'],
      ['date', '2026-12-01'],
      ['idligne', '4'],
      ['heure', '10:00'],
    ])
    await settled(dialog())
    const { width } = content().getBoundingClientRect()
    expect(width).to.equal(document.documentElement.clientWidth - 40)
  })

  it('POPUP-08 a form that is not there, and a preset that is none, are said', async () => {
    const params = { name_form: 'absent' }
    const missing = await warningsOf(async () => void (await open({ preset: 'coordinates', params })))
    expect(missing.join()).to.contain('« absent »')
    const unknown = { preset: 'plan' } as unknown as PopupOptions
    const said = await warningsOf(async () => expect(await popup(unknown)).to.equal(null))
    expect(said.join()).to.contain('« plan »').and.to.contain('coordinates')
  })

  it('HTTP-04 one call posts data to an address and shows the answer above the page', async () => {
    const server = await script({ body: '<p id="reponse">Reçu</p>' })
    await open({ href: server.address('devis'), data: { idarticle: 12, tailles: ['S', 'M'] }, label: 'Devis' })
    await loaded()
    const [request] = await server.log()
    expect([request?.method, request?.fields]).to.deep.equal(['POST', { idarticle: '12', 'tailles[]': ['S', 'M'] }])
    expect(content().querySelector('#reponse')?.textContent).to.equal('Reçu')
    await expect(dialog()).to.be.accessible()
  })

  it('HTTP-04 POPUP-07 a post that failed is said above the page, and is sent again only when asked', async () => {
    const server = await script({ status: 500, body: 'panne' }, { body: '<p>Cette fois</p>' })
    const data = new FormData()
    data.set('email', 'a@b.fr')
    await open({ href: server.address('alerte'), data, label: 'Alerte' })
    await loaded()
    expect(content().querySelector('[role="alert"]')?.textContent).to.contain('Le serveur a rencontré une erreur')
    expect(await server.log()).to.have.length(1)
    content().querySelector('button')?.click()
    await waitUntil(() => content().textContent?.includes('Cette fois'))
    expect(content().querySelector('[role="alert"]')).to.equal(null)
    expect((await server.log()).map(({ fields }) => fields)).to.deep.equal([{ email: 'a@b.fr' }, { email: 'a@b.fr' }])
  })

  it('shows a part of the page, and puts it back', async () => {
    const part = await fixture<HTMLElement>(html`<div id="conditions"><p>Nos conditions</p></div>`)
    const place = part.parentElement
    const opened = await open({ href: '#conditions', label: 'Conditions' })
    await waitUntil(() => dialog().contains(part))
    await opened.close()
    await waitUntil(() => part.parentElement === place)
  })

  it('is named, by its title or by that of the page in its frame', async () => {
    const first = await open({ href: form, label: 'Modifier mon adresse' })
    expect(document.activeElement?.textContent).to.equal('Modifier mon adresse')
    expect(frame().title).to.equal('Modifier mon adresse')
    await first.close()
    await noEntry()
    await open({ href: form })
    await waitUntil(() => dialog().querySelector('h2')?.textContent === 'Édition')
    await expect(dialog()).to.be.accessible({ ignoredTags: ['cat.structure'] })
  })

  it('a page in the frame closes it by flx.popup.close', async () => {
    const opened = await open({ href: form })
    expect(await closePopup()).to.equal(true)
    expect(await opened.closed).to.equal('api')
    expect(await closePopup()).to.equal(true)
  })

  it('refuses to open without address or content, and says so', async () => {
    const said = await warningsOf(async () => expect(await popup({})).to.equal(null))
    expect(said.join()).to.contain('href')
    for (const href of ['http://[', 'JavaScript:alert(1)']) {
      const refused = await warningsOf(async () => expect(await popup(href)).to.equal(null))
      expect(refused.join()).to.contain(href)
    }
    const element = await fixture<FlxPopupElement>(html`<flx-popup></flx-popup>`)
    const again = await warningsOf(async () => {
      element.show()
      await waitUntil(() => !element.open)
    })
    expect(again.join()).to.contain('href')
  })

  it('the element opens its address or its children, tells, and can be kept open', async () => {
    const element = await fixture<FlxPopupElement>(
      html`<flx-popup href=${form} label="Édition" class="mine" class-name="large" size-x="500" no-overlay-close></flx-popup>`,
    )
    expect(element.className).to.equal('mine')
    const opening = oneEvent(element, 'flx-popup-open')
    element.show()
    await opening
    expect(dialog().classList.contains('large')).to.equal(true)
    await oneEvent(element, 'flx-popup-load')
    let refuse = true
    element.addEventListener('flx-popup-close', (event) => {
      if (refuse) event.preventDefault()
    })
    element.removeAttribute('open')
    await waitUntil(() => element.open)
    expect(dialogs().length).to.equal(1)
    refuse = false
    expect(await element.hide()).to.equal(true)
    expect(element.open).to.equal(false)

    const inline = await fixture<FlxPopupElement>(html`<flx-popup label="Aide"><p class="aide">Texte</p></flx-popup>`)
    const paragraph = inline.querySelector('.aide')
    inline.show()
    await waitUntil(() => dialogs().length === 1 && dialog().contains(paragraph))
    await inline.hide()
    await waitUntil(() => inline.contains(paragraph) && !paragraph?.checkVisibility())
    inline.remove()
    await Promise.resolve()
    expect(inline.firstElementChild).to.equal(paragraph)
  })
})
