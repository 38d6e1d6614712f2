/**
 * Returns a key as pressed in left-to-right text: in right-to-left text, the left arrow means forwards and is swapped.
 */
export function readingKey(key: string, at: Element): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key
  if (getComputedStyle(at).direction !== 'rtl') return key
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
}
