import { shared } from '../shared.ts'
import { addSheet } from './add-sheet.ts'
import { raiseShield } from './shield.ts'

/**
 * Adds a style sheet of widgets to the page once, behind the shield. Constructed sheets need no `style-src` beyond
 * `'self'`, and live in the order of their first use.
 */
export function adoptStyles(css: string): void {
  const adopted = shared('styles', () => new Set<string>())
  if (adopted.has(css)) return
  raiseShield()
  adopted.add(css)
  addSheet(css)
}
