import { parseFragment } from './gate.ts'

type Purify = typeof import('dompurify').default
type PurifyOptions = NonNullable<Parameters<Purify['sanitize']>[1]>

/** Matches words in `class` or `rel` that the library would act on. */
const hookedTokens = /^(?:squeezebox|clickable_block|flx-|lightbox)/i

/**
 * The rules for messages, which only show text: no script, style or form, and no hook of the library (data attributes
 * such as `data-flx-…`, `data-share`, `data-goto`, or custom elements). Nor `id` and `name`: an element with such a
 * name hides members of the document and of forms.
 */
const rules = {
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'template', 'dialog', 'svg', 'math'],
  FORBID_ATTR: ['style', 'id', 'name', 'slot', 'is', 'for', 'popover', 'popovertarget', 'command', 'commandfor'],
  ALLOW_DATA_ATTR: false,
  // Never called: no HTML text is written any more. But without it, the sanitiser would create a policy of its own.
  TRUSTED_TYPES_POLICY: {
    createHTML: (html: string) => html,
    createScriptURL: (address: string) => address,
  } as unknown as PurifyOptions['TRUSTED_TYPES_POLICY'],
} satisfies PurifyOptions

/** Removes from `class` or `rel` the words that the library acts on. */
function withoutHooks(element: Element, name: 'class' | 'rel'): void {
  const given = element.getAttribute(name)
  if (given === null) return
  const kept = given.split(/\s+/).filter((token) => token && !hookedTokens.test(token))
  // The name of a gallery may hold spaces: the rest of `lightbox[mon voyage]` means nothing.
  if (kept.length > 0 && !(name === 'rel' && /lightbox/i.test(given))) element.setAttribute(name, kept.join(' '))
  else element.removeAttribute(name)
}

/**
 * Turns a message from the server, or from anyone, into nodes that do no harm and carry no hook of the library. Fetches
 * the code for this with the first message that holds markup; where that cannot work, returns the message as text.
 */
export async function sanitize(html: string): Promise<DocumentFragment> {
  const fragment = new DocumentFragment()
  if (!/[<&]/.test(html)) {
    fragment.append(html)
    return fragment
  }
  const { default: purify } = await import('dompurify')
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
