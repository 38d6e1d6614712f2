import fetched from './sheets.json'
import type { Sheet } from './stage.ts'

/** A theme's style sheet, as a page would have it. */
export interface ThemeSheet {
  name: string
  css(): Promise<string>
}

/** What themes write of bare tags, with the specificity that they write it with, and worse. */
const handmade: Record<string, string> = {
  'tout-efface': '* { all: unset } *::before, *::after { all: unset } head, script, style, template { display: none }',
  'remise-a-zero':
    '* { margin: 0; padding: 0; border: 0; box-sizing: content-box; font: 20px serif; color: #c00 } html { font-size: 62.5% }',
  'theme-precis': `
    body #page .content button, body #page .content input, body #page .content select {
      padding: 20px 40px; border: 5px dotted red; border-radius: 30px; background: blue; color: lime;
      font: italic 30px cursive; text-transform: uppercase; letter-spacing: 3px; box-shadow: 0 0 9px red; float: right;
    }
    body #page .content :is(h1, h2, h3, h4, legend, dt, summary, label, strong) {
      margin: 50px; color: orange; font: 40px fantasy; text-align: center; text-transform: uppercase;
    }
    body #page .content :is(ul, ol, li, dl, dd, p, form, fieldset, section, div, span) {
      margin: 12px; padding: 9px; border: 1px solid green; background: #eef; list-style: square inside; line-height: 3;
    }
    body #page .content :is(a, a:hover, a:focus) { color: magenta; text-decoration: overline; background: yellow }
    body #page .content :is(svg, path, circle) { fill: red; stroke: lime; width: 80px; height: 80px; opacity: .3 }
    body #page .content :is(img, canvas, iframe, video) { max-width: 50%; height: auto; border: 9px solid red; opacity: .5 }
    body :is(dialog, [popover], #page dialog) { padding: 60px; border: 9px solid red; background: pink; color: red; inset: 50px; margin: 0 }
    body :is(button, li, h2, a, div, summary)::before { content: '→'; color: red; font-size: 40px; display: block }
    body :is(button, li, h2, a, div)::after { content: '←'; color: red; position: static; width: 9px; border: 9px solid }
    dialog::backdrop { background: red; opacity: .2 }
    body :is(button, [role="button"])::before { clip-path: none; transform: rotate(9deg) scale(3); border: 1px dashed red; height: 30px }
    ::placeholder { color: red; opacity: .1 }
    body li::marker { color: red; content: '★' }`,
  'couche-avant': `@layer site {
    div, p, span, ul, li, form, section, fieldset, h2, h3, label, input { margin: 7px; padding: 7px; border: 2px solid red }
    * { letter-spacing: 4px; text-transform: uppercase; outline: 3px solid red }
    button, h2, a, li { display: block; color: red; background: yellow } svg, path { fill: red; stroke: blue }
  }`,
}

async function read(name: string): Promise<string> {
  const answer = await fetch(`/.cache/sheets/${name}.css`)
  if (!answer.ok) throw new Error(`${name}: run scripts/test/sheets.mjs, or npm test`)
  return answer.text()
}

export const sheets: ThemeSheet[] = [
  ...Object.keys(fetched).map((name) => ({ name, css: () => read(name) })),
  ...Object.entries(handmade).map(([name, css]) => ({ name, css: () => Promise.resolve(css) })),
]

/** Those that ask most of a widget, and two that are found on many sites. */
export const fewSheets: ThemeSheet[] = sheets.filter(
  ({ name }) => name in handmade || ['bootstrap-3', 'wordpress'].includes(name),
)

export const textsOf = (list: readonly ThemeSheet[]): Promise<Sheet[]> =>
  Promise.all(list.map(async ({ name, css }): Promise<Sheet> => [name, await css()]))
