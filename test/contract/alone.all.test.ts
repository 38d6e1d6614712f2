import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { nonce, openDistPages } from '../support/dist-page.ts'
import { forSuite } from '../support/for-suite.ts'
import { followNetwork, networkQuiet } from '../support/network-quiet.ts'
import { sampleOf, tags } from '../support/samples.ts'
import { several } from '../support/several.ts'

/** What the style sheets of the page refer to, that none of them gives a value and that has none to fall back on. */
const undefinedProperties = `
  (() => {
    const css = document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\\n')
    const used = [...css.matchAll(/var\\((--flx-[\\w-]+)\\)/g)].map(([, name]) => name)
    const given = new Set([...css.matchAll(/(--flx-[\\w-]+):/g)].map(([, name]) => name))
    return [...new Set(used)].filter((name) => !given.has(name))
  })()
`

const classNames = (css: string): string[] => [...css.matchAll(/\.(flx-[\w-]+)/g)].map(([, name = '']) => name)

/** Every class that a style sheet of ours speaks of. */
const styled = new Set(globSync('src/**/*.css').flatMap((path) => classNames(readFileSync(path, 'utf8'))))

/** Elements that draw more than their sample shows. */
const fuller: Record<string, string> = {
  'flx-map-picker': `<form><flx-map-picker name-lat="lat" name-lng="lng" geocoder="/adresses/">
    <label>Latitude <input name="lat"></label> <label>Longitude <input name="lng"></label></flx-map-picker></form>`,
}

/** Classes of what is drawn, and of what the style sheets of the page speak of. */
const drawnAndStyled = `
  (() => ({
    drawn: [...document.querySelectorAll('[class*="flx-"]')].flatMap(({ classList }) => [...classList]),
    css: document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(' '),
  }))()
`

describe('elements, each alone on a page that loads what ships', () => {
  const pages = forSuite(openDistPages)

  it('each has a value for all that its style sheets name, and a style for what it draws', async () => {
    const faults: string[] = []
    await several(tags, async (tag) => {
      const { page } = await pages.open(
        `${(fuller[tag] ?? sampleOf(tag)).replace(`<${tag}`, `<${tag} load="now"`)}<script type="module" nonce="${nonce}" src="${pages.cdn}/flx.js" crossorigin></script>`,
        { prepare: followNetwork },
      )
      await page.waitForFunction((name) => customElements.get(name) !== undefined, tag)
      await page.waitForFunction((name) => document.querySelector<Element & { isReady?: boolean }>(name)?.isReady, tag)
      const unknown = await page.evaluate<string[]>(undefinedProperties)
      await networkQuiet(page)
      const { drawn, css } = await page.evaluate<{ drawn: string[]; css: string }>(drawnAndStyled)
      const here = new Set(classNames(css))
      const bare = drawn.filter((name) => styled.has(name) && !here.has(name))
      for (const name of [...unknown, ...bare]) faults.push(`${tag}: ${name}`)
      await page.close()
    })
    assert.deepEqual(faults, [])
  })
})
