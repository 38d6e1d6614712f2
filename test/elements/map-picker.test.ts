import { expect, fixture } from '@open-wc/testing'
import { sendKeys, sendMouse, setViewport } from '@web/test-runner-commands'
import '../../elements/map-picker.ts'
import type { FlxMapPickerElement } from '../../elements/map-picker.ts'
import { type Answer, type Script, script } from '../support/answers-client.ts'
import { waitUntil } from '../support/wait-until.ts'

const visible = `<label>Latitude <input name="latitude" value="48.3904"></label>
  <label>Longitude <input name="longitude" value="-4.4861"></label>`
const empty = visible.replaceAll(/ value="[^"]*"/g, '')
const names = 'name-lat="latitude" name-lng="longitude"'

let form: HTMLFormElement
let host: FlxMapPickerElement

async function open(content = visible, attributes = ''): Promise<void> {
  form = await fixture<HTMLFormElement>(
    `<form name="annonce"><flx-map-picker ${names} ${attributes}>${content}</flx-map-picker><button>Envoyer</button></form>`,
  )
  form.addEventListener('submit', (event) => event.preventDefault())
  host = form.querySelector('flx-map-picker') as FlxMapPickerElement
  await host.ready
}

const input = (name: string) => form.elements.namedItem(name) as HTMLInputElement
const values = () => [input('latitude').value, input('longitude').value]
const pin = () => host.querySelector<HTMLElement>('[role="slider"]')
const textOf = () => (host.textContent ?? '').replace(/\s+/g, ' ')
const wrong = () => host.querySelector('.flx-map-picker__wrong')?.textContent ?? ''
const mapShown = () => waitUntil(() => host.querySelector('[data-flx-map="shown"]'), 'no map')
const pinShown = () => waitUntil(() => pin()?.style.translate, 'no pin')
const button = (name: string) =>
  [...host.querySelectorAll('button')].find((candidate) => candidate.textContent === name) as HTMLButtonElement
const picks = () => {
  const heard: string[] = []
  host.addEventListener('flx-map-picker-pick', ({ detail }) => heard.push(detail.source))
  return heard
}
const middleOf = (element: Element): [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [Math.round(left + width / 2), Math.round(top + height / 2)]
}

async function type(name: string, text: string): Promise<void> {
  const field = input(name)
  field.focus()
  field.select()
  await sendKeys({ type: text })
  await sendKeys({ press: 'Tab' })
}

async function withoutWebGl(act: () => Promise<void>): Promise<void> {
  const original = HTMLCanvasElement.prototype.getContext
  HTMLCanvasElement.prototype.getContext = () => null
  try {
    await act()
  } finally {
    HTMLCanvasElement.prototype.getContext = original
  }
}

describe('<flx-map-picker>', () => {
  before(() => setViewport({ width: 1000, height: 900 }))

  describe('and the fields of a form', () => {
    it('MAP-01 begins at the point that the fields say; the pin stands there', async () => {
      await open()
      await pinShown()
      expect(pin()?.getAttribute('aria-valuetext')).to.equal('48,3904° nord, 4,4861° ouest')
      expect(values()).to.deep.equal(['48.3904', '-4.4861'])
      expect(host.querySelectorAll('input')).to.have.length(2)
    })

    it('MAP-03 what is typed with a comma, in degrees and minutes or with a side is sent as degrees', async () => {
      await open(empty)
      const heard = picks()
      await type('latitude', '48°23’25" N')
      await type('longitude', '4 29,166 O')
      expect(values()).to.deep.equal(['48.390278', '-4.4861'])
      await type('latitude', '47,6582')
      expect(values()).to.deep.equal(['47.6582', '-4.4861'])
      expect(heard).to.deep.equal(['fields', 'fields'])
    })

    it('MAP-03 a pair that is pasted in one of them fills both', async () => {
      await open(empty)
      await type('latitude', '47.996, -4.1024')
      expect(values()).to.deep.equal(['47.996', '-4.1024'])
    })

    for (const [text, why] of [
      ['148', 'La latitude est un nombre entre −90 et 90.'],
      ['4° O', 'La latitude est au nord ou au sud, la longitude à l’est ou à l’ouest.'],
      ['8CVP9GXH+2Q', 'Ceci n’est pas une latitude. Écrivez-la ainsi\u00a0: 48,3904 ou 48°23′25″ N.'],
      ['48°75', 'Ceci n’est pas une latitude. Écrivez-la ainsi\u00a0: 48,3904 ou 48°23′25″ N.'],
    ] as const) {
      it(`MAP-01 « ${text} » is refused with words at its field, is kept, and holds the form back`, async () => {
        await open()
        await type('latitude', text)
        expect(wrong()).to.equal(why)
        const field = input('latitude')
        expect(field.value).to.equal(text)
        expect([field.getAttribute('aria-invalid'), form.checkValidity()]).to.deep.equal(['true', false])
        expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).to.equal(why)
        await type('latitude', '48')
        expect(wrong()).to.equal('')
        expect([field.hasAttribute('aria-invalid'), form.checkValidity()]).to.deep.equal([false, true])
      })
    }

    it('follows a form that is reset', async () => {
      await open()
      await pinShown()
      await type('latitude', '47')
      await waitUntil(() => pin()?.getAttribute('aria-valuetext')?.startsWith('47°'))
      form.reset()
      await waitUntil(() => pin()?.getAttribute('aria-valuetext')?.startsWith('48,3904°'))
    })

    it('MAP-01 draws fields of its own where those of the form are hidden, and fills the hidden ones', async () => {
      await open('<input type="hidden" name="latitude"><input type="hidden" name="longitude" value="">')
      await waitUntil(() => host.querySelector('.flx-map-picker__fields'), 'no fields')
      const [latitude, longitude] = host.querySelectorAll<HTMLInputElement>('.flx-map-picker__fields input')
      expect([latitude?.labels?.[0]?.textContent, longitude?.labels?.[0]?.textContent]).to.deep.equal([
        'Latitude',
        'Longitude',
      ])
      latitude?.focus()
      await sendKeys({ type: '48,1' })
      await sendKeys({ press: 'Tab' })
      await sendKeys({ type: '-4,2' })
      await sendKeys({ press: 'Enter' })
      expect(values()).to.deep.equal(['48.1', '-4.2'])
      expect([...new FormData(form).keys()]).to.deep.equal(['latitude', 'longitude'])
    })

    it('leaves the fields as they were when it goes', async () => {
      await open()
      await type('latitude', 'ici')
      const field = input('latitude')
      form.before(field)
      form.append(field)
      host.remove()
      await waitUntil(() => !host.querySelector('[data-flx-mount]'))
      expect([field.validationMessage, field.hasAttribute('aria-describedby')]).to.deep.equal(['', false])
    })
  })

  describe('and its pin', () => {
    it('MAP-03 arrows move it, further with Shift; the fields follow', async () => {
      await open()
      await pinShown()
      const heard = picks()
      pin()?.focus()
      await sendKeys({ press: 'ArrowUp' })
      const north = Number(input('latitude').value)
      expect(north).to.be.above(48.3904)
      expect(input('longitude').value).to.equal('-4.4861')
      await sendKeys({ down: 'Shift' })
      await sendKeys({ press: 'ArrowUp' })
      await sendKeys({ up: 'Shift' })
      expect(Number(input('latitude').value) - north).to.be.above(4 * (north - 48.3904))
      await sendKeys({ press: 'ArrowLeft' })
      expect(Number(input('longitude').value)).to.be.below(-4.4861)
      expect(heard).to.deep.equal(['pin', 'pin', 'pin'])
      expect(document.activeElement === pin()).to.equal(true)
    })

    it('MAP-01 is dragged by the mouse, and lands where it is left', async () => {
      await open()
      await pinShown()
      pin()?.scrollIntoView({ block: 'center' })
      const [x, y] = middleOf(pin() as HTMLElement)
      await sendMouse({ type: 'move', position: [x, y] })
      await sendMouse({ type: 'down' })
      await sendMouse({ type: 'move', position: [x + 40, y + 30] })
      expect(values()).to.deep.equal(['48.3904', '-4.4861'])
      await sendMouse({ type: 'up' })
      await waitUntil(() => values()[0] !== '48.3904')
      expect(Number(values()[0])).to.be.below(48.3904)
      expect(Number(values()[1])).to.be.above(-4.4861)
      const [left, top] = middleOf(pin() as HTMLElement)
      expect([Math.abs(left - x - 40) <= 2, Math.abs(top - y - 30) <= 2]).to.deep.equal([true, true])
    })

    it('MAP-01 goes where the map is pressed, and can be put there by keyboard where there is none', async () => {
      await open(empty)
      await mapShown()
      expect([pin(), textOf().includes('Aucun point choisi')]).to.deep.equal([null, true])
      button('Placer le repère au milieu de la carte').click()
      await pinShown()
      const before = values()
      const [x, y] = middleOf(host.querySelector('.flx-map__frame') as HTMLElement)
      await sendMouse({ type: 'click', position: [x - 90, y - 60] })
      await waitUntil(() => values()[0] !== before[0])
      expect(Number(values()[0])).to.be.above(Number(before[0]))
      expect(Number(values()[1])).to.be.below(Number(before[1]))
      await sendMouse({ type: 'move', position: [0, 0] })
    })
  })

  describe('and a geocoder', () => {
    const brest = (label = '12 Rue de Siam 29200 Brest') => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-4.49, 48.385] },
      properties: { label, score: 0.9, type: 'housenumber' },
    })
    let server: Script
    async function openWith(answers: Answer[], content = empty, attributes = ''): Promise<void> {
      server = await script(...answers)
      await open(content, `geocoder="${server.address('search/')}" ${attributes}`)
      await waitUntil(search, 'no search')
    }
    const search = () => host.querySelector('input[type="search"]') as HTMLInputElement
    const found = () =>
      [...host.querySelectorAll('.flx-map-picker__found button')].map(({ textContent }) => textContent)
    const status = () => host.querySelector('.flx-map-picker__search [role="status"]')?.textContent ?? ''
    /** At once, as a paste is: a slow machine types with pauses, at which what there is so far is asked for. */
    async function ask(text: string): Promise<void> {
      search().focus()
      document.execCommand('insertText', false, text)
      await sendKeys({ press: 'Enter' })
    }

    it('MAP-01 asks as the address base is asked, lists what it finds, and takes the one that is chosen by keyboard', async () => {
      await openWith([{ body: { type: 'FeatureCollection', features: [brest(), brest('<b>Quimper</b>')] } }])
      await ask('12 rue de Siam')
      await waitUntil(() => found().length === 2)
      expect(found()).to.deep.equal(['12 Rue de Siam 29200 Brest', '<b>Quimper</b>'])
      expect(status()).to.equal('2 adresses trouvées.')
      const [request] = await server.requests(1)
      expect([request?.method, request?.query]).to.deep.equal(['GET', { q: '12 rue de Siam', limit: '8' }])
      await sendKeys({ press: 'ArrowDown' })
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => values()[0] === '48.385')
      expect([values()[1], search().value]).to.deep.equal(['-4.49', '12 Rue de Siam 29200 Brest'])
      expect([...new FormData(form).keys()]).to.deep.equal(['latitude', 'longitude'])
    })

    it('MAP-01 coordinates that are pasted are found without asking it', async () => {
      await openWith([{ body: { features: [brest()] } }])
      await ask('48.3904, -4.4861')
      await waitUntil(() => found().length === 1)
      expect(found()).to.deep.equal(['48.3904, -4.4861'])
      await sendKeys({ press: 'ArrowDown' })
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => values()[0] === '48.3904')
      expect(values()[1]).to.equal('-4.4861')
      await ask(' Brest')
      const [request] = await server.requests(1)
      expect(request?.query['q']).to.include('Brest')
    })

    it('MAP-01 adresse-search is searched on arrival, and shown; nothing is chosen for the visitor', async () => {
      await openWith([{ body: { features: [brest()] } }], empty, 'adresse-search="Brest"')
      await waitUntil(() => found().length === 1)
      expect([search().value, ...values()]).to.deep.equal(['Brest', '', ''])
    })

    it('leaves out what is no point of the world, and says when nothing is left', async () => {
      const bad = [
        { ...brest(), geometry: { type: 'Point', coordinates: [200, 95] } },
        { ...brest(), properties: {} },
        null,
      ]
      await openWith([{ body: { features: bad } }], empty, 'adresse-search="Nullepart"')
      await waitUntil(() => status().startsWith('Aucune adresse trouvée pour «\u00a0Nullepart\u00a0»'))
      expect(found()).to.deep.equal([])
    })

    for (const [what, answer] of [
      ['fails', { status: 500, type: 'html', body: '<p>Panne</p>' }],
      ['answers something else', { body: { erreur: 'quota' } }],
      ['is cut', { drop: true }],
    ] as [string, Answer][]) {
      it(`HTTP-02 a geocoder that ${what} is said; what is typed stays, and can be tried again`, async () => {
        await openWith([answer, { body: { features: [brest()] } }])
        await ask('Brest')
        await waitUntil(() => host.querySelector('[role="alert"] .flx-message__text, .flx-message[role="alert"]'))
        expect(search().value).to.equal('Brest')
        button('Réessayer').click()
        await waitUntil(() => found().length === 1)
        expect(textOf().includes('Réessayer')).to.equal(false)
      })
    }
  })

  describe('and the visitor’s position', () => {
    const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'geolocation')
    afterEach(() => {
      if (original) Object.defineProperty(Navigator.prototype, 'geolocation', original)
    })
    const browserSays = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void): void => {
      Object.defineProperty(Navigator.prototype, 'geolocation', {
        configurable: true,
        value: answer && { getCurrentPosition: answer },
      })
    }

    it('MAP-01 is asked for when the visitor wants it, and becomes the point; how exact it is, is said', async () => {
      await open(empty)
      browserSays((found) =>
        found({ coords: { latitude: 48.1, longitude: -1.7, accuracy: 24.6 } } as GeolocationPosition),
      )
      button('Ma position').click()
      await waitUntil(() => textOf().includes('Le point est à votre position, à 25 m près.'))
      expect(values()).to.deep.equal(['48.1', '-1.7'])
    })

    for (const [code, said] of [
      [1, 'Votre navigateur ne donne pas votre position à ce site'],
      [2, 'Votre position n’a pas pu être trouvée'],
      [3, 'Votre position tarde trop'],
    ] as const) {
      it(`MAP-01 says why there is none: ${said}`, async () => {
        await open()
        browserSays((_, failed) => failed({ code, message: '' } as GeolocationPositionError))
        button('Ma position').click()
        await waitUntil(() => host.querySelector('.flx-message[role="alert"]')?.textContent?.includes(said))
        expect(values()).to.deep.equal(['48.3904', '-4.4861'])
      })
    }

    it('MAP-01 says that a browser has none to give', async () => {
      await open()
      Object.defineProperty(Navigator.prototype, 'geolocation', { configurable: true, value: undefined })
      button('Ma position').click()
      await waitUntil(() => textOf().includes('Ce navigateur ne peut pas donner votre position ici.'))
    })
  })

  it('MAP-03 without WebGL the fields and a plain picture remain', async () => {
    await withoutWebGl(async () => {
      await open()
      await waitUntil(() => host.querySelector('svg[role="img"]'))
      expect(host.querySelector('svg[role="img"]')?.getAttribute('aria-label')).to.equal(
        'Situation du point\u00a0: 48,3904° nord, 4,4861° ouest',
      )
      expect(host.querySelector('canvas')).to.equal(null)
      expect(textOf()).to.contain('La carte ne peut pas s’afficher ici')
      await type('latitude', '43,6')
      expect(values()[0]).to.equal('43.6')
    })
  })

  it('offers search() and pick(); pick() refuses what is no point of the world', async () => {
    await open(empty)
    await host.pick(48.5, -4)
    expect(values()).to.deep.equal(['48.5', '-4'])
    const refused = await host.pick(95, 0).then(
      () => 'taken',
      (error: Error) => error.name,
    )
    expect([refused, ...values()]).to.deep.equal(['RangeError', '48.5', '-4'])
  })

  it('MAP-01 w and h are its size', async () => {
    await open(visible, 'w="480" h="260"')
    await mapShown()
    const frame = host.querySelector<HTMLElement>('.flx-map__frame')
    expect([host.offsetWidth, frame?.offsetHeight]).to.deep.equal([480, 260])
  })
})
