import { expect } from '@open-wc/testing'
import { executeServerCommand, setViewport } from '@web/test-runner-commands'
import { importElement, tags } from '../support/samples.ts'
import { hardToRead } from './read.ts'
import { play, type Scene, scenes, strike } from './scenes.ts'
import { sheets, type ThemeSheet } from './sheets.ts'
import { dress, holdStill } from './stage.ts'

interface Gallery {
  /** Whether pictures are taken at all. */
  isWanted: boolean
  /** Parts of the names of the scenes that are wanted; none where all are. */
  only: string[]
}

/** Takes a picture where one is wanted: `npm run gallery`. */
function takePicture(name?: string): Promise<Gallery> {
  return executeServerCommand<Gallery, string>('take-picture', name)
}

async function takePictures(scene: Scene, sheet: ThemeSheet): Promise<void> {
  for (const width of [360, 1280]) {
    await setViewport({ width, height: 800 })
    await takePicture(`${scene.name.replace(/[^\p{L}\d]+/gu, '-')}_${width}_${sheet.name}.png`)
  }
}

describe('the contrast of what widgets draw', () => {
  let place: HTMLElement
  let gallery: Gallery
  const texts = new Map<ThemeSheet, string>()
  before(async function () {
    this.timeout(60_000)
    for (const sheet of sheets) texts.set(sheet, await sheet.css())
    await Promise.all(tags.map(importElement))
    const page = document.body.appendChild(document.createElement('div'))
    page.id = 'page'
    place = page.appendChild(document.createElement('div'))
    place.className = 'content'
    holdStill()
    gallery = await takePicture()
  })
  afterEach(() => strike(place))

  for (const scene of scenes) {
    it(`holds with any theme: ${scene.name}`, async function () {
      const { isWanted, only } = gallery
      if (only.length > 0 && !only.some((part) => scene.name.includes(part))) this.skip()
      // Some thirty pictures are taken then.
      this.timeout(isWanted ? 600_000 : 120_000)
      await play(scene, place)
      const found: string[] = []
      for (const [sheet, css] of texts) {
        const undress = dress(css)
        for (const line of hardToRead(place)) found.push(`${sheet.name}: ${line}`)
        if (isWanted) await takePictures(scene, sheet)
        undress()
      }
      expect(found).to.deep.equal([])
    })
  }
})
