import { expect } from '@open-wc/testing'
import type { CallDescription } from '../../demo/guide/contract/call.ts'
import { calls } from '../../demo/guide/contract/calls.ts'
import { configure } from '../../src/core/configure.ts'
import { type Answer, addressOf } from '../support/answers-client.ts'
import { asking, harm, keepPage, type Scene, scenesOf, tryOn } from '../support/asking.ts'
import { forgetCart } from '../support/cart-page.ts'
import { within } from '../support/hostile-answers.ts'
import { importElement, tags } from '../support/samples.ts'

const page = location.href
const code = 'hurt("ran")'
const script = `<script>${code}</script>`

/** The elements whose contract says that scripts of an answer run (FRAG-01, CART-06, `evaldatas`). */
const running = [
  'flx-account',
  'flx-cart',
  'flx-contract-end',
  'flx-form',
  'flx-fragment',
  'flx-list',
  'flx-login',
  'flx-passkey',
  'flx-password-change',
  'flx-popup',
  'flx-reservation',
  'flx-signup',
  'flx-two-factor',
  'flx-withdrawal',
]

/** Fields of an answer in JSON that hold HTML, or code. */
const inJson = { html: `<p>${script}</p>`, evaldatas: code, js: code }

const open = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' }

/** The same server by its other name: another origin. */
const other = new URL(location.href)
other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost'

const elsewhere = (answer: Answer): Answer => ({
  redirect: new URL(addressOf({ ...answer, headers: open }), other).href,
})

/** Answers to the calls of an element that bring a script along. */
function answersOf(tag: string): Answer[] {
  const own: CallDescription[] = calls.filter((call) => (call.tags as string[]).includes(tag))
  const html = [...new Set(own.flatMap((call) => call.html?.least ?? []))]
  const json = [...new Map(own.flatMap((call) => (call.json ? [[call.json.schema, call.json.least]] : []))).values()]
  return [
    ...html.map((least): Answer => ({ type: 'html', body: within(least, script) })),
    ...json.flatMap((least) =>
      Object.entries(inJson).map(([field, value]): Answer => ({ body: { ...(least as object), [field]: value } })),
    ),
  ]
}

const isHtml = ({ body }: Answer): boolean => typeof body === 'string'

const ofOthers = (html: string): string => `<div data-flx-untrusted>${html}</div>`

/** The same, as it must not run. */
function stopped(answer: Answer): Record<string, Answer> {
  const { body } = answer
  const away = { 'from another origin': elsewhere(answer) }
  if (isHtml(answer)) {
    return {
      ...away,
      'as a text': { ...answer, type: 'text' },
      'without a type': { ...answer, type: 'none' },
      'among others’ words': { ...answer, body: String(body).replace(script, ofOthers(script)) },
      'beside, among others’ words': { ...answer, body: String(body).replace(script, '') + ofOthers(script) },
      'wholly others’ words': { ...answer, body: ofOthers(String(body)) },
    }
  }
  const { html } = body as { html?: string }
  if (!html?.includes(script)) return away
  return { ...away, 'among others’ words': { body: { ...(body as object), html: ofOthers(script) } } }
}

describe('scripts that an answer brings along', () => {
  const found = new Set<string>()
  before(async function () {
    // Without the Navigation API nothing can keep a page where it is: what would lead it away cannot be seen.
    if (!('navigation' in window)) this.skip()
    keepPage()
    await Promise.all(tags.map(importElement))
  })
  afterEach(() => {
    configure({ origins: undefined })
    history.replaceState(null, '', page)
  })

  async function runs(tag: string, scene: Scene, answer: Answer, isAllowed = true): Promise<boolean> {
    await forgetCart()
    const { place } = await tryOn(tag, scene, answer, { scripts: isAllowed })
    // What it was led to is there once the same, asked for after it, is.
    for (let asked = 0; answer.redirect && asked < 4; asked++) {
      await (await fetch(answer.redirect, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).text()
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    }
    place.remove()
    return harm().hurts.includes('ran')
  }

  for (const tag of asking) {
    it(`SAFE-01 <${tag}> runs those of this origin and of one that is named, where its contract says so, and no others`, async function () {
      this.timeout(200_000)
      const wrong: string[] = []
      for (const scene of scenesOf(tag)) {
        for (const answer of answersOf(tag)) {
          const name = JSON.stringify(answer.body).slice(0, 120)
          if (!(await runs(tag, scene, answer))) continue
          found.add(tag)
          for (const [how, variant] of Object.entries(stopped(answer)))
            if (await runs(tag, scene, variant)) wrong.push(`${how}: ${name}`)
          if (await runs(tag, scene, answer, false)) wrong.push(`where none may run: ${name}`)
          configure({ origins: [other.origin] })
          // What is asked in turn, each by way of elsewhere, may be longer on its way than is waited for.
          let ran = false
          for (let tries = 0; tries < 5 && !ran; tries++) ran = await runs(tag, scene, elsewhere(answer))
          if (!ran) wrong.push(`not from an origin that is named: ${name}`)
          configure({ origins: undefined })
        }
      }
      expect(wrong).to.deep.equal([])
    })
  }

  it('SAFE-01 they are the elements whose contract says so', () => {
    expect([...found].sort()).to.deep.equal(running)
  })
})
