import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../server/root.ts'
import { slugOf } from '../../server/slug.ts'
import { html, type Markup } from '../markup.ts'
import { prose } from '../prose.ts'
import type { Topic } from '../topic.ts'

/** Renders a heading, a paragraph or a list of CHANGELOG.md, which has no other blocks. */
function block(text: string): Markup {
  const [, marks = '', title = ''] = /^(#+) \[?([^\]]*)/.exec(text) ?? []
  if (marks.length === 2) return html`<h2 id="${slugOf(title)}">${prose(title)}</h2>`
  if (marks) return html`<h3>${prose(title)}</h3>`
  if (!text.startsWith('- ')) return html`<p>${prose(text.replace(/\s*\n\s*/g, ' '))}</p>`
  const items = text.split(/\n(?=- )/).map((item) => item.slice(2).replace(/\s*\n\s*/g, ' '))
  return html`<ul class="guide-news">${items.map((item) => html`<li>${prose(item)}</li>`)}</ul>`
}

export const newsTopic: Topic = {
  slug: 'nouveautes',
  title: 'Nouveautés',
  group: 'reference',
  lead: 'Les changements de chaque version, les plus récents d’abord.',
  body: () => {
    const changes = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')
    const versions = changes.slice(changes.indexOf('\n## '))
    const blocks = versions.replace(/^(#.*)$/gm, '\n$1\n').split(/\n\s*\n/)
    return html`${blocks
      .map((text) => text.trim())
      .filter(Boolean)
      .map(block)}`
  },
}
