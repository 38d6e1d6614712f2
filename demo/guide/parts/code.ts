import { tokenize } from '../highlight.ts'
import { html, type Markup } from '../markup.ts'
import { dedent } from '../prose.ts'

/** What a source may be written in, as its block says it. */
const languages = {
  html: 'HTML',
  css: 'CSS',
  js: 'JavaScript',
  json: 'JSON',
  sh: 'Terminal',
  http: 'HTTP',
  text: 'Texte',
}

export type Language = keyof typeof languages

/** The language of a source that nobody named. */
function languageOf(source: string): Language {
  const start = source.trim()
  if (/^(?:npm|npx|php|flx) /.test(start)) return 'sh'
  if (/^[{[]\s*["{[\n]/.test(start)) return 'json'
  if (/^(?:@layer|:root|\.[\w-]+[^;]*\{|[a-z-]+\s*\{)/.test(start)) return 'css'
  if (/\b(?:const|import|export|await|document|flx)\b[ .({]/.test(start)) return 'js'
  return /^[a-z-]+-src /.test(start) || /^[A-Z][\w-]+: /.test(start) ? 'http' : 'text'
}

function block(label: string, language: Language, code: Markup): Markup {
  return html`<div class="guide-code">
<p class="guide-code__head"><span>${label}</span> <span class="guide-code__language">${languages[language]}</span>
<button class="guide-copy" type="button" data-guide-copy hidden>Copier</button></p>
<pre tabindex="0" role="group" aria-label="${label}">${code}</pre>
</div>`
}

/** HTML source with its colours, and a button that copies it. */
export function htmlCode(source: string, label: string): Markup {
  const tokens = tokenize(dedent(source)).map(({ kind, text }) =>
    kind === 'text' ? text : html`<span class="guide-code__${kind}">${text}</span>`,
  )
  return block(label, 'html', html`<code data-guide-code>${tokens}</code>`)
}

/** Source of any other kind. */
export function plainCode(source: string, label: string, language = languageOf(source)): Markup {
  return block(label, language, html`<code>${dedent(source)}</code>`)
}
