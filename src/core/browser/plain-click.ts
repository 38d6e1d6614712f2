/** The properties of a click or a key press that are read here. A key has no `button`. */
type Pressed = Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'> & { button?: number }

/**
 * Returns true for a click by the primary button without a modifier key, which opens content in place. Any other click
 * is left to the browser, which opens a tab or a window, downloads, or scrolls.
 */
export function isPlainClick({ button, ctrlKey, metaKey, shiftKey, altKey }: Pressed): boolean {
  return !(button || ctrlKey || metaKey || shiftKey || altKey)
}
