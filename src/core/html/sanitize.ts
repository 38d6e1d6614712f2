import { policy } from './policy.ts'

type Purify = typeof import('dompurify').default
type PurifyOptions = NonNullable<Parameters<Purify['sanitize']>[1]>

/** No script, no style of its own, no form: a message only says something. */
const forbidden = {
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea'],
  FORBID_ATTR: ['style'],
} satisfies PurifyOptions

/**
 * A message of the server, or of anyone, as nodes that can do no harm. The code for it arrives with the first message
 * that holds markup.
 */
export async function sanitize(html: string): Promise<DocumentFragment> {
  if (!/[<&]/.test(html)) {
    const fragment = new DocumentFragment()
    fragment.append(html)
    return fragment
  }
  const { default: purify } = await import('dompurify')
  const rules = policy() as unknown as PurifyOptions['TRUSTED_TYPES_POLICY']
  const nodes = purify.sanitize(html, {
    ...forbidden,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: 'trustedTypes' in globalThis ? rules : undefined,
  })
  return document.importNode(nodes, true)
}
