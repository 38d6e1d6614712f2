import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Returns what axe finds on a page, or on a part of it, after its transitions, one line per place. It runs through the
 * debugger, so that the page's policy stays in force. Text in the same colour as its background is also reported,
 * although axe considers it hidden on purpose.
 * @param only - Only these axe rules, including those that it does not run by default.
 */
export async function axe(page: Page, part?: string, only?: string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  const evaluate = async (expression: string): Promise<unknown> => {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
      expression,
      awaitPromise: true,
      returnByValue: true,
    })
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
    return result.value
  }
  await evaluate(`Promise.all(document.getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity)
    .map((animation) => animation.finished.catch(() => {}))).then(() => 0)`)
  await evaluate(`${source};0`)
  const found =
    await evaluate(`axe.run(${part ? JSON.stringify(part) : 'document'}, ${JSON.stringify({ resultTypes: ['violations', 'incomplete'], ...(only && { runOnly: only }) })}).then(({ violations, incomplete }) => [
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) =>
      id + ' ' + target.join(' ') + ': ' + failureSummary.replace(/\\s+/g, ' '))),
    ...incomplete.flatMap(({ id, nodes }) => nodes.filter(({ any }) => any.some(({ data }) => data?.messageKey === 'equalRatio'))
      .map(({ target }) => id + ' ' + target.join(' ') + ': text in the very colour of its ground')),
  ])`)
  await session.detach()
  return found as string[]
}
