import type { PopupLength, PopupOptions } from './popup-options.ts'

export const defaultSize = { x: 400, y: 350 }

/** `800` and `'800'` are pixels, `'98%'` a part of the window, anything else a length that the browser knows. */
function cssLength(length: PopupLength | undefined, axis: 'x' | 'y'): string | undefined {
  if (length === undefined || length === '') return undefined
  const text = String(length).trim()
  if (/^\d+(?:\.\d+)?$/.test(text)) return `${text}px`
  if (/^\d+(?:\.\d+)?%$/.test(text)) return text.replace('%', axis === 'x' ? 'vw' : 'dvh')
  return CSS.supports('width', text) ? text : undefined
}

/** Custom properties of a popup's size (POPUP-03); below 768 px the style sheet gives it the whole window (POPUP-04). */
export function sizeStyle({ size, maxWidth, maxHeight }: PopupOptions): Record<string, string> {
  const lengths = {
    '--flx-popup-width': cssLength(size?.x, 'x') ?? `${defaultSize.x}px`,
    '--flx-popup-height': cssLength(size?.y, 'y') ?? `${defaultSize.y}px`,
    '--flx-popup-max-width': cssLength(maxWidth, 'x'),
    '--flx-popup-max-height': cssLength(maxHeight, 'y'),
  }
  return Object.fromEntries(
    Object.entries(lengths).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
