import { tokenize } from '../highlight.ts'
import { html, type Markup } from '../markup.ts'
import { dedent } from '../prose.ts'

function block(label: string, code: Markup): Markup {
  return html`<div class="guide-code">
<button class="guide-copy" type="button" data-guide-copy hidden>Copier</button>
<pre tabindex="0" role="group" aria-label="${label}">${code}</pre>
</div>`
}

/** HTML source with its colours, and a button that copies it. */
export function htmlCode(source: string, label: string): Markup {
  const tokens = tokenize(dedent(source)).map(({ kind, text }) =>
    kind === 'text' ? text : html`<span class="guide-code__${kind}">${text}</span>`,
  )
  return block(label, html`<code data-guide-code>${tokens}</code>`)
}

/** Source of any other kind. */
export function plainCode(source: string, label: string): Markup {
  return block(label, html`<code>${dedent(source)}</code>`)
}
