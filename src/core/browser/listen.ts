/** Listens to these events in the whole page, in the capture phase. */
export function listen(types: readonly string[], listener: (event: Event) => unknown): void {
  for (const type of types) addEventListener(type, listener, true)
}
