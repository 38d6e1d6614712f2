/** Markup that is ready to be sent. */
export class Markup {
  readonly html: string

  constructor(html: string) {
    this.html = html
  }
}

export type Value = Markup | string | number | false | null | undefined | readonly Value[]

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function write(value: Value): string {
  if (value === false || value === null || value === undefined) return ''
  if (value instanceof Markup) return value.html
  if (typeof value === 'object') return value.map(write).join('')
  return String(value).replace(/[&<>"]/g, (character) => escapes[character] ?? character)
}

/** A template of HTML: texts are escaped, markup and lists of either are put in place. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(write)))
}

/** Source that an author wrote, put in place as it is. */
export function authored(source: string): Markup {
  return new Markup(source)
}
