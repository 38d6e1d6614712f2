/** Listens in the whole page to events of these types, before whatever they happen on. */
export function listen(types: readonly string[], listener: (event: Event) => unknown): void {
  for (const type of types) addEventListener(type, listener, true)
}
