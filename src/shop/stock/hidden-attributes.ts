import { writtenAttribute } from '../../core/html/originals.ts'

/**
 * Attributes that hide a node of the author's, or show one that its author hid. By its style too: a rule of the site's on
 * `display` does not bring it back.
 */
export function hiddenAttributes(node: Element, isHidden: boolean): Record<string, string | null> {
  const own = (writtenAttribute(node, 'style') ?? '').replace(/(^|;)\s*display\s*:[^;]*/gi, '').replace(/^;/, '')
  return { hidden: isHidden ? '' : null, style: isHidden ? `display: none;${own}` : own || null }
}
