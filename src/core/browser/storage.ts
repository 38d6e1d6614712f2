import { type GenericSchema, type InferOutput, safeParse } from 'valibot'

/** `local` outlives the browser's session; `session` lasts as long as the tab. */
export type StorageArea = 'local' | 'session'

/** Even reading the property throws if the visitor blocks storage. */
function areaOf(area: StorageArea): Storage | undefined {
  try {
    return area === 'local' ? localStorage : sessionStorage
  } catch {
    return undefined
  }
}

/**
 * Returns the value stored under this key, if it matches the schema. Returns undefined for blocked storage, broken JSON
 * and values of an older version; removes those that cannot be read.
 */
export function readStored<Schema extends GenericSchema>(
  area: StorageArea,
  key: string,
  schema: Schema,
): InferOutput<Schema> | undefined {
  try {
    const text = areaOf(area)?.getItem(key)
    if (text === null || text === undefined) return undefined
    const result = safeParse(schema, JSON.parse(text))
    if (result.success) return result.output
  } catch {
    // Broken JSON: removed below.
  }
  removeStored(area, key)
  return undefined
}

/** Stores a value as JSON. @returns false, without a warning, if storage is blocked or full. */
export function writeStored(area: StorageArea, key: string, value: unknown): boolean {
  try {
    const storage = areaOf(area)
    storage?.setItem(key, JSON.stringify(value))
    return storage !== undefined
  } catch {
    return false
  }
}

export function removeStored(area: StorageArea, key: string): void {
  try {
    areaOf(area)?.removeItem(key)
  } catch {
    // Blocked: there is nothing to remove.
  }
}
