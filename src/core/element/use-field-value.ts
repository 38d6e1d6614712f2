import { useCallback, useSyncExternalStore } from 'react'
import type { Field } from '../html/typed-fields.ts'

/**
 * Returns the value of a field of the page, including text typed before the component was loaded, values written by a
 * script that dispatches an event, and those restored by a reset.
 */
export function useFieldValue(field: Field | null): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stop = new AbortController()
      const { signal } = stop
      for (const type of ['input', 'change']) field?.addEventListener(type, changed, { signal })
      // The form resets its fields after the event, unless the page prevents it. The field may have moved to another
      // form.
      document.addEventListener('reset', ({ target }) => target === field?.form && setTimeout(changed), { signal })
      return () => stop.abort()
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => field?.value ?? '')
}
