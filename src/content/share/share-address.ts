import { isAddress } from '../../core/browser/is-address.ts'
import { openingTag } from '../../core/element/report-error.ts'
import type { ShareDetail } from './share-events.ts'

/** What every button of an element shares, unless it says otherwise itself. */
export interface ShareSubject {
  /** Empty for the page's own address. */
  url: string
  /** Empty for the page's own title. */
  title: string
}

const words = { native: 'native', copy: 'copy', email: 'email', mail: 'email' } as const

/** Where nothing says who sends e-mails: the visitor's own program. */
const mails: Record<string, string> = { email: 'mailto:?subject={title}&body={url}' }

/** Base64, also as addresses write it, of UTF-8 text. @throws where it is neither. */
function decodeBase64(text: string): string {
  const bytes = atob(text.trim().replace(/-/g, '+').replace(/_/g, '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)))
}

/** What a button shares: its base64 `data-share-target` (SHARE-01). One that is no address is a message in the console. */
export function targetOf(button: Element, subject: ShareSubject): string {
  const current = subject.url ? new URL(subject.url, document.baseURI).href : location.href
  const encoded = button.getAttribute('data-share-target')
  if (!encoded) return current
  try {
    const { href, protocol } = new URL(decodeBase64(encoded), document.baseURI)
    if (/^https?:$/.test(protocol)) return href
  } catch {
    // Said below.
  }
  console.warn(
    `flx : ${openingTag(button)} : data-share-target n’est pas une adresse en base64 ; la page est partagée.`,
  )
  return current
}

/** Fills `{url}` and `{title}`, also written `[url]` or `%url%`; a template that ends with `=` takes the address there. */
export function fillTemplate(template: string, target: string, title: string): string {
  const values: Record<string, string> = { url: target, title, titre: title }
  let filled = false
  const address = template.replace(/[{[%](url|title|titre)[}\]%]/gi, (_, name: string) => {
    filled = true
    return encodeURIComponent(values[name.toLowerCase()] ?? '')
  })
  return !filled && template.endsWith('=') ? address + encodeURIComponent(target) : address
}

/**
 * What a button with `data-share` does: `native`, `copy`, `email`, or the template of an address to open in a window; an
 * empty one stands for the link's own address, or for `native` (SHARE-01).
 *
 * @throws Error for a template that makes no address, or one that would run as a script.
 */
export function readShare(button: Element, subject: ShareSubject): ShareDetail {
  const given = (button.getAttribute('data-share') ?? '').trim()
  const word = words[given.toLowerCase() as keyof typeof words]
  const target = targetOf(button, subject)
  const template =
    (word ? button.getAttribute('data-share-mail') : given) || button.getAttribute('href') || mails[word ?? '']
  if (word === 'native' || word === 'copy' || !template) return { way: word ?? 'native', target, address: '' }
  const filled = fillTemplate(template, target, subject.title || document.title)
  if (!isAddress(filled)) throw new Error(`« ${template} » n’est pas une adresse de partage.`)
  return { way: word ?? 'window', target, address: new URL(filled, document.baseURI).href }
}
