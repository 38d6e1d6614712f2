import { useCallback, useEffect, useState } from 'react'
import { onFailure } from '../../core/http/failures.ts'
import type { LoadableElement } from '../../core/loader/element-loader.ts'
import { asleep } from './checks/attributes.ts'
import type { DiagContext } from './diag-context.ts'
import type { Section } from './finding.ts'
import { inspectPage } from './inspect.ts'

interface Diag {
  sections: Section[]
  /** Number of elements whose code is not there yet. */
  sleeping: number
  look(): void
  /** Fetches the code of the elements that sleep, then looks again. */
  wakeAll(): Promise<void>
}

/** The diagnosis of the page, made anew when asked, and when something fails. */
export function useDiag(context: DiagContext): Diag {
  const { elements } = context
  const inspect = useCallback(
    () => ({ sections: inspectPage(context), sleeping: asleep(elements).length }),
    [context, elements],
  )
  const [result, setResult] = useState(inspect)
  const look = useCallback(() => setResult(inspect()), [inspect])

  useEffect(() => {
    const stop = onFailure(look)
    document.addEventListener('flx-error', look)
    return () => {
      stop()
      document.removeEventListener('flx-error', look)
    }
  }, [look])

  const wakeAll = async (): Promise<void> => {
    const sleepers = asleep(elements)
    await Promise.all([...new Set(sleepers.map(({ localName }) => localName))].map((tag) => elements.wake(tag)))
    await Promise.all(sleepers.map(({ ready }: LoadableElement) => ready))
    look()
  }

  return { ...result, look, wakeAll }
}
