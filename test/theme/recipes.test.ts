import { expect } from '@open-wc/testing'
import { themeRecipes } from '../../demo/guide/topics/theme-recipes.ts'
import { importElement } from '../support/samples.ts'
import { contrast } from './colours.ts'
import { play, type Scene, scenes, strike } from './scenes.ts'
import { sheets } from './sheets.ts'
import { dress } from './stage.ts'

const sceneOf = (name: string): Scene => scenes.find((scene) => scene.name === name) ?? expect.fail(`no scene ${name}`)
const basket = sceneOf('un panier de deux lignes')
const payment = sceneOf('le paiement, en point relais')

/** Reads the cart as a theme and a recipe make it. */
type Read = (part: (selector: string) => Element) => unknown

const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element)

/** What each recipe promises. */
const promises: Record<string, { in: Scene; read: Read; is: unknown }> = {
  bouton: {
    in: payment,
    read: (part) => {
      const { borderTopLeftRadius, backgroundColor, color } = styleOf(part('.flx-button--primary'))
      return [borderTopLeftRadius, backgroundColor, color]
    },
    is: ['999px', 'rgb(122, 31, 61)', 'rgb(255, 255, 255)'],
  },
  police: {
    in: basket,
    read: (part) => ['.flx-cart__name', '.flx-cart__title'].map((each) => styleOf(part(each)).fontFamily),
    is: ['"Gill Sans", Calibri, sans-serif', 'Georgia, serif'],
  },
  angles: {
    in: basket,
    read: (part) =>
      ['.flx-cart__stepper', '.flx-cart__aside', '.flx-cart__field'].map((each) => styleOf(part(each)).borderRadius),
    is: ['0px', '0px', '0px'],
  },
  sombre: {
    in: payment,
    read: (part) => [
      styleOf(part('.flx-choice:not(:has(:checked))')).backgroundColor,
      styleOf(part('.flx-button--primary')).backgroundColor,
      contrast(part('.flx-cart__title')) > 7,
    ],
    is: ['rgb(27, 28, 30)', 'rgb(240, 163, 187)', true],
  },
}

describe('the recipes of the guide’s Theme page', () => {
  let place: HTMLElement
  before(async () => {
    await Promise.all(['flx-cart', 'flx-modal'].map(importElement))
    const page = document.body.appendChild(document.createElement('div'))
    page.id = 'page'
    place = page.appendChild(document.createElement('div'))
    place.className = 'content'
  })
  afterEach(() => strike(place))

  const read = (reading: Read): unknown =>
    reading((selector) => place.querySelector(selector) ?? expect.fail(`no ${selector}`))

  for (const { slug, title, css } of themeRecipes) {
    it(`does what it says, in a page with a theme: ${title}`, async function () {
      this.timeout(60_000)
      const { in: scene, read: reading, is } = promises[slug] ?? expect.fail(`write what ${slug} promises`)
      const theme = sheets.find(({ name }) => name === 'bootstrap-3') ?? expect.fail('no theme')
      const takeAway = [dress(css), dress(await theme.css())]
      await play(scene, place)
      expect(read(reading)).to.deep.equal(is)
      for (const undress of takeAway) undress()
      expect(read(reading)).to.not.deep.equal(is)
    })
  }

  it('--flx-rem decides of sizes, where a root of 10 px does not', async () => {
    await play(basket, place)
    const height = (): string => styleOf(place.querySelector('.flx-cart__field') ?? place).height
    const small = dress('html { font-size: 62.5% }')
    const heights = [height()]
    const own = dress(':root { --flx-rem: 12px }')
    heights.push(height())
    own()
    small()
    const large = dress('html { font-size: 20px }')
    heights.push(height())
    large()
    expect(heights).to.deep.equal(['44px', '33px', '55px'])
  })

  it('a rule outside any layer about a class of ours, or about bare tags, changes nothing; !important does', async () => {
    await play(basket, place)
    const padding = (): string => getComputedStyle(place.querySelector('.flx-cart__aside') ?? place).paddingTop
    const before = padding()
    const rules = ['.flx-cart__aside', 'body #page .content div'].map((selector) =>
      dress(`${selector} { padding: 3px }`),
    )
    expect(padding()).to.equal(before)
    for (const undress of rules) undress()
    const undress = dress('.flx-cart__aside { padding: 3px !important }')
    expect(padding()).to.equal('3px')
    undress()
  })
})
