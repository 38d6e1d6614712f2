import { useCallback, useSyncExternalStore } from 'react'
import type { Field } from '../html/typed-fields.ts'

/**
 * What a field of the page holds: also what was typed before the component came, what a script wrote and said by an event,
 * and what a reset has brought back.
 */
export function useFieldValue(field: Field | null): string {
  const subscribe = useCallback(
    (changed: () => void) => {
      const stop = new AbortController()
      const { signal } = stop
      for (const type of ['input', 'change']) field?.addEventListener(type, changed, { signal })
      // The form empties its fields after the event, unless the page prevents it. The field may change its form.
      document.addEventListener('reset', ({ target }) => target === field?.form && setTimeout(changed), { signal })
      return () => stop.abort()
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => field?.value ?? '')
}
