import { useCallback, useSyncExternalStore } from 'react'

/**
 * Reads the state of a field, and renders again when it has changed with one of these attributes: of the field, or of a
 * fieldset around it, which disables what is in it.
 */
export function useFieldState<T extends string | boolean>(
  field: HTMLElement,
  attributes: readonly string[],
  read: (field: HTMLElement) => T,
): T {
  const names = attributes.join()
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed)
      const attributeFilter = names.split(',')
      for (let each: Element | null = field; each; each = each.parentElement?.closest('fieldset') ?? null) {
        observer.observe(each, { attributeFilter })
      }
      return () => observer.disconnect()
    },
    [field, names],
  )
  return useSyncExternalStore(subscribe, () => read(field))
}
