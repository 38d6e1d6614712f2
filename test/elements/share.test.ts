import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import type { FlxShareElement } from '../../elements/share.ts'
import type { ShareDetail } from '../../src/content/share/share-types.ts'
import { addressOf } from '../support/answers-client.ts'
import { warningsOf } from '../support/console.ts'
import { isLeftToBrowser } from '../support/left-to-browser.ts'
import '../../elements/share.ts'
import { waitUntil } from '../support/wait-until.ts'

/** The browser's own doors, held open by the test: what goes through them is noted. */
const opened: { address: string; name: string; features: string }[] = []
let openWindow: typeof window.open
let nextWindow: { opener: unknown; focus(): void } | null

function give(name: 'clipboard' | 'share' | 'canShare', value: unknown): void {
  Object.defineProperty(navigator, name, { value, configurable: true })
}

function takeBack(): void {
  for (const name of ['clipboard', 'share', 'canShare']) Reflect.deleteProperty(navigator, name)
}

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)))
const target = 'https://exemple.fr/été?a=1&b=2'
const targetSent = encodeURIComponent(new URL(target).href)
const sharer = 'https://reseau.exemple/partage?u='

async function page(content: unknown): Promise<HTMLElement> {
  const place = await fixture<HTMLElement>(html`<div><flx-share></flx-share>${content}</div>`)
  await place.querySelector('flx-share')?.ready
  return place
}

const buttonOf = (place: Element): HTMLElement => place.querySelector('[data-share]') as HTMLElement
const bubble = (): HTMLElement | null => document.querySelector('.flx-share__bubble')
const status = (): string | null | undefined => document.querySelector('.flx-share__status')?.textContent

describe('<flx-share>', () => {
  beforeEach(() => {
    opened.length = 0
    nextWindow = { opener: window, focus() {} }
    openWindow = window.open
    window.open = (address, name, features) => {
      opened.push({ address: String(address), name: String(name), features: String(features) })
      return nextWindow as Window | null
    }
  })

  afterEach(() => {
    window.open = openWindow
    takeBack()
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('SHARE-01 fills the template of the button with its base64 target', async () => {
    const templates = [sharer, `${sharer}{url}`, `${sharer}[URL]`, `${sharer}%url%`]
    for (const template of templates) {
      const place = await page(html`<button data-share=${template} data-share-target=${base64(target)}>Réseau</button>`)
      buttonOf(place).click()
      expect(opened.pop()?.address, template).to.equal(sharer + targetSent)
    }
    const place = await page(
      html`<button data-share="${sharer}{url}&t={title}" data-share-target=${base64('/pain')}>Réseau</button>`,
    )
    buttonOf(place).click()
    const { searchParams } = new URL(opened[0]?.address ?? '')
    expect([searchParams.get('u'), searchParams.get('t')]).to.deep.equal([`${location.origin}/pain`, document.title])
  })

  it('SHARE-01 base64 as addresses write it, without padding, is understood', async () => {
    const text = 'https://exemple.fr/?q=>>>???ÿ'
    const urlSafe = base64(text).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
    expect(urlSafe).to.match(/[-_]/)
    const place = await page(html`<button data-share=${sharer} data-share-target=${urlSafe}>Réseau</button>`)
    buttonOf(place).click()
    expect(new URL(opened[0]?.address ?? '').searchParams.get('u')).to.equal(new URL(text).href)
  })

  it('SHARE-01 without a target, and for a link without a template, the page and the link’s own address', async () => {
    const place = await page(html`
      <button data-share=${sharer}>Réseau</button><a data-share href="${sharer}deja">Lien</a>
    `)
    for (const button of place.querySelectorAll<HTMLElement>('[data-share]')) button.click()
    expect(opened.map(({ address }) => address)).to.deep.equal([
      sharer + encodeURIComponent(location.href),
      `${sharer}deja`,
    ])
  })

  it('SHARE-01 a target that is no base64, no text or no address: the page is shared, the console says so', async () => {
    const bad = ['%%%', btoa('\xff\xfe\xff'), base64('javascript:alert(1)'), base64('http://[')]
    for (const encoded of bad) {
      const place = await page(html`<button data-share=${sharer} data-share-target=${encoded}>Réseau</button>`)
      const said = await warningsOf(() => buttonOf(place).click())
      expect(opened.pop()?.address).to.equal(sharer + encodeURIComponent(location.href))
      expect(said).to.have.length(1)
      expect(said[0]).to.contain('data-share-target n’est pas une adresse en base64').and.contain(encoded)
    }
  })

  it('SHARE-02 a click for another tab is the link’s own', async () => {
    const place = await page(html`<a data-share href="#onglet">Réseau</a>`)
    expect([isLeftToBrowser(buttonOf(place), { ctrlKey: true }), opened]).to.deep.equal([true, []])
  })

  it('SHARE-02 opens a window of 700x500 that cannot reach this page', async () => {
    const place = await page(html`<button data-share=${sharer}>Réseau</button>`)
    buttonOf(place).focus()
    await sendKeys({ press: 'Enter' })
    expect(opened).to.have.length(1)
    expect(opened[0]?.features).to.match(/^popup,width=700,height=500,left=-?\d+,top=-?\d+$/)
    expect(nextWindow?.opener).to.equal(null)
  })

  it('SHARE-02 a window that the browser refuses opens in this tab', async () => {
    nextWindow = null
    const place = await page(html`<button data-share="#partage=">Réseau</button>`)
    buttonOf(place).click()
    expect(decodeURIComponent(location.hash)).to.contain(`#partage=${location.origin}`)
  })

  it('SHARE-02 shares by e-mail in a frame of 850x480 above the page, and focus comes back', async () => {
    await setViewport({ width: 1200, height: 800 })
    const mail = addressOf({ body: '<!doctype html><title>E-mail</title><p>Partager' })
    const place = await page(
      html`<a data-share="email" href="${mail}&u={url}" data-share-target=${base64(target)}>E-mail</a>`,
    )
    const button = buttonOf(place)
    button.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => document.querySelector('dialog[open] iframe'))
    const frame = document.querySelector('dialog[open] iframe') as HTMLIFrameElement
    expect(new URL(frame.src).searchParams.get('u')).to.equal(new URL(target).href)
    expect([frame.offsetWidth, frame.offsetHeight]).to.deep.equal([850, 480])
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !document.querySelector('dialog[open]'))
    expect(document.activeElement === button).to.equal(true)
    await setViewport({ width: 900, height: 600 })
  })

  it('SHARE-03 opens the device’s own sheet; one that the visitor closes is no error', async () => {
    const shared: ShareData[] = []
    give('canShare', () => true)
    give('share', async (data: ShareData) => {
      shared.push(data)
      throw new DOMException('closed', 'AbortError')
    })
    const place = await page(html`<button data-share="native" data-share-target=${base64(target)}>Partager</button>`)
    buttonOf(place).click()
    await waitUntil(() => shared.length === 1)
    expect(shared[0]).to.deep.equal({ url: new URL(target).href, title: document.title })
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(bubble() === null).to.equal(true)
  })

  it('SHARE-03 where the device has no sheet, or it fails, the link is copied', async () => {
    const copied: string[] = []
    give('clipboard', { writeText: async (text: string) => void copied.push(text) })
    const place = await page(html`<button data-share>Partager</button>`)
    buttonOf(place).click()
    await waitUntil(() => copied.length === 1)
    give('canShare', () => true)
    give('share', async () => {
      throw new DOMException('no', 'NotAllowedError')
    })
    buttonOf(place).click()
    await waitUntil(() => copied.length === 2)
    expect(copied).to.deep.equal([location.href, location.href])
  })

  it('SHARE-03 copies the link and says so, to the eye and to assistive technology', async () => {
    await setViewport({ width: 360, height: 640 })
    const copied: string[] = []
    give('clipboard', { writeText: async (text: string) => void copied.push(text) })
    const place = await page(html`<button data-share="copy" data-share-target=${base64(target)}>Copier</button>`)
    buttonOf(place).click()
    await waitUntil(() => status() === 'Lien copié')
    expect(copied).to.deep.equal([new URL(target).href])
    const box = bubble()?.getBoundingClientRect() ?? new DOMRect()
    expect(bubble()?.textContent).to.equal('Lien copié')
    expect([box.left >= 0, box.right <= 360, box.top >= 0]).to.deep.equal([true, true, true])
    buttonOf(place).click()
    await waitUntil(() => copied.length === 2)
    expect(document.querySelectorAll('.flx-share__bubble')).to.have.length(1)
    place.querySelector('flx-share')?.remove()
    await waitUntil(() => bubble() === null && status() === undefined)
    await setViewport({ width: 900, height: 600 })
  })

  it('SHARE-03 without a clipboard it copies another way, and keeps focus; else it shows the address', async () => {
    give('clipboard', undefined)
    const { execCommand } = document
    let selected = ''
    let works = true
    document.execCommand = () => {
      selected = (document.activeElement as HTMLTextAreaElement).value
      return works
    }
    try {
      const place = await page(html`<button data-share="copy" data-share-target=${base64(target)}>Copier</button>`)
      buttonOf(place).focus()
      buttonOf(place).click()
      await waitUntil(() => status() === 'Lien copié')
      expect([selected, document.activeElement === buttonOf(place)]).to.deep.equal([new URL(target).href, true])
      works = false
      buttonOf(place).click()
      await waitUntil(() => status() === `Le lien n’a pas pu être copié\u00a0: ${new URL(target).href}`)
    } finally {
      document.execCommand = execCommand
    }
  })

  it('SHARE-03 two clicks open one sheet: the second, which the device refuses meanwhile, copies nothing', async () => {
    const copied: string[] = []
    give('clipboard', { writeText: async (text: string) => void copied.push(text) })
    give('canShare', () => true)
    let isOpen = false
    give('share', async () => {
      if (isOpen) throw new DOMException('An earlier share has not yet completed.', 'InvalidStateError')
      isOpen = true
      return new Promise(() => {})
    })
    const place = await page(html`<button data-share="native">Partager</button>`)
    buttonOf(place).click()
    buttonOf(place).click()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([isOpen, copied, bubble() === null]).to.deep.equal([true, [], true])
  })

  it('SHARE-03 in an open dialog whose button took no focus, it copies without a clipboard, and says so in the dialog', async () => {
    give('clipboard', undefined)
    const { execCommand } = document
    let selected = ''
    document.execCommand = () => {
      selected = (document.activeElement as HTMLTextAreaElement).value
      return true
    }
    try {
      const place = await page(html`
        <dialog><button data-share="copy" data-share-target=${base64(target)}>Copier</button></dialog>
      `)
      const dialog = place.querySelector('dialog') as HTMLDialogElement
      dialog.showModal()
      ;(document.activeElement as HTMLElement).blur()
      buttonOf(place).click()
      await waitUntil(() => status() === 'Lien copié')
      expect(selected).to.equal(new URL(target).href)
      expect(dialog.contains(bubble()) && dialog.querySelector('.flx-share__status') !== null).to.equal(true)
      await waitUntil(() => bubble()?.checkVisibility({ visibilityProperty: true }), 'it is seen')
      dialog.close()
    } finally {
      document.execCommand = execCommand
    }
  })

  it('children that a framework adds later are its buttons; what leaves is as it was written', async () => {
    const place = await page(html`<button data-share=${sharer}>Ailleurs</button>`)
    const element = place.querySelector('flx-share') as FlxShareElement
    element.innerHTML = `<button data-share="${sharer}">Dedans</button>`
    const inner = element.querySelector('button') as HTMLElement
    await waitUntil(() => element.querySelector('.flx-mount') !== null, 'its mount is put back')
    for (const button of place.querySelectorAll<HTMLElement>('[data-share]')) button.click()
    expect(opened.length).to.equal(1)
    const written = inner.outerHTML
    element.setAttribute('networks', 'facebook')
    await waitUntil(() => element.querySelector('ul'))
    element.remove()
    await waitUntil(() => element.innerHTML === written, element.innerHTML)
  })

  it('says what is shared before it is, and may be stopped', async () => {
    const place = await page(html`<button data-share=${sharer} data-share-target=${base64(target)}>Réseau</button>`)
    const details: ShareDetail[] = []
    place.addEventListener('flx-share-go', (event) => {
      details.push(event.detail)
      event.preventDefault()
    })
    buttonOf(place).click()
    expect(opened).to.deep.equal([])
    expect(details).to.deep.equal([{ way: 'window', target: new URL(target).href, address: sharer + targetSent }])
  })

  it('draws the buttons asked for, in their order, and shares what the element says', async () => {
    let element!: Element
    const said = await warningsOf(async (said) => {
      element = await fixture(
        html`<flx-share networks="x, facebook whatsapp facebook myspace email copy native" url="/pain" label="Pain & sel"></flx-share>`,
      )
      await waitUntil(() => element.querySelector('ul') && said.length > 0)
    })
    const names = [...element.querySelectorAll('button')].map((button) => button.textContent)
    expect(names.slice(0, 5)).to.deep.equal(['X', 'Facebook', 'WhatsApp', 'E-mail', 'Copier le lien'])
    expect(names.includes('Partager')).to.equal('share' in navigator)
    expect(said).to.have.length(1)
    expect(said[0]).to.contain('ne connaît pas « myspace »').and.contain('facebook, x, bluesky')
    element.querySelector('button')?.click()
    const { searchParams } = new URL(opened[0]?.address ?? '')
    expect([searchParams.get('url'), searchParams.get('text')]).to.deep.equal([`${location.origin}/pain`, 'Pain & sel'])
  })

  it('one listener for buttons that come later, one answer where elements overlap', async () => {
    const place = await page(html`
      <flx-share><button data-share=${sharer}>Dedans</button></flx-share>
      <flx-share for=".partage"></flx-share><p class="partage" data-share=${sharer}>Désigné</p>
    `)
    await Promise.all([...place.querySelectorAll('flx-share')].map(({ ready }) => ready))
    const late = document.createElement('button')
    late.dataset['share'] = sharer
    place.append(late)
    for (const button of place.querySelectorAll<HTMLElement>('[data-share]')) button.click()
    expect(opened).to.have.length(3)
  })
})
