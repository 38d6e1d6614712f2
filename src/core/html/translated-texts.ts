/** What a translator put in the place of a text that React holds. */
const translations = new WeakMap<Text, Element>()
const taken = new WeakSet<Node>()
let isOn = false

/** A key of React's own stands on each node that it made. */
const isReacts = (node: Node): node is Text =>
  node.nodeType === Node.TEXT_NODE && Object.keys(node).some((key) => key.startsWith('__react'))

/** Translators of browsers put a `<font>` in the place of each text. */
const isTranslation = (node: Node | null | undefined): node is HTMLElement =>
  node?.nodeName === 'FONT' && !taken.has(node)

/** @returns what came where the text was, in one step or in two. */
function translationOf({ addedNodes, previousSibling, nextSibling }: MutationRecord): HTMLElement | undefined {
  return [...addedNodes, previousSibling, nextSibling].find(isTranslation)
}

/** The text is in the page again, empty: React finds it where it left it, and the translation is what is read. */
function keep(text: Text, translation: HTMLElement): void {
  taken.add(translation)
  translations.set(text, translation)
  text.data = ''
  translation.before(text)
}

/** The translation of a text that changed or went is that of another text. */
function drop(text: Text): void {
  translations.get(text)?.remove()
  translations.delete(text)
}

function follow(records: MutationRecord[]): void {
  for (const record of records) {
    const { target, removedNodes } = record
    if (target instanceof Text && target.data) drop(target)
    for (const text of removedNodes) {
      if (!isReacts(text) || text.isConnected) continue
      const translation = translationOf(record)
      if (translation?.isConnected) keep(text, translation)
      else drop(text)
    }
  }
}

/**
 * Keeps the texts that React holds in pages that a browser translates (Chrome, Edge). React goes on with the texts that
 * it made: out of the page, they could neither change nor go, and what is taken from a parent that has it no more throws.
 * It is harmless to ask for it again.
 */
export function keepTranslatedTexts(): void {
  if (isOn) return
  isOn = true
  new MutationObserver(follow).observe(document, { childList: true, characterData: true, subtree: true })
}
