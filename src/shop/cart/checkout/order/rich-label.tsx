import type { ReactNode } from 'react'

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  rsquo: '’',
  lsquo: '‘',
  laquo: '«',
  raquo: '»',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  euro: '€',
  oelig: 'œ',
}

/** Accents of named entities: `&eacute;` is an e followed by this accent. */
const accents: Record<string, string> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  uml: '\u0308',
  cedil: '\u0327',
}

function characterOf(name: string): string | undefined {
  const accent = accents[name.slice(1)]
  return accent ? `${name.charAt(0)}${accent}`.normalize('NFC') : named[name.toLowerCase()]
}

function decode(text: string): string {
  return text
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (whole, decimal, hexadecimal, name) => {
      if (name) return characterOf(name) ?? whole
      return String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16))
    })
}

const link = /<a\s[^>]*?href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))[^>]*>([\s\S]*?)<\/a>/gi
const safe = /^(?:https?:|\/|#|\?|[\w-]+(?:[./]|$))/i

/**
 * Renders a label of the shop that may contain links, such as « J’accepte les <a href="/cgv">conditions</a> »: only its
 * text and links, no other HTML. Links open in a new tab, so that the visitor does not leave the order.
 */
export function RichLabel({ html }: { html: string }): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const found of html.matchAll(link)) {
    const [whole, double, single, bare, inner = ''] = found
    const href = decode(double ?? single ?? bare ?? '')
    parts.push(decode(html.slice(end, found.index)))
    end = found.index + whole.length
    const text = decode(inner)
    parts.push(
      safe.test(href) && !/^\w+script:/i.test(href) ? (
        <a className="flx-cart__option-link" key={end} href={href} target="_blank" rel="noopener">
          {text}
        </a>
      ) : (
        text
      ),
    )
  }
  parts.push(decode(html.slice(end)))
  return parts
}
