type FlxEventName = Extract<keyof GlobalEventHandlersEventMap, `flx-${string}`>
type DetailOf<K extends FlxEventName> = GlobalEventHandlersEventMap[K] extends CustomEvent<infer D> ? D : never

/**
 * Dispatches one of our events: bubbling, composed, typed by `GlobalEventHandlersEventMap`.
 *
 * @returns false if a listener cancelled it.
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
