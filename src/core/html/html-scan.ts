/** A tag as it is written: `<input type="password">`, or `</p>`. */
export interface Tag {
  /** In lower case. */
  name: string
  isEnd: boolean
  /** By their names in lower case; of several by one name the first counts. */
  attributes: ReadonlyMap<string, string>
  source: string
}

/** A tag, or the text up to the next one. */
export type Piece = { tag: Tag; text?: never } | { text: string; tag?: never }

/** Elements whose content is text to the browser, whatever it looks like. */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes'])

/** What a tag is made of. Each takes one class of signs, as many as there are: none of them ever goes back. */
const parts = {
  name: /[^\s/>]*/y,
  between: /[\s/]*/y,
  attribute: /[^\s/>=]*/y,
  spaces: /\s*/y,
  bare: /[^\s>]*/y,
}

/** Reads HTML from its beginning to its end, each sign once: a text that was made to be slow takes no longer than another. */
class Reader {
  readonly html: string
  at = 0

  constructor(html: string) {
    this.html = html
  }

  take(part: keyof typeof parts): string {
    const pattern = parts[part]
    pattern.lastIndex = this.at
    const found = pattern.exec(this.html)?.[0] ?? ''
    this.at += found.length
    return found
  }

  is(sign: string): boolean {
    return this.html.startsWith(sign, this.at)
  }

  /** Goes past the next `end`; to the end of the text where there is none. @returns what was before it, if it came. */
  past(end: string): string | undefined {
    const start = this.at
    const found = this.html.indexOf(end, start)
    this.at = found < 0 ? this.html.length : found + end.length
    return found < 0 ? undefined : this.html.slice(start, found)
  }
}

function readValue(reader: Reader): string | undefined {
  for (const quote of [`"`, `'`]) {
    if (!reader.is(quote)) continue
    reader.at++
    return reader.past(quote)
  }
  return reader.take('bare')
}

/** @returns nothing for a tag that does not end: the browser drops it too. */
function readTag(reader: Reader): Tag | undefined {
  const start = reader.at++
  const isEnd = reader.is('/')
  if (isEnd) reader.at++
  const name = reader.take('name').toLowerCase()
  const attributes = new Map<string, string>()
  for (;;) {
    reader.take('between')
    if (reader.at >= reader.html.length) return undefined
    if (reader.is('>')) break
    // An equals sign where a name begins is part of the name.
    const lead = reader.is('=') ? reader.html.charAt(reader.at++) : ''
    const attribute = (lead + reader.take('attribute')).toLowerCase()
    const end = reader.at
    reader.take('spaces')
    let value: string | undefined = ''
    if (reader.is('=')) {
      reader.at++
      reader.take('spaces')
      value = readValue(reader)
    } else reader.at = end
    if (value === undefined) return undefined
    if (!attributes.has(attribute)) attributes.set(attribute, value)
  }
  reader.at++
  return { name, isEnd, attributes, source: reader.html.slice(start, reader.at) }
}

/** Goes past the content of an element that is text. @returns that text. */
function readRawText(reader: Reader, name: string): string {
  const start = reader.at
  for (;;) {
    const found = reader.html.indexOf('</', reader.at)
    if (found < 0) {
      reader.at = reader.html.length
      return reader.html.slice(start)
    }
    reader.at = found + 2
    if (reader.html.slice(reader.at, reader.at + name.length).toLowerCase() !== name) continue
    reader.at = found
    return reader.html.slice(start, found)
  }
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /^[a-z]$/i.test(sign)

/** The tags and texts of HTML, in their order; comments are left out, and so is what a script or a style holds. */
export function* piecesOf(html: string): Generator<Piece, void> {
  const reader = new Reader(html)
  while (reader.at < html.length) {
    const start = reader.at
    const next = html.indexOf('<', start)
    if (next !== start) {
      reader.at = next < 0 ? html.length : next
      yield { text: html.slice(start, reader.at) }
    } else if (reader.is('<!--')) {
      // The two signs of `<!-->` are its beginning and its end.
      reader.at += 2
      reader.past('-->')
    } else if (reader.is('<!') || reader.is('<?')) {
      reader.past('>')
    } else if (isLetter(html[start + 1]) || (html[start + 1] === '/' && isLetter(html[start + 2]))) {
      const tag = readTag(reader)
      if (!tag) return
      yield { tag }
      if (tag.isEnd || !rawText.has(tag.name)) continue
      const text = readRawText(reader, tag.name)
      if (tag.name === 'title' || tag.name === 'textarea') yield { text }
    } else {
      reader.at++
      yield { text: '<' }
    }
  }
}

/** The first opening tag for which this holds. */
export function findTag(html: string, holds: (tag: Tag) => boolean): Tag | undefined {
  for (const { tag } of piecesOf(html)) if (tag && !tag.isEnd && holds(tag)) return tag
  return undefined
}
