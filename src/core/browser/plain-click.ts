/** What a click or a key says of itself. A key has no `button`. */
type Pressed = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & { button?: number }

/**
 * Whether a click asks for what opens in place: by the primary button, without a modifier key. Any other one belongs to
 * the browser, which opens a tab or a window, downloads, or scrolls.
 */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey)
}
