/** Where a page keeps them: whoever reads those of another window asks for it as well. */
export const registryKey = Symbol.for('flx')

export type Registry = Record<string, unknown>

/**
 * One value per page for a name, whichever copy of the script asks first.
 * The loader and the chunks are separate files, and a page may hold two copies of them.
 */
export function shared<T>(name: string, create: () => T): T {
  const page = globalThis as { [registryKey]?: Registry }
  const registry = page[registryKey] ?? {}
  page[registryKey] = registry
  registry[name] ??= create()
  return registry[name] as T
}
