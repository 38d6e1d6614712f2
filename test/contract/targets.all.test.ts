import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import { targets } from '../../src/core/targets.ts'
import { scriptFeatures, sheetFeatures } from '../support/web-features.ts'

/** What one of the browsers lacks, and why that costs a visitor nothing. */
const harmless: Record<string, string> = {
  'api.IdleDeadline.timeRemaining': 'comes with requestIdleCallback, which is asked for first',
  'api.Navigator.share': 'offered where the browser says that it can',
  'api.PublicKeyCredential.parseCreationOptionsFromJSON_static': 'passkeys are offered where the browser reads them so',
  'api.PublicKeyCredential.parseRequestOptionsFromJSON_static': 'passkeys are offered where the browser reads them so',
  'css.at-rules.starting-style': 'what would fade in is there at once',
  'css.properties.content-visibility': 'all is drawn, in view or not',
  'css.properties.forced-color-adjust': 'no such mode there',
  'css.properties.overflow-clip-margin': 'goes with content-visibility',
  'css.properties.print-color-adjust': 'the build adds the name with its prefix',
  'css.properties.scrollbar-width': 'the scrollbar is as wide as others',
  'css.properties.user-select': 'the build adds the name with its prefix',
  'css.selectors.-moz-progress-bar': 'a rule of its own, for the browser that has it',
  'css.selectors.-webkit-inner-spin-button': 'every browser takes an unknown name that begins so',
  'css.selectors.-webkit-progress-bar': 'every browser takes an unknown name that begins so',
  'css.selectors.-webkit-progress-value': 'every browser takes an unknown name that begins so',
  'css.selectors.-webkit-search-cancel-button': 'every browser takes an unknown name that begins so',
}

it('the sources use nothing that the oldest browsers lack, but where they do without it', () => {
  const uses = [
    ...scriptFeatures('.', '{src,elements}/**/*.{ts,tsx}', targets),
    ...sheetFeatures('.', 'src/**/*.css', targets),
  ]
  const lacking = uses.filter(({ feature }) => !Object.hasOwn(harmless, feature))
  assert.deepEqual(lacking, [])
  const used = new Set(uses.map(({ feature }) => feature))
  assert.deepEqual(
    Object.keys(harmless).filter((feature) => !used.has(feature)),
    [],
    'a reason is given for what nothing uses',
  )
})

it('the rule sees what a browser of before lacks', () => {
  const before = { chrome: 110, firefox: 110, safari: 16 }
  const seen = new Set(
    [...scriptFeatures('.', 'src/overlays/toast/*.tsx', before), ...sheetFeatures('.', 'src/ui/*.css', before)].map(
      ({ feature }) => feature,
    ),
  )
  for (const feature of ['api.HTMLElement.showPopover', 'css.selectors.has', 'css.types.color.light-dark'])
    assert.ok(seen.has(feature), `${feature} is not seen among ${[...seen]}`)
})

it('the command uses nothing of JavaScript that the oldest Node lacks for which the package is', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  const nodejs = Number.parseInt(engines.node.replace('>=', ''), 10)
  const lacking = scriptFeatures('.', '{cli,src/page/diag/checks}/**/*.ts', { nodejs }).filter(({ feature }) =>
    feature.startsWith('javascript.'),
  )
  assert.deepEqual(lacking, [])
  const seen = scriptFeatures('.', 'src/ui/map/place.ts', { nodejs: 20 }).map(({ feature }) => feature)
  assert.ok(seen.includes('javascript.builtins.Map.groupBy'), 'the rule sees nothing')
})

it('no rule names a pseudo-element inside :where() or :is(), where every browser drops it', () => {
  const dropped = globSync('{src,demo}/**/*.css').flatMap((file) =>
    (readFileSync(file, 'utf8').match(/:(?:where|is)\([^{}]*?\)(?=[^(){}]*[,{])/g) ?? [])
      .filter((selector) => /^:\w+\((?:[^()]|\([^()]*\))*::/.test(selector))
      .map((selector) => `${file} ${selector}`),
  )
  assert.deepEqual(dropped, [])
})

it('README names these browsers, as the guide does from the same list', () => {
  const named = `Chrome ${targets.chrome}, Firefox ${targets.firefox}, Safari ${targets.safari}`.replace('.', ',')
  assert.ok(
    readFileSync('README.md', 'utf8')
      .replace(/\u00a0/g, ' ')
      .includes(named),
    named,
  )
})
