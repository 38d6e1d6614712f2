import type { Page } from '../server/page.ts'
import { type Edition, focusedRow, list } from './fragment-rows.ts'

const rowsAddress = (size: number, subject: string) => `/pages/fragment/rows?size=${size}&subject=${subject}`

const place: Record<string, (content: string, address: string) => string> = {
  turbo: (content, address) =>
    `<turbo-frame id="list" refresh="morph" src="${address}" complete>${content}</turbo-frame>`,
  htmx: (content) => `<div id="list" hx-ext="morph">${content}</div>`,
}

/** The page of one way to replace a list: `?subject=flx&size=1000`. `rows` answers the list alone. */
export const page: Page = ({ path, query }) => {
  const size = Number(query.get('size'))
  const subject = query.get('subject') ?? ''
  const edition: Edition = query.get('edition') === '1' ? 1 : 0
  const content = list(size, edition)
  const address = rowsAddress(size, subject)
  if (path === 'rows') return subject === 'turbo' ? `<turbo-frame id="list">${content}</turbo-frame>` : content
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>Liste</title>
<style>.row { display: flex; gap: 1rem; padding: 0.5rem; border-bottom: 1px solid #ccc } .price { margin-left: auto }</style>
<script>globalThis.address = '${address}'; globalThis.focused = 'qte-${focusedRow(size)}'</script>
<script type="module" src="/files/fragment-driver.js"></script>
<script type="module" src="/files/fragment-${subject.replace(/-.*/, '')}.js"></script>
${(place[subject] ?? ((inside: string) => `<div id="list">${inside}</div>`))(content, address)}
</html>`
}
