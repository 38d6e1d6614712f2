import type { Page } from '../server/page.ts'

const scripts: Record<string, string> = {
  flx: '<script type="module" src="/dist/flx.js"></script>',
  shoelace: '<link rel="stylesheet" href="/peers/@shoelace-style/shoelace/cdn/themes/light.css">',
}

/** A page whose script puts many elements of one kind in: `?subject=flx&kind=quantity`. */
export const page: Page = ({ query }) => {
  const subject = query.get('subject') ?? ''
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<title>Éléments</title>
${scripts[subject] ?? ''}
<script type="module" src="/files/upgrade/${subject}.js"></script>
<script type="module" src="/files/upgrade/driver.js"></script>
<main id="place"></main>
</html>`
}
