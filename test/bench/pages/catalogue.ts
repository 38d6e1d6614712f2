import { sampleOf, tags } from '../../support/samples.ts'
import type { Answer, Page } from '../server/page.ts'
import { components } from './catalogue/shoelace.ts'

const cdn = '/peers/@shoelace-style/shoelace/cdn'

/** Elements that are there without a gesture, ten kinds of flx and of Shoelace, for the page one comes back to. */
const kinds: Record<string, string[]> = {
  flx: [
    'flx-quantity',
    'flx-price',
    'flx-toggle',
    'flx-table',
    'flx-carousel',
    'flx-mask',
    'flx-date-field',
    'flx-form',
    'flx-video',
    'flx-clickable',
  ],
  shoelace: [
    'input',
    'format-number',
    'details',
    'card',
    'carousel',
    'textarea',
    'select',
    'button',
    'rating',
    'tab-group',
  ],
}

/** Nothing stands above the page, and everything wakes at once. */
const awake = (markup: string, tag: string): string =>
  markup.replace(`<${tag} open`, `<${tag}`).replace(`<${tag}`, `<${tag} load="now"`)

function elementsOf(subject: string, isBack: boolean): string[] {
  if (subject === 'shoelace') {
    const names = isBack ? (kinds.shoelace ?? []) : Object.keys(components)
    return names.map((name) => components[name] ?? `<sl-${name}></sl-${name}>`)
  }
  return (isBack ? (kinds.flx ?? []) : tags).map((tag) => awake(sampleOf(tag), tag))
}

const heads: Record<string, string> = {
  flx: '<flx-config base="/pages/catalogue/"></flx-config><script type="module" src="/dist/flx.js"></script>',
  shoelace: `<link rel="stylesheet" href="${cdn}/themes/light.css"><script type="module" src="${cdn}/shoelace-autoloader.js"></script>`,
}

/** `?subject=flx`: one of each element; with `back`, twice ten of them; with `use`, none yet: their markup
 * for the page to put there, again and again. Calls of elements are answered with nothing. */
export const page: Page = ({ path, query }): Answer => {
  if (path) return { type: 'application/json', body: '{"status":"ok"}' }
  const subject = query.get('subject') ?? ''
  const isBack = query.has('back')
  const elements = elementsOf(subject, isBack)
  const sections = (isBack ? [...elements, ...elements] : elements).map((element) => `<section>${element}</section>`)
  const source = Buffer.from(sections.join('\n')).toString('base64')
  return `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Catalogue</title>
<script src="/files/catalogue/probe.js"></script>
${heads[subject] ?? ''}
${query.has('use') ? `<meta name="source" content="${source}"><script src="/files/catalogue/uses.js"></script>` : ''}
<main>
${query.has('use') ? '' : sections.join('\n')}
</main>
</html>`
}
