import { navigation } from '../browser/navigation.ts'
import { parseFragment, runScripts } from './gate.ts'

/**
 * Runs code from the server's answer as a script element with the page's nonce, if the configuration allows scripts;
 * never uses `eval` (decision 7).
 *
 * @returns true if it navigates to another page, as far as the browser reports it.
 */
export function runCode(code: string): boolean {
  if (!code.trim()) return false
  let leaves = false
  const note = (): void => {
    leaves = true
  }
  // Inside a script element, these would end it or start a comment.
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
