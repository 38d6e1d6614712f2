import { useCallback, useSyncExternalStore } from 'react'
import { useAuthorAttributes } from '../../core/element/use-author-attributes.ts'
import { writtenAttribute } from '../../core/html/originals.ts'
import { stepOf } from './field.ts'

const watched = ['disabled', 'readonly', 'min', 'max', 'step', 'value']

/**
 * Follows what the field says of itself: its step and bounds, and whether it rests, by itself or with a fieldset around it.
 * A quantity starts at the step: a smaller `min`, or none, would let the browser count from elsewhere.
 *
 * @returns whether the field rests.
 */
export function useFieldRules(field: HTMLInputElement): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed)
      observer.observe(field, { attributeFilter: watched })
      for (let set = field.closest('fieldset'); set; set = set.parentElement?.closest('fieldset') ?? null)
        observer.observe(set, { attributeFilter: ['disabled'] })
      return () => observer.disconnect()
    },
    [field],
  )
  const isResting = (): boolean => field.matches(':disabled, [readonly]')
  useSyncExternalStore(subscribe, () => `${isResting()} ${field.min} ${field.max} ${field.step} ${field.value}`)
  const step = stepOf(field)
  useAuthorAttributes(field, Number(writtenAttribute(field, 'min')) < step ? { min: String(step) } : {})
  return isResting()
}
