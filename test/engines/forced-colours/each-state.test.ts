import { expect } from '@open-wc/testing'
import { hardToRead } from '../../theme/read.ts'
import { play, scenes, strike } from '../../theme/scenes.ts'
import { openStage } from '../../theme/stage.ts'
import { hardToFind, hardToTell } from '../../theme/told.ts'
import { isPossible } from '../possible.ts'
import { edgeless, hardToSee, unshownStates } from './shown.ts'

describe('in the colours that a visitor forces on every page (RGAA 3.3, WCAG 1.4.11)', () => {
  let place: HTMLElement
  let stop: () => void
  before(async function () {
    this.timeout(60_000)
    ;({ place, stop } = await openStage())
    document.documentElement.style.cssText = 'background: canvas; color: canvastext'
  })
  afterEach(() => strike(place))
  after(() => stop())

  it('the page has them', () => {
    expect(matchMedia('(forced-colors: active)').matches).to.equal(true)
    expect(getComputedStyle(document.documentElement).color).to.equal('rgb(255, 255, 255)')
  })

  for (const scene of scenes.filter(isPossible)) {
    it(`texts, edges, signs, states and the focus are seen: ${scene.name}`, async function () {
      this.timeout(60_000)
      await play(scene, place)
      const found = [
        ...hardToRead(document.documentElement),
        ...hardToTell(),
        ...edgeless(),
        ...hardToSee(),
        ...unshownStates(),
        ...hardToFind(),
      ]
      expect([...new Set(found)]).to.deep.equal([])
    })
  }
})
