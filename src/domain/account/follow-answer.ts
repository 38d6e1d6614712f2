import { addressInFull, goTo } from '../../core/browser/navigation.ts'
import { runCode } from '../../core/html/run-code.ts'
import type { AccountAnswer } from './account-answer.ts'

const withoutHash = (address: string): string => address.replace(/#.*/, '')

/**
 * Follows a success: runs the script of the answer, then opens the page that the author or the server names; else
 * reloads this page for the visitor who has logged in (LOGIN-02).
 *
 * @param href - The author's address; empty if there is none.
 */
export function followAccountAnswer({ script, redirect }: AccountAnswer, href: string): void {
  const leaves = runCode(script)
  const asked = href || redirect
  const next = asked && addressInFull(asked)
  // `goTo` reports an invalid address in the console.
  if (asked) goTo(asked)
  // An address that differs only by its fragment would scroll instead of loading the page.
  if (next ? next.includes('#') && withoutHash(next) === withoutHash(location.href) : !leaves) location.reload()
}
