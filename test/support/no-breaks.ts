import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/**
 * Matches an ordinary space where a line must not break: before a punctuation sign, in guillemets, in an amount or a
 * time.
 */
export const wrong =
  / [:;!?»%€]|« |\d (?:h|min|km|kg|g|cm|mm|ko|ans|mois|jours|TTC)(?![\p{L}\d])|\d\u00a0h \d|\d \d{3}(?!\d)/u

const verbatim = ['script', 'style', 'pre', 'code', 'kbd', 'samp', 'textarea', 'option', 'svg', 'template']

type Node = DefaultTreeAdapterTypes.ChildNode

/** Returns the texts of a page that a visitor reads. */
function textsOf(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value]
    if (verbatim.includes(node.nodeName) || !('childNodes' in node)) return []
    return textsOf(node.childNodes)
  })
}

/** Returns the texts of a page with a wrong space. */
export const badTextsOf = (html: string): string[] =>
  textsOf(parse(html, { scriptingEnabled: false }).childNodes).filter((text) => wrong.test(text))

/** Returns the strings of a JSON answer with a wrong space. Some strings are HTML. */
export function badStringsOf(data: unknown): string[] {
  if (typeof data === 'string' && data.startsWith('<')) return badTextsOf(data)
  if (typeof data === 'string') return wrong.test(data) ? [data] : []
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(badStringsOf) : []
}
