import { expect } from '@open-wc/testing'
import { importElement, tags } from '../support/samples.ts'
import { isOurs } from './look.ts'
import { play, scenes, strike } from './scenes.ts'

/** What another library draws, and what is never seen. */
const others =
  '.flx-map__canvas *, .flx-lightbox__stage *, .flx-calendar__days *, input[type="hidden"], option, [data-author], .author'

const isHost = ({ localName }: Element): boolean => localName.startsWith('flx-')

describe('what widgets draw', () => {
  let place: HTMLElement
  before(async () => {
    await Promise.all(tags.map(importElement))
    place = document.body.appendChild(document.createElement('div'))
  })
  afterEach(() => strike(place))

  for (const scene of scenes) {
    it(`has a class of ours on every node: ${scene.name}`, async () => {
      const before = new Set(document.querySelectorAll('*'))
      await play(scene, place)
      const drawn = [...document.querySelectorAll('*')].filter(
        (node) => !before.has(node) && !isHost(node) && !node.matches(others),
      )
      const bare = drawn.filter((node) => !isOurs(node)).map((node) => node.outerHTML.slice(0, 120))
      expect([...new Set(bare)]).to.deep.equal([])
    })
  }
})
