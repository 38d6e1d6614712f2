/** A piece of HTML source, with its kind. */
export interface Token {
  kind: 'text' | 'comment' | 'tag' | 'attribute' | 'value'
  text: string
}

const markup = /(<!--[\s\S]*?-->)|(<\/?[a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)(\/?>)/g
const attribute = /([^\s=]+)(\s*=\s*("[^"]*"|'[^']*'|[^\s"'>]+))?/g

function attributeTokens(source: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of source.matchAll(attribute)) {
    tokens.push({ kind: 'text', text: source.slice(end, match.index) })
    tokens.push({ kind: 'attribute', text: match[1] ?? '' })
    if (match[2]) tokens.push({ kind: 'value', text: match[2] })
    end = match.index + match[0].length
  }
  tokens.push({ kind: 'text', text: source.slice(end) })
  return tokens
}

/** Splits HTML source into pieces to colour. */
export function tokenize(source: string): Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of source.matchAll(markup)) {
    tokens.push({ kind: 'text', text: source.slice(end, match.index) })
    const [whole, comment, open = '', attributes = '', close = ''] = match
    if (comment) tokens.push({ kind: 'comment', text: comment })
    else tokens.push({ kind: 'tag', text: open }, ...attributeTokens(attributes), { kind: 'tag', text: close })
    end = match.index + whole.length
  }
  tokens.push({ kind: 'text', text: source.slice(end) })
  return tokens.filter(({ text }) => text !== '')
}
