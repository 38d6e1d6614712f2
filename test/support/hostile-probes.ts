import { calls } from '../../src/contract/calls.ts'
import { configure } from '../../src/core/configure.ts'
import type { Answer, LoggedRequest } from './answers-client.ts'
import { harm, isAsked, keepPage, type Scene, scenesOf, tryOn } from './asking.ts'
import { forgetCart } from './cart-page.ts'
import type { HostileAnswer } from './hostile-answers.ts'
import { importElement, tags } from './samples.ts'
import { elsewhere, otherOrigin, stopped } from './script-answers.ts'

const natives = Object.getOwnPropertyNames(Object.prototype).sort().join()

/**
 * Elements that log a failure without showing it. The badge sends its request by itself and keeps the count it showed;
 * whoever opens the cart reads the failure there.
 */
const unseen = ['flx-cart-badge']

/** Elements that do not read the answer. For the receipt of a choice, any answer with a status of success is valid. */
const unread = ['flx-consent']

/** Words of success or of an empty result, which a wrong answer must not produce. */
const claim = /C’est fait|Aucun résultat|Aucune réponse/

/**
 * Prevents the page from navigating away, and loads the code of all elements. @returns false if the browser cannot do
 * so
 */
export async function beginProbes(): Promise<boolean> {
  // Without the Navigation API, nothing can prevent or detect a navigation.
  if (!('navigation' in window)) return false
  keepPage()
  await Promise.all(tags.map(importElement))
  return true
}

/** Sets the policy that pages should have. */
export function setPolicy(): void {
  const meta = document.createElement('meta')
  meta.httpEquiv = 'Content-Security-Policy'
  meta.content = "script-src 'nonce-flx-test' 'strict-dynamic'; base-uri *"
  document.head.append(meta)
}

/**
 * Gives an element these answers in each of its scenes.
 *
 * @returns what went wrong, the calls that it did not make, and the number of answers.
 */
export async function probeAnswers(
  tag: string,
  answers: readonly HostileAnswer[],
): Promise<{ wrong: string[]; missing: string[]; tried: number }> {
  const log: LoggedRequest[] = []
  const wrong: string[] = []
  let tried = 0
  for (const scene of scenesOf(tag)) {
    for (const answer of answers) {
      await forgetCart()
      const isWrong = !answer.isDue && !unread.includes(tag)
      const isRefused = isWrong && !unseen.includes(tag)
      const { log: asked, said, shown, place, isLost } = await tryOn(tag, scene, answer, { isRefused })
      log.push(...asked)
      const { hurts, threw, ways } = harm()
      const note = (what: string): unknown => wrong.push(`${answer.name}: ${what}`)
      for (const each of [...hurts, ...threw]) note(each)
      for (const way of ways) if (!/^https?:/.test(way)) note(`leads to ${way}`)
      if (Object.getOwnPropertyNames(Object.prototype).sort().join() !== natives) note('every object has changed')
      if (isWrong && !(isRefused ? shown : said)) note('says nothing')
      if (isWrong && claim.test(shown)) note(`says ${shown}`)
      if (!answer.isDue && isLost) note('what was typed is lost')
      place.remove()
      tried++
    }
  }
  const missing = calls.filter((call) => call.tags[0] === tag && !isAsked(call, log)).map(({ id }) => id)
  return { wrong, missing, tried }
}

/** Returns the effects of HTML that was shown under the policy of `setPolicy`. */
export function harmOfHtml(): string[] {
  const { hurts, threw, ways } = harm()
  const away = ways.filter((way) => !way.startsWith(location.origin) || way.includes('refresh'))
  const bases = [...document.querySelectorAll('base')].map(({ href }) => `links begin from ${href}`)
  return [...hurts, ...threw, ...away, ...bases]
}

/** Gives an element these HTML answers in each of its scenes. @returns what went wrong */
export async function probeHtml(tag: string, answers: readonly HostileAnswer[]): Promise<string[]> {
  const wrong: string[] = []
  for (const scene of scenesOf(tag)) {
    for (const answer of answers) {
      await forgetCart()
      const { place } = await tryOn(tag, scene, answer)
      wrong.push(...harmOfHtml().map((what) => `${answer.name}: ${what}`))
      place.remove()
    }
  }
  return wrong
}

async function runs(tag: string, scene: Scene, answer: Answer, isAllowed = true): Promise<boolean> {
  await forgetCart()
  const { place } = await tryOn(tag, scene, answer, { scripts: isAllowed })
  // Sends the same redirected request several times: once it is answered, that of the element is too.
  for (let asked = 0; answer.redirect && asked < 4; asked++) {
    await (await fetch(answer.redirect, { headers: { 'X-Requested-With': 'XMLHttpRequest' } })).text()
    await new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
  }
  place.remove()
  return harm().hurts.includes('ran')
}

/**
 * Gives an element answers with a script. Those whose script ran are repeated in every way in which it must not run.
 *
 * @returns what went wrong, and whether any script ran at all.
 */
export async function probeScripts(
  tag: string,
  answers: readonly Answer[],
): Promise<{ wrong: string[]; hasRun: boolean }> {
  const wrong: string[] = []
  let hasRun = false
  for (const scene of scenesOf(tag)) {
    for (const answer of answers) {
      const name = JSON.stringify(answer.body).slice(0, 120)
      if (!(await runs(tag, scene, answer))) continue
      hasRun = true
      for (const [how, variant] of Object.entries(stopped(answer)))
        if (await runs(tag, scene, variant)) wrong.push(`${how}: ${name}`)
      if (await runs(tag, scene, answer, false)) wrong.push(`where none may run: ${name}`)
      configure({ origins: [otherOrigin] })
      // Several requests, each redirected to another origin, may take longer than one wait.
      let ran = false
      for (let tries = 0; tries < 5 && !ran; tries++) ran = await runs(tag, scene, elsewhere(answer))
      if (!ran) wrong.push(`not from an origin that is named: ${name}`)
      configure({ origins: undefined })
    }
  }
  return { wrong, hasRun }
}
