import { ofPage } from '../browser/page.ts'

/** Adds a style sheet to the page, whether it has it or not. */
export function addSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  ofPage('adoptedStyleSheets').push(sheet)
  return sheet
}
