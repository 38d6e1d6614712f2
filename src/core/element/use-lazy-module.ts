import { useEffect, useState } from 'react'
import type { FlxElement } from './react-element.ts'
import { reportError } from './report-error.ts'

/**
 * A module that comes once it is wanted; `null` until then. What needs it waits, the rest of the element does not.
 *
 * @param load - The same function at each drawing.
 */
export function useLazyModule<T extends object>(host: FlxElement, wanted: boolean, load: () => Promise<T>): T | null {
  const [module, setModule] = useState<T | null>(null)
  useEffect(() => {
    if (wanted && !module) load().then(setModule, (error) => reportError(host, error))
  }, [host, wanted, module, load])
  return module
}
