import { expect } from '@open-wc/testing'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { importElement, tags } from '../../support/samples.ts'
import { waitUntil } from '../../support/wait-until.ts'
import { isOurs } from '../../theme/look.ts'
import { hardToRead } from '../../theme/read.ts'
import { play, type Scene, scenes, strike } from '../../theme/scenes.ts'
import { dress, holdStill } from '../../theme/stage.ts'
import { hardToTell } from '../../theme/told.ts'
import { isPossible } from '../possible.ts'

/** The scene in which an element does most; one that is written today has its sample. */
function sceneOf(tag: string): Scene {
  const own = scenes.filter((scene) => /<(flx-[\w-]+)/.exec(scene.markup)?.[1] === tag && isPossible(scene))
  const succeeds = ({ answers = [] }: Scene) => answers.every(({ status = 200 }) => status < 400)
  const ranks: ((scene: Scene) => unknown)[] = [
    (scene) => scene.click && succeeds(scene),
    (scene) => scene.shows && succeeds(scene),
    (scene) => scene.click,
    ({ markup }) => / open[ >]/.test(markup),
    () => true,
  ]
  const found = ranks.map((rank) => own.find(rank)).find(Boolean)
  if (!found) throw new Error(`<${tag}> has no scene`)
  return found
}

/** Whether the mouse, at the middle of a node, is on it. */
function isUnderMouse(node: Element, { x, y, width, height }: DOMRect): boolean {
  return node.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

/** With the mouse, where a visitor would, once they can see it stand. */
async function press(node: HTMLElement): Promise<void> {
  let box = new DOMRect()
  await waitUntil(
    async () => {
      node.scrollIntoView({ block: 'center', behavior: 'instant' })
      box = node.getBoundingClientRect()
      await new Promise(requestAnimationFrame)
      const { x, y } = node.getBoundingClientRect()
      return x === box.x && y === box.y && isUnderMouse(node, box)
    },
    `${node.outerHTML.slice(0, 80)} can be pressed`,
  )
  const { x, y, width, height } = box
  await sendMouse({ type: 'click', position: [Math.round(x + width / 2), Math.round(y + height / 2)] })
}

/** What lies above the page and can be closed. */
const windows = (): number => document.querySelectorAll('dialog[open]:not(.flx-loader)').length

async function closeByKeyboard(): Promise<void> {
  for (let open = windows(); open > 0; open = windows()) {
    await sendKeys({ press: 'Escape' })
    await waitUntil(() => windows() < open, 'Escape closes what lies above the page')
  }
}

/** Whether there is something to see of a node or in it. */
const hasArea = (node: Element | null): boolean =>
  node !== null &&
  [node, ...node.querySelectorAll('*')].some((each) => {
    const { width, height } = each.getBoundingClientRect()
    return width > 0 && height > 0
  })

const attributesOf = (node: Element): string =>
  node
    .getAttributeNames()
    .sort()
    .map((name) => `${name}=${node.getAttribute(name)}`)
    .join(' ')

/** What a page must have back: nothing inert, nothing held, no node more than those that wait for the next one. */
const pageState = (): string[] => [
  ...[document.documentElement, document.body].map(attributesOf),
  ...[...document.body.children].filter((node) => node.hasAttribute('inert')).map((node) => `inert: ${node.localName}`),
]

/** What is drawn and reaches out of the window to a side, where nothing cuts it off; a text that is wider than its box. */
function spilt(): string[] {
  return [...document.querySelectorAll<HTMLElement>('*')].flatMap((node) => {
    if (!isOurs(node) || !node.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
    const { left, right, width } = node.getBoundingClientRect()
    if (width <= 1) return []
    const isCut = (up: Element | null): boolean =>
      up !== null && (/hidden|clip|auto|scroll/.test(getComputedStyle(up).overflowX) || isCut(up.parentElement))
    const isOut = (left < -1 || right > innerWidth + 1) && !isCut(node.parentElement)
    const isFull = node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline'
    const hasText = [...node.childNodes].some((child) => child instanceof Text && child.data.trim())
    return isOut || (isFull && hasText && !isCut(node)) ? [`${node.localName}.${node.className}`] : []
  })
}

/** From left to right, or the other way: on which side of the page stands the way back? */
const arrowSides = (place: HTMLElement): number[] => {
  const [back, on] = [...place.querySelectorAll('.flx-slides__arrow')].map((arrow) => arrow.getBoundingClientRect().x)
  return back === undefined || on === undefined || back === on ? [] : [Math.sign(on - back)]
}

const twoFrames = async (): Promise<void> => {
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame)
}

/** The page reads from right to left: nothing reaches out that did not before, and arrows have changed sides. */
async function holdsMirrored(place: HTMLElement): Promise<void> {
  const { documentElement: root } = document
  const before = spilt()
  const sides = arrowSides(place)
  root.dir = 'rtl'
  try {
    await waitUntil(() => arrowSides(place).join() === sides.map((side) => -side).join(), 'the arrows change sides')
    await twoFrames()
    expect(spilt().filter((line) => !before.includes(line))).to.deep.equal([])
  } finally {
    root.removeAttribute('dir')
    await twoFrames()
  }
}

/** In light and in dark, texts, lines and signs are told from their ground. */
async function hasColours(): Promise<void> {
  const found: string[] = []
  const move = holdStill()
  for (const scheme of ['light', 'dark']) {
    const undress = dress(`:root { color-scheme: ${scheme}; background: canvas; color: canvastext }`)
    await twoFrames()
    for (const line of [...hardToRead(document.documentElement), ...hardToTell()]) found.push(`${scheme}: ${line}`)
    undress()
  }
  move()
  expect(found).to.deep.equal([])
}

describe('each element, once', () => {
  let place: HTMLElement
  before(async () => {
    // Some of them draw with others.
    await Promise.all(tags.map(importElement))
    place = document.body.appendChild(document.createElement('div'))
  })

  for (const tag of tags) {
    it(`<${tag}> wakes, does what it is for, mirrored and in dark too, closes and leaves`, async function () {
      this.timeout(60_000)
      const scene = sceneOf(tag)
      const before = pageState()
      await play(scene, place, press)
      const host = place.querySelector(tag)
      expect(host?.matches(':defined'), 'is awake').to.equal(true)
      const shown = scene.click?.at(-1)?.shows ?? scene.shows
      const node = shown ? document.querySelector(shown) : null
      if (node) await waitUntil(() => hasArea(place.contains(node) ? host : node), `${shown} is seen`)
      await holdsMirrored(place)
      await hasColours()
      await closeByKeyboard()
      await strike(place)
      await waitUntil(() => pageState().join() === before.join(), `${pageState()} instead of ${before}`)
      expect(place.querySelectorAll('*').length, 'nothing is left').to.equal(0)
    })
  }
})
