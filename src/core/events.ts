type FlxEventName = Extract<keyof GlobalEventHandlersEventMap, `flx-${string}`>
type DetailOf<K extends FlxEventName> = GlobalEventHandlersEventMap[K] extends CustomEvent<infer D> ? D : never

/**
 * Sends one of our events: bubbling, composed, typed by `GlobalEventHandlersEventMap`.
 *
 * @returns false when a listener of a cancelable event refused.
 */
export function emit<K extends FlxEventName>(
  target: EventTarget,
  name: K,
  detail: DetailOf<K>,
  options: { cancelable?: boolean } = {},
): boolean {
  return target.dispatchEvent(
    new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: options.cancelable ?? false }),
  )
}
