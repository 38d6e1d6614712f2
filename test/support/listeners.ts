const lasting: EventTarget[] = [
  window,
  document,
  document.documentElement,
  document.body,
  window.visualViewport ?? window,
]

interface Kept {
  type: string
  listener: unknown
  capture: boolean
}

const captureOf = (options: unknown): boolean =>
  typeof options === 'object' && options !== null
    ? Boolean((options as AddEventListenerOptions).capture)
    : Boolean(options)

/** Counts the listeners on targets that outlive an element: the window, the document, the body. `stop` ends it. */
export function followListeners(): { count(): number; types(): string[]; stop(): void } {
  const kept = new Map<EventTarget, Kept[]>(lasting.map((target) => [target, []]))
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const forget = (target: EventTarget, entry: Kept): void => {
    const list = kept.get(target) ?? []
    const place = list.findIndex(
      ({ type, listener, capture }) => type === entry.type && listener === entry.listener && capture === entry.capture,
    )
    if (place >= 0) list.splice(place, 1)
  }
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window
    const list = kept.get(target)
    if (list && listener) {
      const entry = { type, listener, capture: captureOf(options) }
      forget(target, entry)
      const { signal, once } = typeof options === 'object' ? options : {}
      if (!signal?.aborted) list.push(entry)
      if (signal) addEventListener.call(signal, 'abort', () => forget(target, entry), { once: true })
      if (once) addEventListener.call(target, type, () => forget(target, entry), { once: true, capture: true })
    }
    addEventListener.call(target, type, listener, options)
  }
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window
    if (kept.has(target) && listener) forget(target, { type, listener, capture: captureOf(options) })
    removeEventListener.call(target, type, listener, options)
  }
  const all = (): Kept[] => [...kept.values()].flat()
  return {
    count: () => all().length,
    types: () =>
      all()
        .map(({ type }) => type)
        .sort(),
    stop() {
      EventTarget.prototype.addEventListener = addEventListener
      EventTarget.prototype.removeEventListener = removeEventListener
    },
  }
}
