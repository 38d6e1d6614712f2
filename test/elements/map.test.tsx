import { expect, fixture, nextFrame } from '@open-wc/testing'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import '../../elements/map.ts'
import type { FlxMapElement } from '../../elements/map.ts'
import { part, textOf } from '../support/cart-page.ts'
import { waitUntil } from '../support/wait-until.ts'

const towns = `<ul>
  <li data-lat="48,3904" data-lng="-4,4861"><strong>Brest</strong> <span id="siam">3 rue de Siam</span></li>
  <li data-lat="48.5775" data-lng="-3.8285"><strong>Morlaix</strong> 1 place des Otages</li>
  <li data-lat="48.5775" data-lng="-3.8285"><strong>Morlaix gare</strong></li>
  <li data-lat="" data-lng=""><strong>Sur la route</strong></li>
</ul>`

async function openMap(content = towns, attributes = ''): Promise<FlxMapElement> {
  const map = await fixture<FlxMapElement>(`<flx-map ${attributes}>${content}</flx-map>`)
  await map.ready
  return map
}

const markers = (map: Element): HTMLButtonElement[] => [...map.querySelectorAll<HTMLButtonElement>('.flx-map__marker')]
const shown = (map: Element) => waitUntil(() => map.querySelector('[data-flx-map="shown"]'), 'no map')
const card = (map: Element) => map.querySelector('.flx-map__card')
const showButtons = (map: Element) => [...map.querySelectorAll<HTMLButtonElement>('[data-flx-on-map]')]

describe('<flx-map>', () => {
  it('MAP-02 draws a marker, a named button, for each place that has coordinates; the list stays', async () => {
    const map = await openMap()
    await shown(map)
    expect(markers(map).map((marker) => marker.getAttribute('aria-label'))).to.deep.equal([
      'Brest',
      'Morlaix',
      'Morlaix gare',
    ])
    expect(map.querySelectorAll('li[data-lat]')).to.have.length(4)
    expect(map.querySelector('canvas')).to.exist
  })

  it('MAP-02 places of one point stand side by side, and each can be pressed', async () => {
    const map = await openMap()
    await shown(map)
    const [, first, second] = markers(map).map((marker) => marker.getBoundingClientRect())
    expect((second?.left ?? 0) - (first?.left ?? 0)).to.be.at.least(24)
    expect(second?.top).to.equal(first?.top)
  })

  it('MAP-02 a marker shows the details that the list says, and marks the place in the list', async () => {
    const map = await openMap()
    await shown(map)
    const selections: (string | undefined)[] = []
    map.addEventListener('flx-map-select', ({ detail }) => selections.push(detail.place?.name))
    markers(map)[0]?.click()
    await waitUntil(() => card(map))
    expect(textOf(card(map))).to.equal('Brest 3 rue de Siam')
    expect(map.querySelectorAll('#siam')).to.have.length(1)
    expect(part(map, 'li[data-lat]').getAttribute('aria-current')).to.equal('true')
    markers(map)[1]?.click()
    await waitUntil(() => textOf(card(map)).startsWith('Morlaix'))
    expect(map.querySelectorAll('[aria-current]')).to.have.length(1)
    markers(map)[1]?.click()
    await waitUntil(() => !card(map))
    expect(selections).to.deep.equal(['Brest', 'Morlaix', undefined])
  })

  it('MAP-02 in a table the button stands in the last cell, and the details have a line for each', async () => {
    const map = await openMap('<table><tr data-lat="48,39" data-lng="-4,48"><td><b>Brest</b><td>3 rue de Siam</table>')
    await shown(map)
    const [show] = showButtons(map)
    expect(show?.closest('td')?.textContent).to.match(/^3 rue de Siam/)
    expect(map.querySelectorAll('tr > :not(td)')).to.have.length(0)
    show?.click()
    await waitUntil(() => card(map))
    const [name, street] = ['Brest', '3 rue de Siam'].map((text) =>
      [...part(map, '.flx-map__card').querySelectorAll('div > div')].find((line) => line.textContent === text),
    )
    expect(street?.getBoundingClientRect().top).to.be.at.least(name?.getBoundingClientRect().bottom ?? Infinity)
  })

  it('MAP-03 a button of the list shows its place on the map and focuses its marker', async () => {
    const map = await openMap()
    await shown(map)
    expect(showButtons(map)).to.have.length(3)
    showButtons(map)[1]?.click()
    await waitUntil(() => document.activeElement === markers(map)[1])
    expect(textOf(card(map))).to.contain('place des Otages')
  })

  it('MAP-03 a button of the list stands under the text of its place, or beside it where that goes on', async () => {
    const map = await openMap(`<ul>
      <li data-lat="48.39" data-lng="-4.48"><strong>Brest</strong><p>3 rue de Siam</p></li>
      <li data-lat="48.57" data-lng="-3.82">Morlaix</li>
      <li data-lat="47.99" data-lng="-4.1">Quimper<br>2 quai de l’Odet</li>
    </ul>`)
    await waitUntil(() => showButtons(map).length === 3)
    const texts = showButtons(map).map((button) => {
      const range = document.createRange()
      range.selectNodeContents(button)
      return range.getBoundingClientRect().left
    })
    const [under, beside, underLines] = [...map.querySelectorAll('li')].map((place) => {
      const range = document.createRange()
      range.selectNodeContents(place.firstChild as Node)
      return range.getBoundingClientRect()
    })
    expect(texts[0]).to.be.closeTo(under?.left ?? 0, 0.5)
    expect(texts[2]).to.be.closeTo(underLines?.left ?? 0, 0.5)
    expect((texts[1] ?? 0) - (beside?.right ?? 0)).to.be.greaterThan(8)
  })

  it('MAP-02 beside its map a short list is whole; a long one scrolls, to its last place in full', async () => {
    await setViewport({ width: 1000, height: 600 })
    const listOf = async (count: number): Promise<HTMLElement> => {
      const places = Array.from(
        { length: count },
        (_, index) => `<li data-lat="48,${10 + index}" data-lng="-4,5">
        <strong>Lieu ${index + 1}</strong><p>Rue du Port</p><p>29200 Brest</p><p>Ouvert le matin</p></li>`,
      )
      const map = await openMap(`<ul>${places.join('')}</ul>`, 'on-demand style="--flx-map-height: 20rem"')
      return map.querySelector('ul') ?? expect.fail('no list')
    }
    const short = await listOf(8)
    expect([short.scrollHeight <= short.clientHeight, short.clientHeight > 320]).to.deep.equal([true, true])
    const long = await listOf(12)
    expect([long.clientHeight, long.scrollHeight > 320]).to.deep.equal([320, true])
    long.scrollTop = long.scrollHeight
    const faded = long.getBoundingClientRect().bottom - 32
    expect(long.lastElementChild?.getBoundingClientRect().bottom).to.be.at.most(faded + 1)
  })

  it('MAP-03 arrows, Home and End go from marker to marker; Enter opens, Escape closes and comes back', async () => {
    const map = await openMap()
    await shown(map)
    const all = markers(map)
    expect(all.filter(({ tabIndex }) => tabIndex === 0)).to.deep.equal([all[0]])
    all[0]?.focus()
    await sendKeys({ press: 'ArrowRight' })
    expect(document.activeElement).to.equal(all[1])
    await sendKeys({ press: 'End' })
    expect(document.activeElement).to.equal(all[2])
    await sendKeys({ press: 'ArrowDown' })
    expect(document.activeElement).to.equal(all[0])
    await sendKeys({ press: 'Enter' })
    await waitUntil(() => card(map))
    part<HTMLElement>(map, '.flx-map__close').focus()
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => !card(map))
    expect(document.activeElement).to.equal(all[0])
  })

  it('fetches nothing of the map before it is asked for, with on-demand', async () => {
    const map = await openMap(towns, 'on-demand')
    await waitUntil(() => map.querySelector('.flx-map__wait button'))
    const button = part<HTMLButtonElement>(map, '.flx-map__wait button')
    expect(textOf(button)).to.equal('Afficher la carte')
    expect(map.querySelector('canvas')).not.to.exist
    button.click()
    await shown(map)
  })

  it('MAP-03 without WebGL says once that the list says it all; no button leads to a map', async () => {
    const original = HTMLCanvasElement.prototype.getContext
    HTMLCanvasElement.prototype.getContext = () => null
    try {
      const map = await openMap()
      await waitUntil(() => textOf(map).includes('La carte ne peut pas s’afficher ici'))
      await waitUntil(() => showButtons(map).length === 0)
      expect(map.querySelectorAll('li[data-lat]')).to.have.length(4)
      expect(map.querySelectorAll('[role="status"]')).to.have.length(1)
      expect(markers(map)).to.have.length(0)
    } finally {
      HTMLCanvasElement.prototype.getContext = original
    }
  })

  it('keeps its markers, on a plain ground, when the style cannot be fetched', async () => {
    const map = await openMap(towns, 'map-style="/answers/nowhere/style.json"')
    await waitUntil(() => map.querySelector('[data-flx-map="no-ground"]'), 'no word')
    expect(map.querySelectorAll('[role="status"]')).to.have.length(1)
    expect(markers(map)).to.have.length(3)
    const note = part(map, '.flx-map__note').getBoundingClientRect()
    const under = document.elementFromPoint(note.left + note.width / 2, note.top + note.height / 2)
    expect(map.contains(under) && !under?.matches('.flx-map__note'), 'what is said takes no click').to.equal(true)
  })

  it('follows the list: a place that comes, a place that moves, a place that goes', async () => {
    const map = await openMap()
    await shown(map)
    part(map, 'ul').insertAdjacentHTML('beforeend', '<li data-lat="48" data-lng="-4"><b>Quimper</b></li>')
    await waitUntil(() => markers(map).length === 4)
    await waitUntil(() => showButtons(map).length === 4)
    part(map, 'ul li').remove()
    await waitUntil(() => markers(map).length === 3)
    expect(markers(map)[0]?.getAttribute('aria-label')).to.equal('Morlaix')
  })

  describe('on a page that changes its colours', () => {
    const getContext = HTMLCanvasElement.prototype.getContext
    const page = document.documentElement
    const dark = '[data-dark] { color-scheme: dark } [data-own] { --flx-color-surface-sunken: #246 }'

    beforeEach(() => {
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, wanted?: object) {
        return getContext.call(this, kind, { ...wanted, preserveDrawingBuffer: true })
      } as typeof getContext
    })

    afterEach(async () => {
      HTMLCanvasElement.prototype.getContext = getContext
      delete page.dataset['dark']
      await emulateMedia({ colorScheme: 'light' })
    })

    /** What is painted between the land's own markers: red, green and blue. */
    const painted = (map: Element): number[] => {
      const canvas = part<HTMLCanvasElement>(map, 'canvas')
      const copy = new OffscreenCanvas(1, 1).getContext('2d')
      copy?.drawImage(canvas, canvas.width / 2, canvas.height / 2, 1, 1, 0, 0, 1, 1)
      return [...(copy?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3)
    }
    const paintedIn = (map: Element, color: number[]) =>
      waitUntil(
        () => painted(map).every((part, index) => Math.abs(part - (color[index] ?? 0)) <= 2),
        `not painted in ${color}`,
      )
    const light = [241, 239, 235]
    const night = [22, 23, 24]

    async function openIn(scheme = ''): Promise<{ place: HTMLElement; map: Element }> {
      const place = await fixture<HTMLElement>(`<div ${scheme}><style>${dark}</style>
        <flx-map><ul><li data-lat="47,5" data-lng="2,3"><b>Bourges</b></li></ul></flx-map></div>`)
      const map = part(place, 'flx-map')
      await shown(map)
      return { place, map }
    }

    it('is painted in those that hold at its place: of the page, or of what it stands in', async () => {
      const inDark = await openIn('data-dark')
      await paintedIn(inDark.map, night)
      const inLight = await openIn()
      await paintedIn(inLight.map, light)
    })

    it('follows a switch of the site at once, on the page or on a container, and its own tokens', async () => {
      const { place, map } = await openIn()
      await paintedIn(map, light)
      place.dataset['dark'] = ''
      await paintedIn(map, night)
      delete place.dataset['dark']
      await paintedIn(map, light)
      page.dataset['dark'] = ''
      await paintedIn(map, night)
      place.dataset['own'] = ''
      await paintedIn(map, [34, 68, 102])
    })

    it('follows a switch that came while it was hidden', async () => {
      const { place, map } = await openIn()
      await paintedIn(map, light)
      place.hidden = true
      place.dataset['dark'] = ''
      await nextFrame()
      await nextFrame()
      place.hidden = false
      await paintedIn(map, night)
    })

    it('follows what the visitor prefers where the page leaves it to them, transitions or not', async function () {
      const { place, map } = await openIn('style="color-scheme: light dark; color: light-dark(#111, #eee)"')
      await paintedIn(map, light)
      place.insertAdjacentHTML('beforeend', '<style>* { transition: none !important }</style>')
      await emulateMedia({ colorScheme: 'dark' })
      // WebKit's protocol does not say to style sheets what a visitor prefers.
      if (getComputedStyle(place).color === 'rgb(17, 17, 17)') this.skip()
      await paintedIn(map, night)
    })
  })

  it('lists the places given by property', async () => {
    const map = await fixture<FlxMapElement>('<flx-map></flx-map>')
    map.places = [
      { id: 'a', name: 'Atelier', lat: '48,1', lng: '-4,2', details: 'Sur rendez-vous' },
      { id: 'b', name: 'En ligne', lat: null, lng: null },
    ]
    await shown(map)
    expect(map.querySelectorAll('.flx-map__list li')).to.have.length(2)
    await map.show('a')
    await waitUntil(() => textOf(card(map)).includes('Sur rendez-vous'))
  })

  it('leaves the author’s list as it was when it goes', async () => {
    const map = await openMap()
    await shown(map)
    const before = part(map, 'ul')
    map.remove()
    await waitUntil(() => !map.querySelector('[data-flx-mount]'))
    expect(before.querySelector('button')).not.to.exist
  })

  describe('of five thousand places', () => {
    const many = (count: number): string =>
      Array.from(
        { length: count },
        (_, index) =>
          `<li data-id="p${index}" data-lat="${44 + (index % 70) * 0.07}" data-lng="${(-1 + Math.floor(index / 70) * 0.07).toFixed(3)}"><b>Lieu ${index}</b></li>`,
      ).join('')
    const clusters = (map: Element) => markers(map).filter((marker) => marker.querySelector('.flx-map__count'))
    const counted = (map: Element): number =>
      markers(map).reduce((sum, marker) => {
        const count = marker.querySelector('.flx-map__count')?.textContent ?? '1'
        return sum + Number(count.replace(/\D/g, ''))
      }, 0)

    it('MAP-02 places that lie close together are one marker, which says how many they are; none is lost', async () => {
      const map = await openMap(`<ul>${many(5000)}</ul>`)
      await shown(map)
      await waitUntil(() => clusters(map).length > 0 && counted(map) === 5000, 'not all places')
      expect(markers(map).length).to.be.below(250)
      expect(clusters(map)[0]?.getAttribute('aria-label')).to.match(/^\d+\u00a0lieux\u00a0: agrandir la carte$/)
      const said = (): string => (map.querySelector('.flx-map__said')?.textContent ?? '').replace(/\s/g, ' ')
      await waitUntil(() => said() === 'Lieux sur la carte : 5000 sur 5000.')
    })

    it('MAP-03 a cluster comes apart when it is pressed; the focus goes on, and the list can follow the map', async () => {
      const map = await openMap(`<ul>${many(600)}</ul>`)
      await shown(map)
      await waitUntil(() => counted(map) === 600, 'not all places')
      const before = counted(map)
      const first = clusters(map)[0]
      first?.focus()
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => counted(map) < before, 'still together')
      await waitUntil(() => document.activeElement?.classList.contains('flx-map__marker'))
      const only = [...map.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Ne lister que ceux-là',
      )
      only?.click()
      const listed = () =>
        [...map.querySelectorAll<HTMLElement>('li[data-lat]')].filter((item) => item.checkVisibility())
      const said = (): string => /Lieux sur la carte : (\d+)/.exec(textOf(map))?.[1] ?? ''
      await waitUntil(() => listed().length < 600 && String(listed().length) === said())
      only?.click()
      await waitUntil(() => listed().length === 600)
    })

    it('MAP-03 each place of the list has one button, soon, and also when places come and go', async () => {
      const map = await openMap(`<ul>${many(600)}</ul>`)
      const items = () => [...map.querySelectorAll('li[data-lat]')]
      const bare = () => items().filter((item) => item.querySelectorAll('[data-flx-on-map]').length !== 1)
      await waitUntil(() => bare().length === 0, 'not all buttons')
      items()[10]?.insertAdjacentHTML('beforebegin', '<li data-lat="45" data-lng="0"><b>Nouveau</b></li>')
      await waitUntil(() => items().length === 601 && bare().length === 0, 'not all buttons')
      for (const item of items().slice(150, 250)) item.remove()
      await waitUntil(() => items().length === 501 && bare().length === 0, 'not all buttons')
      expect(showButtons(map)).to.have.length(501)
    })

    it('MAP-03 a place of the list is shown on the map, out of its cluster, and has the focus', async () => {
      const map = await openMap(`<ul>${many(600)}</ul>`)
      await shown(map)
      await waitUntil(() => counted(map) === 600, 'not all places')
      await map.show('p321')
      await waitUntil(() => document.activeElement?.getAttribute('data-flx-place') === 'p321', 'no marker', {
        timeout: 15_000,
      })
      expect(textOf(card(map))).to.contain('Lieu 321')
    })
  })
})
