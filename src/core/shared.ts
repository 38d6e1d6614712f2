const registryKey = Symbol.for('flx')

type Registry = Record<string, unknown>

/**
 * One value per page for a name, whichever copy of the script asks first.
 * The loader and the chunks are separate files, and a page may hold two copies of them.
 */
export function shared<T>(name: string, create: () => T): T {
  const page = globalThis as { [registryKey]?: Registry }
  page[registryKey] ??= {}
  page[registryKey][name] ??= create()
  return page[registryKey][name] as T
}

/** The value of a name in another window of this origin, where a copy of the script made one. */
export function readShared(name: string, page: Window): unknown {
  return (page as { [registryKey]?: Registry })[registryKey]?.[name]
}
