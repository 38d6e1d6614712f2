type Purify = typeof import('dompurify').default
type PurifyOptions = NonNullable<Parameters<Purify['sanitize']>[1]>

/** What the library takes for an order of the template, where it stands in a class or a `rel`. */
const hookedTokens = /^(?:squeezebox|clickable_block|flx-|lightbox)/i

/**
 * No script, no style of its own, no form: a message only says something. No hook of the library either: neither data
 * attributes (`data-flx-…`, `data-share`, `data-goto`) nor its tags, which are none of HTML's. Nor a name: by `id` and `name`
 * an element hides members of the document and of forms, and a message has no use for them, renamed or not.
 */
const rules = {
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'template', 'dialog', 'svg', 'math'],
  FORBID_ATTR: ['style', 'id', 'name', 'slot', 'is', 'for', 'popover', 'popovertarget', 'command', 'commandfor'],
  ALLOW_DATA_ATTR: false,
  // Never asked: nothing is written as text any more. Without one, the sanitiser would make a policy of its own.
  TRUSTED_TYPES_POLICY: {
    createHTML: (html: string) => html,
    createScriptURL: (address: string) => address,
  } as unknown as PurifyOptions['TRUSTED_TYPES_POLICY'],
} satisfies PurifyOptions

/** Takes the words that the library would answer to out of a class or a `rel`. */
function withoutHooks(element: Element, name: 'class' | 'rel'): void {
  const given = element.getAttribute(name)
  if (given === null) return
  const kept = given.split(/\s+/).filter((token) => token && !hookedTokens.test(token))
  // The name of a gallery may hold spaces: what is left of `lightbox[mon voyage]` says nothing.
  if (kept.length > 0 && !(name === 'rel' && /lightbox/i.test(given))) element.setAttribute(name, kept.join(' '))
  else element.removeAttribute(name)
}

/**
 * A message of the server, or of anyone, as nodes that can do no harm, nor ask anything of the library. The code for it
 * arrives with the first message that holds markup; where that cannot work, the message is its text.
 */
export async function sanitize(html: string): Promise<DocumentFragment> {
  const fragment = new DocumentFragment()
  if (!/[<&]/.test(html)) {
    fragment.append(html)
    return fragment
  }
  const [{ default: purify }, { parseFragment }] = await Promise.all([import('dompurify'), import('./gate.ts')])
  const parsed = parseFragment(html)
  const place = parsed.ownerDocument.createElement('div')
  place.append(parsed)
  if (!purify.isSupported) {
    fragment.append(place.textContent ?? '')
    return fragment
  }
  purify.sanitize(place, { ...rules, IN_PLACE: true })
  for (const element of place.querySelectorAll('[class], [rel]')) {
    withoutHooks(element, 'class')
    withoutHooks(element, 'rel')
  }
  fragment.append(...document.importNode(place, true).childNodes)
  return fragment
}
