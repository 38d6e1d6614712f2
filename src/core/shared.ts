/** Key of the page's registry on `globalThis`; it is also used to read the registry of another window. */
export const registryKey = Symbol.for('flx')

export type Registry = Record<string, unknown>

/**
 * Returns the page's single value of a name, created by the first copy of the script that asks for it. The loader and
 * the chunks are separate files, and a page may load two copies of them.
 */
export function shared<T>(name: string, create: () => T): T {
  const page = globalThis as { [registryKey]?: Registry }
  const registry = page[registryKey] ?? {}
  page[registryKey] = registry
  registry[name] ??= create()
  return registry[name] as T
}
