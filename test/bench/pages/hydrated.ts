import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { bundled } from '../server/bundled.ts'
import type { Page } from '../server/page.ts'
import { type PageData, WholePage } from './hydrated/page.tsx'

const text =
  'Du grès, du lin, du papier, quelques graines et beaucoup de sardines : des objets choisis chez ceux qui les font.'
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

/** As many pictures, entries and lines as `shop/content.ts` writes. */
function dataOf(kind: PageData['kind'], size: number): PageData {
  const isHome = kind === 'accueil'
  const entries = isHome ? size : 20
  return {
    kind,
    branches: times(Math.ceil(entries / 10), (branch) => ({
      name: `Rayon ${branch}`,
      href: `/rayon/${branch}`,
      leaves: times(9, (leaf) => ({ name: `Rayon ${branch}.${leaf}`, href: `/rayon/${branch}/${leaf}` })),
    })),
    pictures: times(isHome ? size : kind === 'article' ? 5 : 0, (at) => ({
      small: `/pictures/${at % 20}-240.webp`,
      large: `/pictures/${at % 20}-1600.webp?${at}`,
      name: `Port-Lannec, vue ${at + 1}`,
    })),
    dialogs: isHome ? times(3, (at) => `Nos horaires ${at + 1}`) : kind === 'article' ? ['Guide des tailles'] : [],
    popups: isHome ? times(Math.ceil(size / 10), (at) => ({ href: `/page/${at}`, text: `À propos ${at + 1}` })) : [],
    paragraphs: isHome ? 6 : kind === 'article' ? 7 : 0,
    text,
    lines:
      kind === 'panier' ? times(size, (at) => ({ id: String(at), name: 'Vase bleu', price: 24.5, quantity: 1 })) : [],
    service: '/pages/hydrated/service',
  }
}

/**
 * `?kind=accueil&size=50`: the page as a framework of whole pages sends it, written by React on the server, its data in
 * the page, and one bundle of React and the page's components that hydrates it all. `client.js` is that bundle.
 */
export const page: Page = ({ path, query }) => {
  if (path === 'client.js') return bundled('hydrated/client.tsx')
  if (path === 'service') return { type: 'application/json', body: '{}' }
  const data = dataOf((query.get('kind') ?? 'accueil') as PageData['kind'], Number(query.get('size') ?? 10))
  return `<!doctype html>
<html lang="fr">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <title>${data.kind}</title>
  <link rel="stylesheet" href="/files/shop/site.css">
  <script type="module" async src="/pages/hydrated/client.js"></script>
</head>
<body>
  <div id="root">${renderToString(createElement(WholePage, data))}</div>
  <script id="data" type="application/json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
</body>
</html>`
}
