import { expect } from '@open-wc/testing'
import { executeServerCommand } from '@web/test-runner-commands'
import { configure } from '../../src/core/configure.ts'
import { axeHere } from '../support/axe-here.ts'
import { waitUntil } from '../support/wait-until.ts'
import { isOurs } from './look.ts'
import { hardToRead } from './read.ts'
import { play, scenes, strike } from './scenes.ts'
import { fewSheets, textsOf } from './sheets.ts'
import { changedLooks, dress, openStage, type Sheet, withEach } from './stage.ts'
import { hardToFind, hardToTell } from './told.ts'

/** What another library draws, and what is never seen. */
const others =
  '.flx-map__canvas *, .flx-lightbox__stage *, .flx-calendar__days *, input[type="hidden"], option, [data-author], .author'

const isHost = ({ localName }: Element): boolean => localName.startsWith('flx-')

/**
 * Slides move on while they are listened to, and a badge may know the cart of the scene before: at rest they are heard as
 * samples.
 */
const restless = /^(?:des diapositives|un compte d’articles)/

/** A page of that day, so that what is said of days is the same on each. */
function setCalendar(): void {
  const RealDate = Date
  const offset = new RealDate(2026, 10, 10, 10, 0).getTime() - RealDate.now()
  globalThis.Date = class extends RealDate {
    constructor(...given: unknown[]) {
      super(...((given.length > 0 ? given : [RealDate.now() + offset]) as [number]))
    }
    static override now(): number {
      return RealDate.now() + offset
    }
  } as DateConstructor
}

const hear = async (): Promise<string> => (await executeServerCommand<{ heard: string }, null>('hear')).heard
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 300))

/** What is heard once it changes no more: to be written down, never to be tested. */
async function settled(): Promise<string> {
  let heard = await hear()
  for (let same = 0; same < 3; ) {
    await pause()
    const now = await hear()
    same = now === heard ? same + 1 : 0
    heard = now
  }
  return heard
}

async function isHeardAs(scene: string): Promise<void> {
  const name = scene.replace(/[^\p{L}\d]+/gu, '-').replace(/^-|-$/g, '')
  const approved = await executeServerCommand<{ text: string; isPinned: boolean }, string>('approved', name)
  if (approved.isPinned) {
    await executeServerCommand('approve', { name, heard: await settled() })
    return
  }
  let heard = ''
  // What comes a moment later, by a timer or an answer, may still be on its way; slides come round.
  const comes = async (): Promise<boolean> => {
    heard = await hear()
    return heard === approved.text
  }
  await waitUntil(comes, '', { timeout: 15_000 }).catch(() => {})
  expect(heard, `test/theme/heard/${name}.txt`).to.equal(approved.text)
}

describe('what widgets draw', () => {
  let place: HTMLElement
  let texts: Sheet[]
  before(async function () {
    this.timeout(60_000)
    setCalendar()
    texts = await textsOf(fewSheets)
    ;({ place } = await openStage())
  })

  for (const scene of scenes) {
    describe(scene.name, () => {
      let drawn: Element[]
      before(async function () {
        this.timeout(60_000)
        const before = new Set(document.querySelectorAll('*'))
        await play(scene, place)
        drawn = [...document.querySelectorAll('*')].filter(
          (node) => !before.has(node) && !isHost(node) && !node.matches(others),
        )
      })
      after(() => strike(place))

      it('has a class of ours on every node', () => {
        const bare = drawn.filter((node) => !isOurs(node)).map((node) => node.outerHTML.slice(0, 120))
        expect([...new Set(bare)]).to.deep.equal([])
      })

      it('has no list that Safari would not tell: one without marks, and without the role', () => {
        const lists = drawn.filter((node) => node.matches(':is(ul, ol):not([role])') && !node.closest('nav'))
        const unmarked = lists.filter((list) => getComputedStyle(list).listStyleType === 'none')
        expect(unmarked.map(({ className }) => className)).to.deep.equal([])
      })

      if (!restless.test(scene.name)) it('is heard as it was approved', () => isHeardAs(scene.name)).timeout(40_000)

      it('has nothing that axe finds', async () => {
        expect(await axeHere(document.body)).to.deep.equal([])
      })

      it('holds its contrast with any theme', () => {
        expect(withEach(texts, () => hardToRead(place))).to.deep.equal([])
      })

      it('keeps its look with any theme', () => {
        expect(changedLooks(place, texts)).to.deep.equal([])
      })

      // The focus goes through it: what closes then has been looked at before.
      it('has lines, signs and rings of 3 to 1, in light and in dark (RGAA 3.3, WCAG 1.4.11)', () => {
        const { documentElement: root } = document
        const found: string[] = []
        for (const scheme of ['light', 'dark']) {
          root.style.cssText = `color-scheme: ${scheme}; background: canvas; color: canvastext`
          for (const line of [...hardToTell(), ...hardToFind()]) found.push(`${scheme}: ${line}`)
        }
        root.removeAttribute('style')
        expect([...new Set(found)]).to.deep.equal([])
      })
    })
  }

  it('is the theme’s to change where the shield is off', async () => {
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
