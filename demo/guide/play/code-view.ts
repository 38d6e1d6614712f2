import { tokenize } from '../highlight.ts'

/** Returns true for attributes that elements write by themselves. */
const isOwn = (name: string): boolean =>
  name.startsWith('data-flx-') || name.startsWith('aria-') || name === 'class' || name === 'style'

function openingTag(element: Element): string {
  const attributes = [...element.attributes]
    .filter(({ name }) => !isOwn(name))
    .map(({ name, value }) => (value === '' ? ` ${name}` : ` ${name}="${value.replaceAll('"', '&quot;')}"`))
  return `<${element.localName}${attributes.join('')}>`
}

function show(code: Element, source: string): void {
  code.replaceChildren(
    ...tokenize(source).map(({ kind, text }) => {
      if (kind === 'text') return document.createTextNode(text)
      const span = document.createElement('span')
      span.className = `guide-code__${kind}`
      span.textContent = text
      return span
    }),
  )
}

/** Updates the markup to copy when the attributes of the live element change. */
export function followCode(code: Element, element: Element): void {
  const source = code.textContent ?? ''
  const opening = new RegExp(`<${element.localName}(?:\\s(?:"[^"]*"|[^>"])*)?>`)
  const before = openingTag(element)
  const update = (): void => {
    const now = openingTag(element)
    show(code, now === before ? source : source.replace(opening, () => now))
  }
  new MutationObserver(update).observe(element, { attributes: true })
}
