import { type LightboxHandle, type LightboxOptions, readOptions } from './lightbox-options.ts'
import { type LightboxSource, readSource } from './links/lightbox-source.ts'
import { openLightbox } from './open-lightbox.tsx'

/**
 * Shows images above the page (LBX-01 to LBX-08).
 *
 * - a list of addresses or of items `{ src, caption, alt, thumb, width, height, link }`;
 * - a link `rel="lightbox[name]"`: its gallery as it is in the page, beginning with that link;
 * - any other element, or several: the lightbox links in it, else its links around an image, else its images;
 * - a selector: the elements it finds.
 *
 * Without any image it says « Contenu introuvable ».
 *
 * @throws SyntaxError for a selector that is none.
 * @example
 * const shown = lightbox(['/media/1.webp', { src: '/media/image?id=2', caption: 'Le port' }], { index: 1 })
 * const { index } = await shown.closed
 */
export function lightbox(source: LightboxSource, options: LightboxOptions = {}): LightboxHandle {
  const { items, index } = readSource(source)
  const readable = readOptions(options)
  return openLightbox(items, { ...readable, index: readable.index ?? index })
}

/** What a call answers that the visitor gave up, by Escape, while this code was on its way: it has closed. */
export const givenUp = {
  lightbox(_: LightboxSource, { index = 0 }: LightboxOptions = {}): LightboxHandle {
    const closed = Promise.resolve({ source: 'escape', index } as const)
    return { isOpen: false, index, show() {}, hide: async () => true, closed }
  },
}
