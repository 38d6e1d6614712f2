import { answerSchema, type JsonSchema } from '../../src/contract/answer-schema.ts'
import type { CallDescription, JsonAnswer } from '../../src/contract/call.ts'
import type { Answer } from './answers-client.ts'

/** An answer of a hostile server. If its code runs, it calls `hurt` with a name. */
export interface HostileAnswer extends Answer {
  name: string
  /** True if it has the expected shape, so that its content may be shown or followed. */
  isDue?: boolean
}

const elsewhere = 'https://mechant.invalid'

const endless = 'tags that never end'

/** HTML that tries to run code, load foreign resources, or change the page that it is inserted into. */
export const markups: Record<string, string> = {
  handlers: `<img src="x:" onerror="hurt('img')"><svg onload="hurt('svg')"></svg><details open ontoggle="hurt('details')"><summary>a</summary>b</details><input autofocus onfocus="hurt('focus')"><video><source onerror="hurt('source')"></video><body onload="hurt('body')"><p style="animation: flx-x 1s" onanimationstart="hurt('animation')">c</p><audio src="x:" onerror="hurt('audio')"></audio>`,
  scripts: `<script>hurt('script')</script><script src="data:text/javascript,hurt('data')"></script><script type="module">hurt('module')</script><svg><script>hurt('svg script')</script></svg><script type="text/javascript" nomodule>hurt('nomodule')</script>`,
  'maps and rules of scripts': `<script type="importmap">{"imports":{"react":"data:text/javascript,hurt('map')"}}</script><script type="speculationrules">{"prefetch":[{"source":"list","urls":["${elsewhere}/x"]}]}</script>`,
  'addresses that run': `<a href="javascript:hurt('a')">a</a><form action="javascript:hurt('form')"><button formaction="java&#10;script:hurt('button')">b</button></form><iframe src="javascript:parent.hurt('iframe')"></iframe><object data="javascript:hurt('object')"></object><embed src="javascript:hurt('embed')"><svg><a href="javascript:hurt('svg a')"><text y="9">c</text></a></svg>`,
  'pages in the page': `<iframe srcdoc="<script>parent.hurt('srcdoc')</script>"></iframe><object data="data:text/html,<script>parent.hurt('object')</script>"></object><embed src="data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='parent.hurt(1)'/>"><iframe src="data:text/html,<script>parent.hurt('data')</script>"></iframe>`,
  'another base': `<base href="${elsewhere}/" target="_parent"><a href="x">a</a>`,
  'another page, by and by': `<meta http-equiv="refresh" content="0;url=/answers/login?refresh"><meta http-equiv="refresh" content="0;url=javascript:hurt('meta')">`,
  'styles of others': `<style>@import '${elsewhere}/x.css'; @keyframes flx-x {} </style><link rel="stylesheet" href="${elsewhere}/x.css"><link rel="preload" as="script" href="${elsewhere}/x.js">`,
  'pictures that are pages': `<svg xmlns="http://www.w3.org/2000/svg"><use href="data:image/svg+xml,<svg id='x' onload='hurt(1)'/>#x"/><animate attributeName="href" values="javascript:hurt('animate')"/><set attributeName="onload" to="hurt('set')"/><foreignObject><iframe srcdoc="<script>parent.hurt('foreign')</script>"></iframe></foreignObject></svg>`,
  'markup that changes when it is read again': `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x: onerror=hurt('mxss 1')&gt;"></mglyph></table></mtext></math><svg></p><style><a id="</style><img src=x: onerror=hurt('mxss 2')>"></svg><noscript><p title="</noscript><img src=x: onerror=hurt('mxss 3')>"></noscript><form><math><mtext></form><form><mglyph><style></math><img src="x:" onerror="hurt('mxss 4')"><!--><img src=x: onerror=hurt('mxss 5')>--><select><template><img src="x:" onerror="hurt('mxss 6')"></template></select><textarea></textarea><img src="x:" onerror="hurt('mxss 7')">`,
  'roots of its own': `<div><template shadowrootmode="open"><img src="x:" onerror="hurt('shadow')"><script>hurt('shadow script')</script></template></div><template><script>hurt('template')</script></template>`,
  'orders to the library': `<flx-config base="${elsewhere}/" scripts="on" nonce="x"></flx-config><a data-flx-redirect="javascript:hurt('redirect')" href="#">a</a><p data-flx-redirect="javascript:hurt('redirect 2')">b</p><flx-popup open href="javascript:hurt('popup')"></flx-popup><a href="javascript:hurt('squeezebox')" class="squeezebox">c</a><div class="clickable_block" data-goto="javascript:hurt('goto')">d</div><button data-share="javascript:hurt('share')">e</button><flx-fragment><!-- url="javascript:hurt('fragment')" --></flx-fragment><flx-modal open label="x"><script>hurt('modal')</script></flx-modal><button data-flx-action="vide_panier">f</button><div data-flx-mount></div><div data-flx-keep><script>hurt('keep')</script></div>`,
  'names of what the page has': `<form name="body"></form><form name="createElement"></form><img name="getElementById"><img name="querySelector"><form name="cookie"><input name="nodeType"><input name="attributes"><input name="remove"></form><form name="documentElement"></form><form name="activeElement"></form><a id="flx"></a>`,
  [endless]: `${'<div>'.repeat(600)}${'<b><i>'.repeat(200)}<!-- <table><td><select><textarea>`,
}

const numbers: Record<string, unknown> = {
  'more than there is': 1e308,
  'a half': -0.5,
}

/** Fields with the site's own HTML or code, which the server may send under the page's policy. */
const trusted: Record<string, string> = { html: '<p>Bol</p>', evaldatas: '' }

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/**
 * Returns a value of this schema with all its fields, in which every text and number is the given one.
 *
 * @param turn - Index of the alternative or enum value for the first choice. Each further choice takes the next one.
 */
function filled(schema: JsonSchema, text: string, number: unknown, turn: number): unknown {
  let at = turn
  const oneOf = <T>(list: T[]): T => list[at++ % list.length] as T
  function fill(each: JsonSchema, depth: number): unknown {
    const ways = each.anyOf ?? each.oneOf
    if (ways) return fill(oneOf(ways), depth)
    if (each.allOf) {
      const parts = each.allOf.map((part) => fill(part, depth))
      return parts.every(isObject) ? Object.assign({}, ...parts) : parts[0]
    }
    if (each.enum) return oneOf(each.enum)
    if ('const' in each) return each.const
    switch (each.type) {
      case 'array': {
        const items = each.prefixItems ?? (each.items && depth < 12 ? [each.items, each.items] : [])
        return items.map((item) => fill(item, depth + 1))
      }
      case 'object': {
        const { properties = {}, additionalProperties: other } = each
        const fields = Object.entries({ ...properties, ...(isObject(other) ? { 12: other as JsonSchema } : {}) })
        return Object.fromEntries(fields.map(([name, field]) => [name, trusted[name] ?? fill(field, depth + 1)]))
      }
      case 'number':
      case 'integer':
        return number
      case 'boolean':
        return oneOf([true, false])
      case 'null':
        return null
      default:
        return text
    }
  }
  return fill(schema, 0)
}

const proto = '"__proto__":{"hurt":1,"status":"ok"},"constructor":{"prototype":{"hurt":1}},"toString":1,"then":"x"'
const nested = (depth: number): string => `${'{"panier":['.repeat(depth)}1${']}'.repeat(depth)}`

/** Answers without the expected shape, for any element. */
const strange: HostileAnswer[] = [
  { name: 'an object that changes all others', type: 'json', body: `{${proto}}` },
  { name: 'a list where an object is due', type: 'json', body: '[[],[{}],"ok",null]' },
  { name: 'two hundred levels', type: 'json', body: nested(200) },
  { name: 'a hundred thousand levels', type: 'json', body: '['.repeat(100_000) + ']'.repeat(100_000) },
  { name: 'numbers that are none', type: 'json', body: '{"status":1e999,"panier":-1e999,"html":1e308}' },
  { name: 'NaN', type: 'json', body: '{"status":NaN}' },
  { name: 'a text alone', type: 'json', body: '"<img src=x: onerror=hurt(1)>"' },
  { name: 'null', type: 'json', body: 'null' },
  { name: 'a megabyte of text', type: 'json', body: `{"status":"${'a'.repeat(1_000_000)}"}` },
  { name: 'halves of characters', type: 'json', body: '{"status":"\\ud800","\\udc00":["\\ud800\\u0000"]}' },
  { name: 'JSON said to be HTML', type: 'html', body: `{"x":"<script>hurt('json')</script>"}` },
  { name: 'HTML said to be JSON', type: 'json', body: markups['handlers'] },
  { name: 'HTML said to be a text', type: 'text', body: markups['scripts'] },
  { name: 'a script', type: 'text/javascript', body: "hurt('javascript')" },
  { name: 'a picture that is a page', type: 'image/svg+xml', body: markups['pictures that are pages'] },
  {
    name: 'a page in XML',
    type: 'application/xhtml+xml',
    body: `<html xmlns="http://www.w3.org/1999/xhtml"><script>hurt('xml')</script></html>`,
  },
  { name: 'a type that is none', type: 'none', body: markups['scripts'] },
  { name: 'JSON in a charset that is another', type: 'application/json; charset=utf-16', body: '{"status":"ok"}' },
]

const allMarkup = Object.entries(markups)
  .filter(([name]) => name !== endless)
  .map(([, markup]) => markup)
  .join('')

/** Hostile texts, each of which is put in every text field of an answer. */
const texts: Record<string, string> = {
  markup: `"><img src=x: onerror="hurt('attribute')">'"--></title></textarea></style>${allMarkup}`,
  'an address that runs, in disguise': " \u0001JaVa\tScRi\npt:hurt('disguise')",
  'a page in its address': "data:text/html,<script>parent.hurt('data');opener.hurt('data')</script>",
  'a name that every object has': '__proto__',
  'halves of characters, and signs that turn text': '\uD800a\uDC00\u0000\u202Eb\u2028\uFEFF\u{10FFFF}\uFFFF',
  'a selector that is none': '1,5:::[',
  'a long text': 'é<'.repeat(20_000),
}

/** Returns the schemas of answers, each once, with their smallest example. */
const bySchema = (calls: CallDescription[]): JsonAnswer[] => [
  ...new Map(calls.flatMap(({ json }) => (json ? [[json.schema, json] as const] : []))).values(),
]

/**
 * Returns hostile answers to these calls that are not HTML: unexpected ones, and ones with the expected shape of a
 * call, for each alternative of a field.
 */
export function hostileData(calls: CallDescription[]): HostileAnswer[] {
  const due = bySchema(calls).flatMap((json) => {
    const schema = answerSchema(json)
    return [
      ...Object.entries(texts).map(([name, text], turn) => ({ name, body: filled(schema, text, 3, turn) })),
      ...Object.entries(numbers).map(([name, number], turn) => ({
        name,
        body: filled(schema, String(number), number, turn),
      })),
      { name: 'what changes all objects', body: JSON.stringify(json.least).replace(/^\{/, `{${proto},`) },
    ]
  })
  return [...strange, ...due.map((answer) => ({ ...answer, type: 'json', isDue: true }))]
}

/** Returns hostile answers in HTML: alone, inside the smallest expected answer of each call, and as HTML in JSON. */
export function hostileHtml(calls: CallDescription[]): HostileAnswer[] {
  const leasts = [...new Set(calls.flatMap(({ html }) => html?.least ?? []))]
  const answers = [allMarkup, markups[endless] as string].flatMap((markup, index): HostileAnswer[] => {
    const name = index === 0 ? 'markup' : endless
    const inJson = bySchema(calls).map((json) => JSON.stringify({ ...(json.least as object), html: markup }))
    return [
      { name, body: markup },
      ...leasts.map((least) => ({ name: `${name} in ${least}`, isDue: true, body: within(least, markup) })),
      ...inJson.map((body) => ({ name: `${name} in JSON`, type: 'json', isDue: true, body })),
    ]
  })
  const inCharsets = [
    { name: 'a charset that is another', type: 'text/html; charset=utf-16', body: allMarkup },
    {
      name: 'a charset that hides markup',
      type: 'text/html; charset=utf-7',
      body: "+ADw-script+AD4-hurt('utf7')+ADw-/script+AD4-",
    },
  ]
  return [...inCharsets, ...answers.map((answer) => ({ type: 'html', ...answer }))]
}

/** Returns the smallest answer with markup inserted before its last end tag. */
export function within(least: string, markup: string): string {
  const end = least.lastIndexOf('</')
  return end < 0 ? least + markup : least.slice(0, end) + markup + least.slice(end)
}
