import { slugOf } from '../server/slug.ts'
import { authored, html, type Markup } from './markup.ts'

/** Where a page wants its list of parts, when that is not before the first of them. */
export const indexPlace = authored('<!-- parts -->')

/** From as many parts on a page is long. */
const fewest = 4

const heading = /<h2(?: id="([^"]*)")?>([\s\S]*?)<\/h2>/g

const plain = (markup: string): string => markup.replace(/<[^>]+>/g, '').trim()

/** A long page with the list of its parts before the first of them; each part can be led to. */
export function withIndex({ html: body }: Markup): Markup {
  const parts: { id: string; title: string }[] = []
  const anchored = body.replace(heading, (_, id: string | undefined, title: string) => {
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
