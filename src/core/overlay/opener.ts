interface OpenerWindow {
  CustomEvent: typeof CustomEvent
  flx?: { popup?: { close?(source: 'api'): Promise<boolean> } }
}

/** The frame that shows this page in another page of the site; null in a window of its own. */
function ownFrame(): { frame: Element; opener: OpenerWindow } | null {
  const frame = window.frameElement
  return frame ? { frame, opener: window.parent as unknown as OpenerWindow } : null
}

/**
 * Tells the page whose popup shows this one what happened here: the event goes out on the frame and bubbles through
 * that page. Nothing happens in a window of its own, or in a frame of another site.
 *
 * @returns whether somebody there answered for it, by `preventDefault()`.
 */
export function notifyOpener(name: string, detail: unknown): boolean {
  const own = ownFrame()
  // Of the opener's own kind: a page's code tells events by their class.
  const init = { detail, bubbles: true, composed: true, cancelable: true }
  return own?.frame.dispatchEvent(new own.opener.CustomEvent(name, init)) === false
}

/**
 * The page of this site that shows this one in a popup: around its frame, or behind its window. Null where there is none,
 * or where it is of another site.
 */
export function openerPage(): Document | null {
  const around: Window | null = window.parent === window ? window.opener : window.parent
  try {
    return around?.document ?? null
  } catch {
    return null
  }
}

/** Asks the popup that shows this page to close, or closes the window that another page of the site opened. Resolves with whether it did. */
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
