/** What a test asks of a page; each runs in it. */

/** Whether an element is there and seen. */
export const isSeen = (selector: string): boolean => document.querySelector(selector)?.checkVisibility() ?? false
export const isGone = (selector: string): boolean => !document.querySelector(selector)?.checkVisibility()
export const hasFocus = (selector: string): boolean => document.activeElement?.matches(selector) ?? false
