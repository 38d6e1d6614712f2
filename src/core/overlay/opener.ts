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
 */
export function tellOpener(name: string, detail: unknown): void {
  const own = ownFrame()
  // Of the opener's own kind: a page's code tells events by their class.
  own?.frame.dispatchEvent(new own.opener.CustomEvent(name, { detail, bubbles: true, composed: true }))
}

/** Asks the popup that shows this page to close. Resolves with whether it did. */
export async function closeOwnPopup(): Promise<boolean> {
  return (await ownFrame()?.opener.flx?.popup?.close?.('api')) ?? false
}
