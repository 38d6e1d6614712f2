import { ofPage } from '../browser/page.ts'

/** Adds a style sheet to the page, even if it already has it. */
export function addSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  ofPage('adoptedStyleSheets').push(sheet)
  return sheet
}
