import { shared } from '../shared.ts'

/**
 * Adds a style sheet to the page once. Constructed sheets need no `style-src` beyond `'self'`,
 * and live in the order of their first use; `@layer flx` lets any rule of the site win.
 */
export function adoptStyles(css: string): void {
  const adopted = shared('styles', () => new Set<string>())
  if (adopted.has(css)) return
  adopted.add(css)
  addSheet(css)
}

/** Adds a style sheet to the page, whether it has it or not. */
export function addSheet(css: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}
