import { expect, fixture, html } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import type { FlxCarouselElement } from '../../elements/carousel.ts'
import type { FlxVideoElement } from '../../elements/video.ts'
import type { ConsentAsk } from '../../src/domain/consent/ask-consent.ts'
import { videoSource } from '../../src/domain/video/video-source.ts'
import { warningsOf } from '../support/console.ts'
import { isLeftToBrowser } from '../support/left-to-browser.ts'
import '../../elements/carousel.ts'
import '../../elements/video.ts'
import { script } from '../support/answers-client.ts'
import { failureOf } from '../support/failure-of.ts'
import { waitUntil } from '../support/wait-until.ts'

const picture = 'data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22 width=%22640%22 height=%22360%22/%3E'

const linked = (address: string, label = 'Visite de l’atelier') => html`
  <flx-video style="width: 320px"><a href=${address}><img src=${picture} alt=${label} width="640" height="360" /></a></flx-video>
`
const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m30s'

const frameOf = (element: Element): HTMLIFrameElement | null => element.querySelector('iframe')
const linkOf = (element: Element): HTMLElement => element.querySelector('a') as HTMLElement

describe('the address of a video', () => {
  const cases: [string, string | null | undefined, string | undefined][] = [
    [youtube, 'YouTube', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=90'],
    [
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ#t=1m30s',
      'YouTube',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=90',
    ],
    [
      'https://youtu.be/aqz-KE-bpKQ?t=42',
      'YouTube',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=42',
    ],
    [
      'https://m.youtube.com/shorts/aqz-KE-bpKQ',
      'YouTube',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    ],
    [
      '//www.youtube.com/embed/aqz-KE-bpKQ',
      'YouTube',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    ],
    ['https://vimeo.com/76979871', 'Vimeo', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
    [
      'https://vimeo.com/76979871/8272103f6e#t=90s',
      'Vimeo',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e#t=90s',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e',
      'Vimeo',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e',
    ],
    [
      'https://vimeo.com/channels/staffpicks/76979871',
      'Vimeo',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    ],
    [
      'https://vimeo.com/showcase/11706271/video/76979871',
      'Vimeo',
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    ],
    // Their numbers are not those of videos.
    ['https://vimeo.com/showcase/11706271', undefined, undefined],
    ['https://vimeo.com/album/3953264', undefined, undefined],
    ['https://vimeo.com/event/4154130', undefined, undefined],
    ['https://vimeo.com/event/4154130/8d6b63c6b5', undefined, undefined],
    [
      'https://www.dailymotion.com/video/x5e9eog_titre',
      'Dailymotion',
      'https://geo.dailymotion.com/player.html?video=x5e9eog&autoplay=true',
    ],
    ['https://dai.ly/x5e9eog', 'Dailymotion', 'https://geo.dailymotion.com/player.html?video=x5e9eog&autoplay=true'],
    ['https://cdn.exemple.fr/film.MP4?v=2', null, 'https://cdn.exemple.fr/film.MP4?v=2'],
    ['https://www.youtube.com/@chaine', undefined, undefined],
    ['https://notyoutube.com/watch?v=aqz-KE-bpKQ', undefined, undefined],
    ['https://www.youtube.com/embed/"><script>', undefined, undefined],
    ['javascript:alert(1)//film.mp4', undefined, undefined],
    ['http://[', undefined, undefined],
    ['/page.html', undefined, undefined],
  ]
  for (const [address, service, player] of cases) {
    it(`${address}: ${service === undefined ? 'none' : (service ?? 'a file')}`, () => {
      const source = videoSource(address)
      expect([source?.service, source?.address]).to.deep.equal([service, player])
    })
  }
})

describe('<flx-video>', () => {
  const asked: ConsentAsk[] = []
  const hold = (event: CustomEvent<ConsentAsk>): void => {
    asked.push(event.detail)
    event.preventDefault()
  }

  beforeEach(() => {
    asked.length = 0
  })

  afterEach(() => {
    document.removeEventListener('flx-consent-ask', hold)
  })

  it('the poster becomes the player, in the same box, with focus', async () => {
    const element = await fixture<FlxVideoElement>(linked(youtube))
    await element.querySelector('img')?.decode()
    const before = element.getBoundingClientRect().toJSON()
    expect(before.height).to.equal(180)
    linkOf(element).focus()
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => frameOf(element))
    const frame = frameOf(element) as HTMLIFrameElement
    expect(frame.title).to.equal('Visite de l’atelier')
    expect(frame.referrerPolicy).to.equal('strict-origin-when-cross-origin')
    expect(element.getBoundingClientRect().toJSON()).to.deep.equal(before)
    expect(frame.getBoundingClientRect().toJSON()).to.deep.equal(before)
    expect(document.activeElement === frame).to.equal(true)
    element.stop()
    expect([frameOf(element) === null, document.activeElement === linkOf(element)]).to.deep.equal([true, true])
    expect(linkOf(element).checkVisibility({ visibilityProperty: true })).to.equal(true)
  })

  it('COOKIE-02 meets no third party before the click, nor before consent', async () => {
    document.addEventListener('flx-consent-ask', hold)
    const element = await fixture<FlxVideoElement>(linked(youtube))
    expect(asked).to.deep.equal([])
    linkOf(element).click()
    expect(asked.map(({ service, purpose }) => [service, purpose])).to.deep.equal([['YouTube', 'contenus']])
    await new Promise((resolve) => requestAnimationFrame(resolve))
    expect(frameOf(element) === null).to.equal(true)
    linkOf(element).click()
    expect(asked, 'a visitor who comes back to it is asked again').to.have.length(2)
    asked[0]?.allow()
    asked[1]?.allow()
    await waitUntil(() => frameOf(element))
    expect(element.querySelectorAll('iframe')).to.have.length(1)
  })

  it('COOKIE-02 stops as the consent is taken back', async () => {
    const element = await fixture<FlxVideoElement>(linked(youtube))
    const choose = (record: { purposes: Record<string, boolean> } | null): boolean =>
      document.dispatchEvent(new CustomEvent('flx-consent-change', { detail: { record } }))
    for (const record of [{ purposes: { contenus: false } }, null]) {
      await element.play()
      choose({ purposes: { mesure: false, contenus: true } })
      expect(frameOf(element)).to.not.equal(null)
      choose(record)
      await waitUntil(() => !frameOf(element))
    }
    expect(linkOf(element).checkVisibility({ visibilityProperty: true })).to.equal(true)
  })

  it('SAFE-07 a consent whose code never comes, for a blocker took it, leaves a click that leads to the page', async () => {
    const place = await fixture<HTMLElement>(html`<div><flx-consent></flx-consent>${linked(youtube)}</div>`)
    const element = place.querySelector('flx-video') as FlxVideoElement
    expect(await element.play().catch(({ message }: Error) => message)).to.contain('n’est pas venu')
    expect(frameOf(element)).to.equal(null)
  })

  it('COOKIE-02 waits for a consent whose code is on its way', async () => {
    const place = await fixture<HTMLElement>(html`<div><flx-consent></flx-consent>${linked(youtube)}</div>`)
    const element = place.querySelector('flx-video') as FlxVideoElement
    linkOf(element).click()
    await new Promise((resolve) => setTimeout(resolve))
    expect(frameOf(element) === null).to.equal(true)
    document.addEventListener('flx-consent-ask', hold)
    customElements.define('flx-consent', class extends HTMLElement {})
    await waitUntil(() => asked.length === 1)
    expect(frameOf(element) === null).to.equal(true)
    asked[0]?.allow()
    await waitUntil(() => frameOf(element))
  })

  it('a file plays in the browser’s own player, unasked, with the author’s tracks', async () => {
    document.addEventListener('flx-consent-ask', hold)
    // A file that never answers: one that is absent takes the player away again at once.
    const { base } = await script({ hold: 'for ever', repeat: true })
    const element = await fixture<FlxVideoElement>(html`
      <flx-video src="${base}port.mp4" label="Le port" ratio="4/3" style="width: 320px">
        <track kind="captions" srclang="fr" label="Français" src="${base}port.vtt" default />
      </flx-video>
    `)
    expect(linkOf(element).getAttribute('aria-label')).to.equal('Lire la vidéo\u00a0: Le port')
    expect(element.getBoundingClientRect().height).to.equal(240)
    linkOf(element).click()
    await waitUntil(() => element.querySelector('video'))
    const video = element.querySelector('video')
    expect([video?.controls, video?.getAttribute('aria-label')]).to.deep.equal([true, 'Le port'])
    expect(video?.querySelector('track')?.srclang).to.equal('fr')
    expect(asked).to.deep.equal([])
  })

  it('says that a file cannot be played, and lets the visitor try again', async () => {
    const element = await fixture<FlxVideoElement>(linked('/media/absent.mp4'))
    linkOf(element).click()
    await waitUntil(() => element.querySelector('[role="alert"]'))
    expect(element.querySelector('[role="alert"]')?.textContent).to.equal('La vidéo n’a pas pu être lue ici.')
    expect(element.querySelector('video') === null).to.equal(true)
    const alerts: number[] = []
    element.addEventListener('flx-video-play', () => alerts.push(element.querySelectorAll('[role="alert"]').length))
    linkOf(element).click()
    await waitUntil(() => alerts.length === 1)
    expect(alerts).to.deep.equal([0])
  })

  it('an image that is on its way has the room that its width and height say', async () => {
    const { base } = await script({ hold: 'for ever', repeat: true })
    const place = await fixture<HTMLElement>(html`
      <flx-video style="width: 320px"><a href=${youtube}><img src="${base}vue.png" alt="Visite" width="640" height="360" /></a></flx-video>
    `)
    await waitUntil(() => linkOf(place).classList.contains('flx-video__poster'))
    expect(place.offsetHeight).to.equal(180)
  })

  it('plays what its link leads to by then', async () => {
    const element = await fixture<FlxVideoElement>(linked(youtube))
    linkOf(element).setAttribute('href', 'https://vimeo.com/76979871')
    linkOf(element).click()
    await waitUntil(() => frameOf(element))
    expect(frameOf(element)?.src).to.equal('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1')
  })

  it('one video at a time', async () => {
    const place = await fixture<HTMLElement>(html`<div>${linked(youtube)}${linked('https://vimeo.com/76979871')}</div>`)
    const [first, second] = place.querySelectorAll('flx-video')
    await first?.play()
    await second?.play()
    expect([first, second].map((element) => element?.querySelectorAll('iframe').length)).to.deep.equal([0, 1])
  })

  it('is heard no more where it is put away: in a block or a window that closes, in a slide that leaves', async () => {
    const place = await fixture<HTMLElement>(html`
      <div>
        <details open><summary>Film</summary>${linked(youtube)}</details>
        <dialog>${linked(youtube)}</dialog>
        <flx-carousel label="Films"><ul><li>${linked(youtube)}</li><li>Deux</li><li>Trois</li></ul></flx-carousel>
      </div>
    `)
    const [details, dialog, carousel] = [
      place.querySelector('details') as HTMLDetailsElement,
      place.querySelector('dialog') as HTMLDialogElement,
      place.querySelector('flx-carousel') as FlxCarouselElement,
    ]
    const ways: [Element, put: () => unknown, back: () => unknown][] = [
      [details, () => details.removeAttribute('open'), () => details.setAttribute('open', '')],
      [dialog, () => dialog.close(), () => dialog.showModal()],
      [carousel, () => carousel.next(), () => carousel.previous()],
    ]
    dialog.showModal()
    for (const [around, putAway, bringBack] of ways) {
      const video = around.querySelector('flx-video') as FlxVideoElement
      await video.play()
      expect(frameOf(video)).to.not.equal(null)
      await putAway()
      await waitUntil(() => !frameOf(video), around.localName)
      await bringBack()
      expect(linkOf(video).checkVisibility({ visibilityProperty: true })).to.equal(true)
    }
  })

  it('leaves clicks for another tab, and links that are no video, to the browser', async () => {
    let place!: HTMLElement
    const said = await warningsOf(async () => {
      place = await fixture<HTMLElement>(html`<div>${linked(youtube)}${linked('/page.html')}</div>`)
    })
    const [first, second] = place.querySelectorAll('a')
    expect([isLeftToBrowser(first, { ctrlKey: true }), isLeftToBrowser(second)]).to.deep.equal([true, true])
    expect(said).to.deep.equal([
      'flx : <flx-video style="width: 320px"> : l’adresse « /page.html » n’est pas celle d’une vidéo.',
    ])
    const without = place.querySelectorAll('flx-video')[1] as FlxVideoElement
    const refused = await failureOf(without.play())
    expect(refused.message).to.equal('flx : <flx-video> : la méthode « play » n’a pas agi, cet élément ne le peut pas.')
    without.stop()
  })

  it('is as its author wrote it once it was taken out while it played', async () => {
    const element = await fixture<FlxVideoElement>(linked(youtube, ''))
    await element.play()
    element.remove()
    await Promise.resolve()
    expect(element.querySelector('iframe, [class], [aria-label]')?.outerHTML).to.equal(undefined)
    expect(element.hasAttribute('data-flx-playing')).to.equal(false)
  })
})
