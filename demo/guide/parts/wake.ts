import type { Sizes, Wake } from '../guide-manifest.ts'
import { html, type Markup } from '../markup.ts'
import { kilobytes } from '../prose.ts'

const wakes: Record<Wake, string> = {
  now: 'Chargé tout de suite',
  visible: 'Chargé quand il entre dans l’écran',
  idle: 'Chargé quand la page est au repos',
  gesture: 'Chargé au premier geste dans la page',
  interaction: 'Chargé au premier geste qui le concerne',
}

/** When an element's code comes, and what it weighs. */
export function cost(wake: Wake | undefined, size: Sizes['elements'][string] | undefined): Markup {
  return html`<ul class="guide-cost">
${wake && html`<li>${wakes[wake]}</li>`}
${size && html`<li><strong>${kilobytes(size.own)}</strong> en propre</li>`}
${size && html`<li>${kilobytes(size.first)} s’il est le premier de la page</li>`}
</ul>`
}
