import type { Sizes, Wake } from '../guide-manifest.ts'
import { html, type Markup } from '../markup.ts'
import { kilobytes } from '../prose.ts'
import { browsers } from './browsers.ts'

const wakes: Record<Wake, string> = {
  now: 'Chargé dès l’ouverture de la page',
  visible: 'Chargé à son entrée dans l’écran',
  idle: 'Chargé quand le navigateur est inactif',
  gesture: 'Chargé au premier geste du visiteur dans la page',
  interaction: 'Chargé au premier geste du visiteur sur l’élément',
}

/** Renders when an element's code is loaded, its size, and the browsers in which it works. */
export function cost(wake: Wake | undefined, size: Sizes['elements'][string] | undefined): Markup {
  return html`<ul class="guide-cost">
${wake && html`<li>${wakes[wake]}</li>`}
${size && html`<li><strong>${kilobytes(size.own)}</strong> (poids seul)</li>`}
${size && html`<li>${kilobytes(size.first)} avec les dépendances partagées</li>`}
<li><a href="/guide/csp-et-cdn#navigateurs-pris-en-charge">À partir de ${browsers}</a></li>
</ul>`
}
