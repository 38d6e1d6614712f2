import { expect } from '@open-wc/testing'
import { configure } from '../../src/core/configure.ts'
import { importElement, tags } from '../support/samples.ts'
import { differences, drawnNodes, look } from './look.ts'
import { play, scenes, strike } from './scenes.ts'
import { sheets, type ThemeSheet } from './sheets.ts'
import { dress, holdAuthors, holdRoot, holdStill, setStage } from './stage.ts'

/** The first few of many lines. */
const short = (lines: string[]): string[] => [
  ...lines.slice(0, 12),
  ...(lines.length > 12 ? [`… ${lines.length}`] : []),
]

describe('a theme and what widgets draw', () => {
  let place: HTMLElement
  let texts: [ThemeSheet, string][]
  before(async function () {
    this.timeout(60_000)
    texts = await Promise.all(sheets.map(async (sheet): Promise<[ThemeSheet, string]> => [sheet, await sheet.css()]))
    await Promise.all(tags.map(importElement))
    place = setStage()
    holdStill()
  })
  afterEach(() => strike(place))

  for (const scene of scenes) {
    it(`keeps its look: ${scene.name}`, async function () {
      this.timeout(60_000)
      await play(scene, place)
      holdAuthors(place)
      const nodes = drawnNodes()
      const before = look(nodes)
      const found: string[] = []
      for (const [{ name }, css] of texts) {
        const undress = dress(css)
        holdRoot()
        for (const line of short(differences(before, look(nodes)))) found.push(`${name}: ${line}`)
        undress()
        holdRoot()
      }
      expect(found).to.deep.equal([])
    })
  }

  it('leaves it to the theme where the shield is off', async () => {
    await play({ name: 'a price', markup: '<flx-price ttc="20" vat="20"></flx-price>' }, place)
    const undress = dress('body #page span { text-transform: uppercase }')
    const shown = (): string => getComputedStyle(place.querySelector('.flx-price__ttc') ?? place).textTransform
    const states = [shown()]
    configure({ shield: false })
    states.push(shown())
    configure({ shield: true })
    states.push(shown())
    undress()
    expect(states).to.deep.equal(['none', 'uppercase', 'none'])
  })
})
