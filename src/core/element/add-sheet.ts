/** Adds a style sheet to the page, whether it has it or not. */
export function addSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
  return sheet
}
