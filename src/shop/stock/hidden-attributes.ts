import { writtenAttribute } from '../../core/html/originals.ts'

/**
 * Returns attributes that hide a node of the author's, or show one that its author hid; by its style too, so that a
 * rule of the site on `display` does not show it.
 */
export function hiddenAttributes(node: Element, isHidden: boolean): Record<string, string | null> {
  const own = (writtenAttribute(node, 'style') ?? '').replace(/(^|;)\s*display\s*:[^;]*/gi, '').replace(/^;/, '')
  return { hidden: isHidden ? '' : null, style: isHidden ? `display: none;${own}` : own || null }
}
