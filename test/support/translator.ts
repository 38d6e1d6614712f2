const untranslated = 'script, style, textarea, noscript, title, option, svg, [translate="no"], .notranslate, font'

/** Replaces a text by two nested `<font>` around its translation, as Chrome's translator does. */
function translate(text: Text): void {
  const parent = text.parentElement
  if (!parent || !text.data.trim() || parent.closest(untranslated)) return
  const outer = document.createElement('font')
  const inner = outer.appendChild(document.createElement('font'))
  for (const font of [outer, inner]) font.style.verticalAlign = 'inherit'
  inner.textContent = `${text.data.trimEnd()}*`
  text.replaceWith(outer)
}

function translateAll(root: Node): void {
  const texts: Text[] = root instanceof Text ? [root] : []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) translate(text)
}

/**
 * Translates the page, and content that is added later, until it is stopped. Each translated text ends with an
 * asterisk.
 *
 * @returns a function that stops it.
 */
export function translatePage(): () => void {
  document.documentElement.classList.add('translated-ltr')
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'characterData') translateAll(target)
      for (const node of addedNodes) translateAll(node)
    }
  })
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  translateAll(document.body)
  return () => {
    observer.disconnect()
    document.documentElement.classList.remove('translated-ltr')
  }
}
