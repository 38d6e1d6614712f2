import { addressInFull, goTo } from '../../core/browser/navigation.ts'
import { runCode } from '../../core/html/run-code.ts'
import type { AccountAnswer } from './account-answer.ts'

const withoutHash = (address: string): string => address.replace(/#.*/, '')

/**
 * What follows a success: the code that the answer brought, then the page that the author wants, or the server; else this
 * page again, as somebody else's (LOGIN-02).
 *
 * @param href - Where the author leads; empty where nowhere.
 */
export function followAccountAnswer({ script, redirect }: AccountAnswer, href: string): void {
  const leaves = runCode(script)
  const asked = href || redirect
  const next = asked && addressInFull(asked)
  // One that is none is said in the console.
  if (asked) goTo(asked)
  // A place of this very page would only be scrolled to.
  if (next ? next.includes('#') && withoutHash(next) === withoutHash(location.href) : !leaves) location.reload()
}
