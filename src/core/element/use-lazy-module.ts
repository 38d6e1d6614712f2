import { useEffect, useState } from 'react'
import type { FlxElement } from './react-element.ts'
import { reportError } from './report-error.ts'

/**
 * Loads a module once it is wanted and returns it; `null` until then, so that only the part that needs it waits.
 *
 * @param load - Pass the same function at each render.
 */
export function useLazyModule<T extends object>(host: FlxElement, wanted: boolean, load: () => Promise<T>): T | null {
  const [module, setModule] = useState<T | null>(null)
  useEffect(() => {
    if (wanted && !module) load().then(setModule, (error) => reportError(host, error))
  }, [host, wanted, module, load])
  return module
}
