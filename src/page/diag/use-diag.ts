import { useCallback, useEffect, useState } from 'react'
import { onFailure } from '../../core/http/failures.ts'
import type { ElementLoader, LoadableElement } from '../../core/loader/element-loader.ts'
import { checkAddresses, type KeptErrors } from './checks/addresses.ts'
import { checkAttributes, dormantElements } from './checks/attributes.ts'
import { checkElements } from './checks/elements.ts'
import { checkHidden } from './checks/hidden.ts'
import { checkHooks } from './checks/hooks.ts'
import { checkIds } from './checks/ids.ts'
import { checkNames } from './checks/names.ts'
import { checkRepeats } from './checks/repeats.ts'
import { checkStyles } from './checks/styles.ts'
import { checkTargets } from './checks/targets.ts'
import { checkWeight } from './checks/weight.ts'
import { diagTexts as t } from './diag-messages.ts'
import type { Finding, Section } from './finding.ts'

/** Returns the diagnosis of the page, updated on demand and when a request or an element fails. */
export function useDiag(context: DiagContext) {
  const { elements } = context
  const inspect = useCallback(
    () => ({ sections: inspectPage(context), sleeping: dormantElements(elements).length }),
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

  /** Loads the code of the elements that sleep, then inspects the page again. */
  const wakeAll = async (): Promise<void> => {
    const sleepers = dormantElements(elements)
    await Promise.all([...new Set(sleepers.map(({ localName }) => localName))].map((tag) => elements.wake(tag)))
    await Promise.all(sleepers.map(({ ready }: LoadableElement) => ready))
    look()
  }

  return { ...result, look, wakeAll }
}

/** Runs a check. If it throws because of names in the page (`checkHidden`), the other checks still run. */
function foundBy(check: () => Finding[]): Finding[] {
  try {
    return check()
  } catch (error) {
    return [{ level: 'error', text: t('unread', { message: String(error) }) }]
  }
}

function inspectPage({ elements, version, errors }: DiagContext): Section[] {
  return [
    { id: 'elements', title: t('elements'), findings: foundBy(() => checkElements(elements)) },
    { id: 'attributes', title: t('attributes'), findings: foundBy(checkAttributes) },
    { id: 'targets', title: t('targets'), findings: foundBy(checkTargets) },
    { id: 'hooks', title: t('hooks'), findings: foundBy(checkHooks) },
    { id: 'addresses', title: t('addresses'), findings: foundBy(() => checkAddresses(errors.list)) },
    { id: 'ids', title: t('ids'), findings: foundBy(checkIds) },
    { id: 'hidden', title: t('hidden'), findings: foundBy(checkHidden) },
    { id: 'repeats', title: t('repeats'), findings: foundBy(checkRepeats) },
    { id: 'names', title: t('names'), findings: foundBy(checkNames) },
    { id: 'styles', title: t('styles'), findings: foundBy(checkStyles) },
    { id: 'weight', title: t('weight'), findings: foundBy(() => checkWeight(elements, version)) },
  ]
}

export interface DiagContext {
  elements: ElementLoader
  version: string
  /** Keeps growing while the panel is open, and after. */
  errors: KeptErrors
}
