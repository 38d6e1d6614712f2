/** Markup that needs no more escaping. */
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

/** Template tag for HTML: texts are escaped; markup, and lists of either, are inserted. */
export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(String.raw({ raw: strings }, ...values.map(write)))
}

/** Marks an author's source as markup, without escaping it. */
export function authored(source: string): Markup {
  return new Markup(source)
}
