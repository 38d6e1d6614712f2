import { expect } from '@open-wc/testing'
import { executeServerCommand, setViewport } from '@web/test-runner-commands'
import { hardToRead } from './read.ts'
import { play, type Scene, scenes, strike } from './scenes.ts'
import { sheets, textsOf } from './sheets.ts'
import { changedLooks, dress, openStage, type Sheet, withEach } from './stage.ts'

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

async function takePictures(scene: Scene, texts: readonly Sheet[]): Promise<void> {
  for (const [name, css] of texts) {
    const undress = dress(css)
    for (const width of [360, 1280]) {
      await setViewport({ width, height: 800 })
      await takePicture(`${scene.name.replace(/[^\p{L}\d]+/gu, '-')}_${width}_${name}.png`)
    }
    undress()
  }
}

describe('every theme and what widgets draw', () => {
  let place: HTMLElement
  let texts: Sheet[]
  let gallery: Gallery
  before(async function () {
    this.timeout(60_000)
    texts = await textsOf(sheets)
    ;({ place } = await openStage())
    gallery = await takePicture()
  })
  afterEach(() => strike(place))

  for (const scene of scenes) {
    it(`holds its contrast and keeps its look with any theme: ${scene.name}`, async function () {
      const { isWanted, only } = gallery
      if (only.length > 0 && !only.some((part) => scene.name.includes(part))) this.skip()
      // Some thirty pictures are taken then.
      this.timeout(isWanted ? 600_000 : 120_000)
      await play(scene, place)
      if (isWanted) await takePictures(scene, texts)
      expect([...withEach(texts, () => hardToRead(place)), ...changedLooks(place, texts)]).to.deep.equal([])
    })
  }
})
