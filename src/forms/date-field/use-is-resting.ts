import { useCallback, useSyncExternalStore } from 'react'

/** Returns true while a field is read-only or disabled, also by a fieldset around it. */
export function useIsResting(field: HTMLInputElement): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed)
      const attributeFilter = ['disabled', 'readonly']
      observer.observe(field, { attributeFilter })
      for (let box = field.closest('fieldset'); box; box = box.parentElement?.closest('fieldset') ?? null) {
        observer.observe(box, { attributeFilter })
      }
      return () => observer.disconnect()
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => field.matches(':disabled, [readonly]'))
}
