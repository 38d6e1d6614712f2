interface OpenerWindow {
  CustomEvent: typeof CustomEvent
  flx?: { popup?: { close?(source: 'api'): Promise<boolean> } }
}

/** Returns the frame that shows this page in another page of the site; null if it is not in a frame. */
function ownFrame(): { frame: Element; opener: OpenerWindow } | null {
  const frame = window.frameElement
  return frame ? { frame, opener: window.parent as unknown as OpenerWindow } : null
}

/**
 * Dispatches an event on the frame that shows this page in a popup, so that it bubbles through the page around it. Does
 * nothing outside a frame, or in a frame of another site.
 *
 * @returns true if a listener there called `preventDefault()`.
 */
export function notifyOpener(name: string, detail: unknown): boolean {
  const own = ownFrame()
  // Created with the opener's own class, which its code may test.
  const init = { detail, bubbles: true, composed: true, cancelable: true }
  return own?.frame.dispatchEvent(new own.opener.CustomEvent(name, init)) === false
}

/**
 * Returns the page of this site that opened this one in a popup: around its frame, or behind its window. Null if there
 * is none, or if it is of another site.
 */
export function openerPage(): Document | null {
  const around: Window | null = window.parent === window ? window.opener : window.parent
  try {
    return around?.document ?? null
  } catch {
    return null
  }
}

/**
 * Asks the popup that shows this page to close, or closes the window that a page of the site opened. Resolves to true
 * if it closed.
 */
export async function closeOwnPopup(): Promise<boolean> {
  const own = ownFrame()
  if (!own) {
    const isOpened = openerPage() !== null
    if (isOpened) window.close()
    return isOpened
  }
  const popup = own.frame.closest('flx-popup') as Partial<{ hide(): Promise<boolean> }> | null
  return (await (popup?.hide?.() ?? own.opener.flx?.popup?.close?.('api'))) ?? false
}
