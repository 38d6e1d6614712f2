import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import { useEffect } from 'react'
import { type FeatureProps, reactElement } from '../../src/core/element/react-element.ts'
import { register } from '../../src/core/element/register.ts'
import type { Catalogue } from '../../src/core/loader/catalogue.ts'
import { elementLoader, type LoadableElement } from '../../src/core/loader/element-loader.ts'
import { type EventReplay, replayEvents } from '../../src/core/loader/event-replay.ts'
import { invoke, runOpeners } from '../../src/core/loader/invoke.ts'
import { lazyFunction } from '../../src/core/loader/lazy-function.ts'
import { scheduleWakes } from '../../src/core/loader/wake-scheduler.ts'
import { historySettled } from '../../src/core/overlay/history-entry.ts'
import { openOverlay } from '../../src/core/overlay/overlay.ts'
import { cartStorageKey } from '../../src/domain/cart/known-cart.ts'
import { announceStaleCart } from '../../src/domain/cart/stale-cart.ts'
import { errorsOf } from '../support/console.ts'
import { failureOf } from '../support/failure-of.ts'
import { waitUntil } from '../support/wait-until.ts'

const acts: string[] = []

/** Listens to clicks on the page's triggers and to submits, as features do: once it has drawn itself. */
function Listening({ host }: FeatureProps<Record<never, never>>) {
  useEffect(() => {
    const onAct = (event: Event): void => {
      const target = event.target as Element
      if (!target.closest(`[data-for="${host.localName}"]`)) return
      event.preventDefault()
      acts.push(`${host.localName} ${event.type}`)
    }
    document.addEventListener('click', onAct)
    document.addEventListener('submit', onAct)
    return () => {
      document.removeEventListener('click', onAct)
      document.removeEventListener('submit', onAct)
    }
  }, [host])
  return <output>prêt</output>
}

const loads: string[] = []
const gates = new Map<string, { open: () => void; fail: (error: Error) => void }>()

function fetchElement(name: string): Promise<void> {
  const tag = `flx-${name}` as const
  loads.push(tag)
  if (customElements.get(tag)) return Promise.resolve()
  return new Promise<void>((resolve, reject) => {
    gates.set(tag, { open: resolve, fail: reject })
  }).then(() => register(tag, class extends reactElement(Listening, {}) {}))
}

const ahead: string[] = []
const triggers = (tag: string): string => `[data-for="${tag}"]`

/** What a visitor alone does, be it by a pointer, a keyboard, dictation, files that are dragged in, or Back. */
const gestures = ['pointermove', 'pointerdown', 'keydown', 'input', 'dragenter', 'popstate']

const catalogue: Catalogue = {
  'flx-l-now': { wake: 'now' },
  'flx-l-visible': { wake: 'visible' },
  'flx-l-idle': { wake: 'idle' },
  'flx-l-decides': { wake: ({ id }) => (id === 'decides' ? 'now' : 'interaction') },
  'flx-l-asked': { wake: 'interaction' },
  'flx-l-gesture': { wake: 'gesture' },
  ...Object.fromEntries(gestures.map((type) => [`flx-l-${type}`, { wake: 'gesture' }])),
  'flx-l-asleep': { wake: 'now', asleepWhen: ({ id }) => id === 'closed' },
  'flx-l-open': { nowWhen: '[open]' },
  'flx-l-event': { wakeOn: ['flx-cart-stale'] },
  'flx-l-drowsy': { wake: 'gesture', asleepWhen: ({ id }) => id === 'closed' },
  'flx-l-click': { control: triggers('flx-l-click') },
  'flx-l-keys': { control: triggers('flx-l-keys') },
  'flx-l-form': { submit: 'form' },
  'flx-l-far': { wake: 'interaction', submit: 'form' },
  'flx-l-escape': { control: triggers('flx-l-escape') },
  'flx-l-back': { control: triggers('flx-l-back') },
  'flx-l-ahead': { control: triggers('flx-l-ahead'), ahead: async (_, { type }) => ahead.push(type) },
  'flx-l-opened': {},
  'flx-l-lost': { control: triggers('flx-l-lost') },
  'flx-l-for': { control: triggers('flx-l-for') },
  'flx-l-within': { control: triggers('flx-l-within'), inside: triggers('flx-l-within') },
}

const elements = elementLoader(catalogue, new Proxy({}, { get: (_, name: string) => () => fetchElement(name) }))

let replay: EventReplay

const loadsOf = (tag: string): number => loads.filter((load) => load === tag).length

async function arrive(tag: string): Promise<void> {
  await waitUntil(() => gates.has(tag))
  gates.get(tag)?.open()
  await customElements.whenDefined(tag)
}

describe('the loader', () => {
  before(() => {
    replay = replayEvents(elements)
    scheduleWakes(elements)
    addEventListener('storage', announceStaleCart)
  })

  beforeEach(() => {
    acts.length = 0
  })

  it('loads at once what wakes now, also in content inserted later, once for many', async () => {
    expect(loadsOf('flx-l-now')).to.equal(0)
    await fixture(html`<div><flx-l-now></flx-l-now><flx-l-now></flx-l-now></div>`)
    await arrive('flx-l-now')
    expect(loadsOf('flx-l-now')).to.equal(1)
  })

  it('loads at the visitor’s first gesture, anywhere in the page, what wakes by a gesture', async () => {
    await fixture(html`<div><flx-l-gesture></flx-l-gesture><button>Ailleurs</button></div>`)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(loadsOf('flx-l-gesture')).to.equal(0)
    document.querySelector('button')?.dispatchEvent(new Event('pointermove', { bubbles: true }))
    await arrive('flx-l-gesture')
    expect(loadsOf('flx-l-gesture')).to.equal(1)
  })

  it('loads in view what wakes when visible', async () => {
    const place = await fixture<HTMLElement>(html`<div><div id="gap"></div><flx-l-visible></flx-l-visible></div>`)
    const gap = place.querySelector('#gap') as HTMLElement
    gap.style.height = '5000px'
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    expect(loadsOf('flx-l-visible')).to.equal(0)
    gap.style.height = '0'
    await arrive('flx-l-visible')
  })

  it('loads in a quiet instant what wakes when idle', async () => {
    await fixture(html`<flx-l-idle></flx-l-idle>`)
    await arrive('flx-l-idle')
  })

  it('obeys the author’s load attribute', async () => {
    await fixture(html`<div><flx-l-asked></flx-l-asked><flx-l-asked load="bientôt"></flx-l-asked></div>`)
    await fixture(html`<flx-l-idle load="now"></flx-l-idle>`)
    expect(loadsOf('flx-l-asked')).to.equal(0)
    await fixture(html`<flx-l-asked load="now"></flx-l-asked>`)
    await arrive('flx-l-asked')
  })

  it('lets an entry decide by what it finds in the element', async () => {
    await fixture(html`<flx-l-decides></flx-l-decides>`)
    expect(loadsOf('flx-l-decides')).to.equal(0)
    await fixture(html`<flx-l-decides id="decides"></flx-l-decides>`)
    await arrive('flx-l-decides')
  })

  it('FRONT-03 leaves asleep and hidden what the visitor closed', async () => {
    const closed = await fixture<HTMLElement>(html`<flx-l-asleep id="closed" load="now"></flx-l-asleep>`)
    expect(closed.hidden).to.equal(true)
    expect(loadsOf('flx-l-asleep')).to.equal(0)
    const other = await fixture<HTMLElement>(html`<flx-l-asleep></flx-l-asleep>`)
    await arrive('flx-l-asleep')
    expect(other.hidden).to.equal(false)
  })

  it('loads at once what its state demands', async () => {
    const element = await fixture(html`<flx-l-open></flx-l-open>`)
    expect(loadsOf('flx-l-open')).to.equal(0)
    element.setAttribute('open', '')
    await arrive('flx-l-open')
  })

  it('wakes an element by the event that it waits for, and not before it is on the page', async () => {
    document.dispatchEvent(new CustomEvent('flx-cart-stale'))
    expect(loadsOf('flx-l-event')).to.equal(0)
    await fixture(html`<flx-l-event></flx-l-event>`)
    dispatchEvent(new StorageEvent('storage', { key: 'autre' }))
    expect(loadsOf('flx-l-event')).to.equal(0)
    dispatchEvent(new StorageEvent('storage', { key: cartStorageKey }))
    await arrive('flx-l-event')
  })

  for (const type of gestures) {
    it(`wakes by a gesture: ${type}`, async () => {
      const tag = `flx-l-${type}`
      const place = await fixture<HTMLElement>(html`<div></div>`)
      place.append(document.createElement(tag))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      for (const other of ['scroll', 'focusin', 'pointerover']) place.dispatchEvent(new Event(other, { bubbles: true }))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      expect(loadsOf(tag)).to.equal(0)
      place.dispatchEvent(new Event(type, { bubbles: true }))
      await arrive(tag)
    })
  }

  it('FRONT-03 does not wake by a gesture what the visitor closed', async () => {
    await fixture(html`<flx-l-drowsy id="closed"></flx-l-drowsy>`)
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    expect(loadsOf('flx-l-drowsy')).to.equal(0)
    await fixture(html`<flx-l-drowsy></flx-l-drowsy>`)
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
    await arrive('flx-l-drowsy')
  })

  it('holds a first click, shows it busy, and replays it once, however often it was repeated', async () => {
    const place = await fixture<HTMLElement>(
      html`<div><flx-l-click></flx-l-click><a href="#parti" data-for="flx-l-click"><b>Ouvrir</b></a></div>`,
    )
    const link = place.querySelector('a') as HTMLElement
    link.querySelector('b')?.click()
    link.click()
    link.click()
    expect(link.getAttribute('aria-busy')).to.equal('true')
    await arrive('flx-l-click')
    await waitUntil(() => acts.length > 0)
    expect(acts).to.deep.equal(['flx-l-click click'])
    expect(link.hasAttribute('aria-busy')).to.equal(false)
    expect(location.hash).to.equal('')
    link.click()
    expect(acts).to.have.length(2)
  })

  it('lets clicks with a modifier key or another button pass to the browser, and fetches ahead on intent', async () => {
    const place = await fixture<HTMLElement>(
      html`<div><flx-l-keys></flx-l-keys><a href="#onglet" data-for="flx-l-keys">Ouvrir</a></div>`,
    )
    const link = place.querySelector('a') as HTMLElement
    for (const init of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]) {
      let passed = false
      const look = (event: Event): void => {
        passed = !event.defaultPrevented
        event.preventDefault()
      }
      link.addEventListener('click', look, { once: true })
      link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }))
      expect(passed, JSON.stringify(init)).to.equal(true)
    }
    expect(loadsOf('flx-l-keys')).to.equal(0)
    link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    expect(loadsOf('flx-l-keys')).to.equal(1)
    await arrive('flx-l-keys')
  })

  it('holds the sending of a form and replays it with the button that sent it', async () => {
    const place = await fixture<HTMLElement>(html`
      <flx-l-form data-for="flx-l-form">
        <form action="#envoyé"><button name="choix" value="b">Envoyer</button></form>
      </flx-l-form>
    `)
    let submitter: HTMLElement | null | undefined
    place.addEventListener('submit', (event) => {
      submitter = (event as SubmitEvent).submitter
    })
    place.querySelector('button')?.click()
    expect(submitter).to.equal(undefined)
    await arrive('flx-l-form')
    await waitUntil(() => acts.length > 0)
    expect(acts).to.deep.equal(['flx-l-form submit'])
    expect(submitter).to.equal(place.querySelector('button'))
  })

  it('replays the sending of a form whose element renders at once, while the browser still dispatches its event', async () => {
    register('flx-l-far', class extends reactElement(Listening, {}, { draws: 'near' }) {})
    const place = await fixture<HTMLElement>(html`
      <div>
        <button form="loin">Envoyer</button>
        <flx-l-far style="display: block; margin-block-start: 9000px">
          <form id="loin" data-for="flx-l-far" action="#envoyé"></form>
        </flx-l-far>
      </div>
    `)
    expect(place.querySelector<LoadableElement>('flx-l-far')?.isReady).to.equal(false)
    place.querySelector('button')?.focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => acts.length > 0)
    expect(acts).to.deep.equal(['flx-l-far submit'])
  })

  it('names the element and the address of code that cannot be fetched, lets the link work, and tries again', async () => {
    const said = await errorsOf(async (said) => {
      const place = await fixture<HTMLElement>(
        html`<div><flx-l-lost></flx-l-lost><a href="#suivi" data-for="flx-l-lost">Ouvrir</a></div>`,
      )
      const link = place.querySelector('a') as HTMLElement
      let told = 0
      place.addEventListener('flx-error', () => {
        told++
      })
      link.click()
      await waitUntil(() => gates.has('flx-l-lost'))
      gates.get('flx-l-lost')?.fail(new Error('le code à l’adresse https://cdn.example/x.js n’a pas pu être chargé'))
      gates.delete('flx-l-lost')
      await waitUntil(() => location.hash === '#suivi')
      await waitUntil(() => said.length > 0)
      expect(told).to.equal(1)
      link.click()
      await arrive('flx-l-lost')
      await waitUntil(() => acts.length > 0)
      expect(acts).to.deep.equal(['flx-l-lost click'])
    })
    expect(said).to.deep.equal([
      'flx : <flx-l-lost> : le code à l’adresse https://cdn.example/x.js n’a pas pu être chargé.',
    ])
    history.replaceState(null, '', location.pathname + location.search)
  })

  it('follows what the element’s for attribute names', async () => {
    const place = await fixture<HTMLElement>(html`
      <div><flx-l-for for="#special"></flx-l-for><button id="special" data-for="flx-l-for">Menu</button></div>
    `)
    place.querySelector('button')?.click()
    await arrive('flx-l-for')
    await waitUntil(() => acts.length > 0)
    expect(acts).to.deep.equal(['flx-l-for click'])
  })

  it('gives a click inside what for names back to what was clicked, where for names a container', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <flx-l-within for=".gallery"></flx-l-within>
        <button data-for="flx-l-within">dehors</button>
        <p class="gallery"><button data-for="flx-l-within"><b>dedans</b></button><i>à côté</i></p>
      </div>
    `)
    const clicked: EventTarget[] = []
    place.addEventListener('click', (event) => clicked.push(event.target as Element))
    place.querySelector('button')?.click()
    place.querySelector('i')?.click()
    expect(clicked).to.have.length(2)
    place.querySelector('b')?.click()
    expect(clicked).to.have.length(2)
    await arrive('flx-l-within')
    await waitUntil(() => clicked.length === 3)
    expect(clicked[2]).to.equal(place.querySelector('.gallery button'))
  })

  it('takes a for that is no selector for one that names nothing', async () => {
    const thrown: unknown[] = []
    const listen = (event: ErrorEvent): unknown => thrown.push(event.error)
    addEventListener('error', listen)
    const place = await fixture<HTMLElement>(
      html`<div><flx-l-for for="#[" load="interaction"></flx-l-for><button>Autre</button></div>`,
    )
    place.querySelector('button')?.click()
    removeEventListener('error', listen)
    expect(thrown).to.deep.equal([])
  })

  it('wakes in view an element that has no entry', async () => {
    const place = await fixture<HTMLElement>(html`<div><div id="gap"></div><flx-l-unlisted></flx-l-unlisted></div>`)
    const gap = place.querySelector('#gap') as HTMLElement
    expect(elements.catalogue).not.to.have.property('flx-l-unlisted')
    gap.style.height = '5000px'
    place.prepend(document.createElement('flx-l-seen'))
    await arrive('flx-l-seen')
    gap.style.height = '0'
    await arrive('flx-l-unlisted')
    expect(loadsOf('flx-l-unlisted')).to.equal(1)
  })

  it('obeys the load attribute of an element that has no entry, and leaves alone those of others', async () => {
    await fixture(html`<div><flx-l-waits load="interaction"></flx-l-waits><autre-element></autre-element></div>`)
    await fixture(html`<flx-l-hurries load="now"></flx-l-hurries>`)
    await arrive('flx-l-hurries')
    expect(loads).not.to.include.members(['flx-l-waits'])
    expect(loads.filter((tag) => tag.includes('element'))).to.deep.equal([])
  })

  it('asks no more for a name that is none, after a few needs, with one line in the console', async () => {
    await errorsOf(async (said) => {
      let told = 0
      for (let need = 0; need < 6; need++) {
        const page = await fixture<HTMLElement>(html`<p></p>`)
        page.addEventListener('flx-error', () => told++)
        page.innerHTML = '<flx-l-modall load="now"></flx-l-modall>'
        await fixture(html`<flx-l-hurries load="now"></flx-l-hurries>`)
        gates
          .get('flx-l-modall')
          ?.fail(new Error('le code à l’adresse https://cdn.example/l-modall.js n’a pas pu être chargé'))
        gates.delete('flx-l-modall')
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
      expect([loadsOf('flx-l-modall'), told]).to.deep.equal([3, 1 + 2 + 3])
      await waitUntil(() => said.length > 0)
      expect(said).to.deep.equal([
        'flx : <flx-l-modall> : le code à l’adresse https://cdn.example/l-modall.js n’a pas pu être chargé.',
      ])
    })
  })

  for (const [name, giveUp] of [
    ['escape', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))],
    ['back', () => dispatchEvent(new PopStateEvent('popstate'))],
  ] as const) {
    it(`gives up a held click at ${name}, and takes the next one`, async () => {
      const tag = `flx-l-${name}`
      const place = await fixture<HTMLElement>(html`<div><button data-for=${tag}>Ouvrir</button></div>`)
      place.append(document.createElement(tag))
      const button = place.querySelector('button') as HTMLElement
      button.click()
      expect(button.getAttribute('aria-busy')).to.equal('true')
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
      expect(button.getAttribute('aria-busy')).to.equal('true')
      giveUp()
      expect(button.hasAttribute('aria-busy')).to.equal(false)
      await arrive(tag)
      await (place.querySelector(tag) as LoadableElement).ready
      await new Promise((resolve) => setTimeout(resolve))
      expect(acts).to.deep.equal([])
      button.click()
      expect(acts).to.deep.equal([`${tag} click`])
    })
  }

  it('LBX-07 what is called as an overlay closes is not given up by the entry that it takes from the history', async () => {
    const place = await fixture<HTMLElement>(html`<div><dialog>Image</dialog></div>`)
    const overlay = openOverlay(place.querySelector('dialog') as HTMLDialogElement, { modal: false, history: true })
    const code = Promise.withResolvers<{ open(): string; cancelledAnswers: { open(): string } }>()
    const open = lazyFunction(() => code.promise, 'open')
    await overlay.close()
    const answer = open()
    await historySettled()
    code.resolve({ open: () => 'open', cancelledAnswers: { open: () => 'given up' } })
    expect(await answer).to.equal('open')
  })

  it('MODAL-09 what is called before its code is there is given up with the visitor’s Escape, and so settles', async () => {
    const code = Promise.withResolvers<{ open(): string; cancelledAnswers: { open(): string } }>()
    const open = lazyFunction(() => code.promise, 'open')
    const first = open()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    const second = open()
    code.resolve({ open: () => 'open', cancelledAnswers: { open: () => 'given up' } })
    expect(await Promise.all([first, second])).to.deep.equal(['given up', 'open'])
  })

  it('MODAL-09 an event of the page’s own that is called as the browser’s is, as routers send them, gives nothing up', async () => {
    const code = Promise.withResolvers<{ open(): string; cancelledAnswers: { open(): string } }>()
    const answer = lazyFunction(() => code.promise, 'open')()
    dispatchEvent(new CustomEvent('navigate'))
    code.resolve({ open: () => 'open', cancelledAnswers: { open: () => 'given up' } })
    expect(await answer).to.equal('open')
  })

  it('begins what an opening needs with what announces it, and with the click', async () => {
    const place = await fixture<HTMLElement>(
      html`<div><flx-l-ahead></flx-l-ahead><button data-for="flx-l-ahead">Ouvrir</button></div>`,
    )
    const button = place.querySelector('button') as HTMLElement
    button.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    button.click()
    expect(ahead).to.deep.equal(['pointerover', 'click'])
    await arrive('flx-l-ahead')
    await waitUntil(() => acts.length > 0)
  })

  it('fetches on intent what a control shows, and shows it at the click, unless Escape gave it up', async () => {
    const place = await fixture<HTMLElement>(
      html`<div><flx-l-opened id="opened"></flx-l-opened><button data-flx-show="opened">Ouvrir</button></div>`,
    )
    const button = place.querySelector('button') as HTMLElement
    const asked: string[] = []
    const opened = place.querySelector('#opened') as LoadableElement
    opened.invoke = async (method) => asked.push(method)
    const send = (event: Event): void => {
      button.addEventListener(event.type, (sent) => runOpeners({ elements, replay }, sent), { once: true })
      button.dispatchEvent(event)
    }
    send(new PointerEvent('pointerover', { bubbles: true }))
    expect(loadsOf('flx-l-opened')).to.equal(1)
    expect(button.hasAttribute('aria-busy')).to.equal(false)
    send(new MouseEvent('click', { bubbles: true }))
    expect(button.getAttribute('aria-busy')).to.equal('true')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    await arrive('flx-l-opened')
    await opened.ready
    await new Promise((resolve) => setTimeout(resolve))
    expect(asked).to.deep.equal([])
    send(new MouseEvent('click', { bubbles: true }))
    await waitUntil(() => asked.length > 0)
    expect(asked).to.deep.equal(['show'])
  })

  it('says which element does not exist', async () => {
    const page = await fixture(html`<div><p></p></div>`)
    const error = await failureOf(invoke(elements, page.firstElementChild as Element, 'show'))
    expect(error.message).to.equal('flx : l’élément <p> n’existe pas.')
  })

  it('fails to run a method of an element whose name is none, and names the address', async () => {
    await fixture(html`<flx-inconnu load="interaction"></flx-inconnu>`)
    await errorsOf(async () => {
      const failed = failureOf(invoke(elements, 'flx-inconnu', 'show'))
      gates
        .get('flx-inconnu')
        ?.fail(new Error('le code à l’adresse https://cdn.example/inconnu.js n’a pas pu être chargé'))
      const { message } = await failed
      expect(message).to.equal('le code à l’adresse https://cdn.example/inconnu.js n’a pas pu être chargé')
    })
  })
})
