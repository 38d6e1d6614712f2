import { tokenize } from '../highlight.ts'
import { html, type Markup } from '../markup.ts'
import { dedent } from '../prose.ts'

/** The languages of a source, as its block names them. */
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

/** Guesses the language of a source, when it is not given. */
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
<button class="guide-copy" type="button" data-guide-copy>Copier</button></p>
<pre tabindex="0" role="group" aria-label="${label}">${code}</pre>
</div>`
}

/** HTML source with colours, and a button to copy it. */
export function htmlCode(source: string, label: string): Markup {
  const tokens = tokenize(dedent(source)).map(({ kind, text }) =>
    kind === 'text' ? text : html`<span class="guide-code__${kind}">${text}</span>`,
  )
  return block(label, 'html', html`<code data-guide-code>${tokens}</code>`)
}

/** Source in any other language. */
export function plainCode(source: string, label: string, language = languageOf(source)): Markup {
  return block(label, language, html`<code>${dedent(source)}</code>`)
}
