import { slugOf } from '../server/slug.ts'
import { authored, html, type Markup } from './markup.ts'

/** Marks the place of a page's index, when it is not before the first section. */
export const indexPlace = authored('<!-- parts -->')

/** Fewest sections of a page that gets an index. */
const fewest = 4

const heading = /<h2(?: id="([^"]*)")?>([\s\S]*?)<\/h2>/g

const plain = (markup: string): string => markup.replace(/<[^>]+>/g, '').trim()

/** Adds the index of a long page before its first section, and gives each section an id to link to. */
export function withIndex({ html: body }: Markup): Markup {
  /** A page with a live example names its own sections: the headings of the example are no parts of it. */
  const isNamed = body.includes(indexPlace.html)
  const parts: { id: string; title: string }[] = []
  const anchored = body.replace(heading, (whole, id: string | undefined, title: string) => {
    if (isNamed && !id) return whole
    const part = { id: id ?? slugOf(plain(title)), title }
    parts.push(part)
    return `<h2 id="${part.id}">${title}</h2>`
  })
  const isTwice = new Set(parts.map(({ id }) => id)).size < parts.length
  if (parts.length < fewest || isTwice) return authored(body.replace(indexPlace.html, ''))
  const index = html`<nav class="guide-index" aria-label="Sur cette page"><ul>
${parts.map(({ id, title }) => html`<li><a href="#${id}">${authored(plain(title))}</a></li>`)}
</ul></nav>
`
  if (anchored.includes(indexPlace.html)) return authored(anchored.replace(indexPlace.html, () => index.html))
  const first = anchored.search(/<(?:section|h2)[ >]/)
  return authored(anchored.slice(0, first) + index.html + anchored.slice(first))
}
