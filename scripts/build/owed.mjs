import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const contents = `
export { conformities } from './demo/guide/conformity/conformities.ts'
export { everywhereRgaa } from './src/core/conformity/everywhere-rgaa.ts'`

/**
 * What each element leaves to the author of a page, from the files in which it says what it answers for: the diagnosis
 * tells it. Under `*` what all of them leave.
 *
 * @returns `{ 'flx-form': [[text, '11.1', '11.10'], …] }`
 */
export async function owedByTag() {
  const resolveDir = fileURLToPath(new URL('../..', import.meta.url))
  const { outputFiles } = await build({ stdin: { contents, resolveDir }, bundle: true, write: false, format: 'esm' })
  const code = Buffer.from(outputFiles[0].contents).toString('base64')
  const { conformities, everywhereRgaa } = await import(`data:text/javascript;base64,${code}`)
  const linesOf = (lines) => lines.filter(({ owed }) => owed).map(({ owed, criteria }) => [owed, ...criteria])
  const all = [...conformities.map(({ tag, lines }) => [tag, linesOf(lines)]), ['*', linesOf(everywhereRgaa)]]
  return Object.fromEntries(all.filter(([, lines]) => lines.length > 0))
}
