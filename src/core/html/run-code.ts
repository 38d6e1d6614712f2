import { parseFragment, runScripts } from './gate.ts'

/** Tells of navigations as they begin, in browsers that know it. */
type NavigationEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/**
 * Runs code that came as a text of the server's answer, as a script element with the page's nonce, where the
 * configuration lets scripts run; never `eval` (decision 7).
 *
 * @returns whether it led to another page, as far as the browser tells.
 */
export function runCode(code: string): boolean {
  if (!code.trim()) return false
  const { navigation } = globalThis as { navigation?: NavigationEvents }
  let leaves = false
  const note = (): void => {
    leaves = true
  }
  // Inside a script element these would end it, or begin a comment.
  const written = code.replace(/<(?=\/script|!--)/gi, '\\x3C')
  const place = document.body.appendChild(document.createElement('div'))
  place.hidden = true
  place.append(parseFragment(`<script>${written}</script>`))
  navigation?.addEventListener('navigate', note)
  void runScripts(place.querySelectorAll('script'))
  navigation?.removeEventListener('navigate', note)
  place.remove()
  return leaves
}
