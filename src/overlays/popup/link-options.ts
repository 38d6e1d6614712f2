import { kindOf, type PopupLink } from './popup-link.ts'
import type { PopupOptions } from './popup-options.ts'
import { popupPresets } from './popup-presets.ts'
import { handlers, readOptions } from './read-options.ts'
import { parseRelaxed } from './relaxed-json.ts'

/**
 * What a link asks for: by its class (`squeezebox-ajax`, `squeezebox-security`), its `rel`
 * (`{handler: 'iframe', size: {x: 800, y: 500}}`), its data attributes (`data-size-x="800"`), in this order.
 */
export function linkOptions(link: PopupLink): PopupOptions {
  const href = link.getAttribute('href') ?? ''
  const kind = kindOf(link) ?? ''
  const security = /^secur/.test(kind) ? popupPresets.security({ href }) : {}
  const handler = handlers[kind]
  const written = readOptions(parseRelaxed(link.rel))
  const data = readOptions({ ...link.dataset })
  const size = { ...security.size, ...written.size, ...data.size }
  return {
    ...security,
    label: link.title || link.textContent?.trim() || '',
    ...(handler && { handler }),
    ...written,
    ...data,
    ...(Object.keys(size).length > 0 && { size }),
    href: href.startsWith('#') ? href : link.href,
  }
}
