/**
 * Listens for keys inside the frames of a document, as far as they are of its origin, now and when they load anew.
 * Without it an Escape pressed inside a frame is lost to the page around it.
 */
export function listenInFrames(root: Document, listener: (event: KeyboardEvent) => void, signal: AbortSignal): void {
  const seen = new WeakSet<Document>()

  const enter = (frame: HTMLIFrameElement): void => {
    try {
      const { contentWindow, contentDocument } = frame
      if (!contentWindow || !contentDocument) return
      contentWindow.addEventListener('keydown', listener, { signal })
      if (contentDocument.readyState === 'complete') listenAround(contentDocument)
    } catch {
      // A frame of another origin keeps its keys.
    }
  }

  const listenAround = (document: Document): void => {
    const view = document.defaultView
    if (!view || seen.has(document)) return
    seen.add(document)
    for (const frame of document.querySelectorAll('iframe')) enter(frame)
    document.addEventListener(
      'load',
      ({ target }) => {
        if (target instanceof view.HTMLIFrameElement) enter(target)
      },
      { capture: true, signal },
    )
  }

  listenAround(root)
}
