import { expect } from '@open-wc/testing'
import { play, scenes, strike } from './scenes.ts'
import { openStage } from './stage.ts'
import { hardToFind, hardToTell } from './told.ts'

describe('what is drawn is told from what is around it (RGAA 3.3, WCAG 1.4.11)', () => {
  let place: HTMLElement
  let stop: () => void
  before(async function () {
    this.timeout(60_000)
    ;({ place, stop } = await openStage())
  })
  afterEach(() => strike(place))
  after(() => {
    stop()
    document.documentElement.removeAttribute('style')
  })

  for (const scene of scenes) {
    it(`has lines, signs and rings of 3 to 1, in light and in dark: ${scene.name}`, async function () {
      this.timeout(60_000)
      await play(scene, place)
      const found: string[] = []
      for (const scheme of ['light', 'dark']) {
        document.documentElement.style.cssText = `color-scheme: ${scheme}; background: canvas; color: canvastext`
        for (const line of [...hardToTell(), ...hardToFind()]) found.push(`${scheme}: ${line}`)
      }
      expect([...new Set(found)]).to.deep.equal([])
    })
  }
})
