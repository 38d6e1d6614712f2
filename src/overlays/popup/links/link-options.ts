import type { PopupOptions } from '../options/popup-options.ts'
import { popupPresets } from '../options/popup-presets.ts'
import { handlers, readOptions } from '../options/read-options.ts'
import { kindOf, type PopupLink } from './popup-link.ts'
import { readRelaxed } from './relaxed-object.ts'

/** A registered function, looked for when it is time to call it; what looks for it is there by then. */
function byName(name: string): () => void {
  const code = import('../closing/named-function.ts')
  code.catch(() => {})
  return () => void code.then(({ namedFunction }) => namedFunction(name, null, 'onClose')?.())
}

/**
 * What a link asks for: by its class (`squeezebox-ajax`, `squeezebox-security`), its `rel`
 * (`{handler: 'iframe', size: {x: 800, y: 500}}`), its data attributes (`data-size-x="800"`), in this order.
 */
export function linkOptions(link: PopupLink): PopupOptions {
  const href = link.getAttribute('href') ?? ''
  const kind = kindOf(link) ?? ''
  const security = /^secur/.test(kind) ? popupPresets.security({ href }) : {}
  const handler = handlers[kind]
  const rel = readRelaxed(link.rel)
  const written = readOptions(rel)
  const data = readOptions({ ...link.dataset })
  const size = { ...security.size, ...written.size, ...data.size }
  return {
    ...security,
    label: link.title || link.textContent?.trim() || '',
    ...(handler && { handler }),
    ...written,
    ...(typeof rel['onClose'] === 'string' && { onClose: byName(rel['onClose']) }),
    ...data,
    ...(Object.keys(size).length > 0 && { size }),
    href: href.startsWith('#') ? href : link.href,
  }
}
