import type { Page } from '../server/page.ts'
import { type Edition, list } from './fragment-rows.ts'

const heads: Record<string, string> = {
  sweetalert2: '<link rel="stylesheet" href="/peers/sweetalert2/dist/sweetalert2.min.css">',
  shoelace: '<link rel="stylesheet" href="/peers/@shoelace-style/shoelace/cdn/themes/light.css">',
}

/** A page that opens modals or replaces a list, again and again: `?subject=flx`. `rows` answers the list. */
export const page: Page = ({ path, query }) => {
  if (path === 'rows') return list(100, Number(query.get('edition')) as Edition)
  const subject = query.get('subject') ?? ''
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>Mémoire</title>
${heads[subject] ?? ''}
<script type="module" src="/files/memory/${subject}.js"></script>
<button type="button" id="opener">Ouvrir</button>
<div id="list" hx-ext="morph">${list(100, 0)}</div>
</html>`
}
