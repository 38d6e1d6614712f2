/** A key as one who reads from left to right would press it: from right to left, the arrow to the left leads on. */
export function readingKey(key: string, at: Element): string {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return key
  if (getComputedStyle(at).direction !== 'rtl') return key
  return key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
}
