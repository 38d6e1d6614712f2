import { type DefaultTreeAdapterTypes, parse } from 'parse5'

/** An ordinary space where a line may not break, as a reader would point at it: before a sign, in guillemets, in an amount or an hour. */
export const wrong =
  / [:;!?»%€]|« |\d (?:h|min|km|kg|g|cm|mm|ko|ans|mois|jours|TTC)(?![\p{L}\d])|\d\u00a0h \d|\d \d{3}(?!\d)/u

const verbatim = ['script', 'style', 'pre', 'code', 'kbd', 'samp', 'textarea', 'option', 'svg', 'template']

type Node = DefaultTreeAdapterTypes.ChildNode

/** The texts of a page that are read, as HTML understands it. */
function textsOf(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if (node.nodeName === '#text') return [(node as DefaultTreeAdapterTypes.TextNode).value]
    if (verbatim.includes(node.nodeName) || !('childNodes' in node)) return []
    return textsOf(node.childNodes)
  })
}

/** What is wrong in the texts of a page. */
export const badTextsOf = (html: string): string[] =>
  textsOf(parse(html, { scriptingEnabled: false }).childNodes).filter((text) => wrong.test(text))

/** What is wrong in the strings of an answer in JSON, whatever they are for; some are HTML. */
export function badStringsOf(data: unknown): string[] {
  if (typeof data === 'string' && data.startsWith('<')) return badTextsOf(data)
  if (typeof data === 'string') return wrong.test(data) ? [data] : []
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(badStringsOf) : []
}
