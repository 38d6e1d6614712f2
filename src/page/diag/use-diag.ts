import { useCallback, useEffect, useState } from 'react'
import { formatNumber } from '../../core/french/number.ts'
import { onFailure, type RequestErrorKind, readFailures } from '../../core/http/failures.ts'
import { RequestError } from '../../core/http/request-error.ts'
import type { ElementLoader, LoadableElement } from '../../core/loader/element-loader.ts'
import { checkAttributes, dormantElements } from './checks/attributes.ts'
import { checkElements } from './checks/elements.ts'
import { checkHidden } from './checks/hidden.ts'
import { checkHooks } from './checks/hooks.ts'
import { checkIds } from './checks/ids.ts'
import { checkNames } from './checks/names.ts'
import { checkRepeats } from './checks/repeats.ts'
import { checkStyles } from './checks/styles.ts'
import { checkTargets } from './checks/targets.ts'
import { diagTexts as t } from './diag-messages.ts'
import { elementTags } from './element-tags.ts'
import { type Finding, type Section, tagOf } from './finding.ts'
import type { KeptError, KeptErrors } from './kept-errors.ts'

interface Diag {
  sections: Section[]
  /** Number of elements whose code is not loaded yet. */
  sleeping: number
  look(): void
  /** Loads the code of these elements, then inspects the page again. */
  wakeAll(): Promise<void>
}

/** Returns the diagnosis of the page, updated on demand and when a request or an element fails. */
export function useDiag(context: DiagContext): Diag {
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

/** Inspects the page as it is now. */
export function inspectPage({ elements, version, errors }: DiagContext): Section[] {
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

type FailureKind = Exclude<RequestErrorKind, 'aborted'>

function elementError({ tag, element: kept, error }: KeptError): Finding[] {
  if (error instanceof RequestError) return []
  const element = kept.deref()
  const message = error instanceof Error ? error.message : String(error)
  const text = t('element-error', { tag: element ? tagOf(element) : `<${tag}>`, message })
  return [{ level: 'error', text, element }]
}

/** Lists the requests that failed and the errors of elements. */
export function checkAddresses(errors: readonly KeptError[]): Finding[] {
  const failed = readFailures().map(({ kind, detail }): Finding => {
    const level = kind === 'offline' || kind === 'timeout' ? 'warning' : 'error'
    return { level, text: t(`failed-${kind as FailureKind}`, { detail }) }
  })
  return [...failed, ...errors.flatMap(elementError)]
}

const kilobytes = (bytes: number): string => `${formatNumber(Math.round(bytes / 100) / 10)}\u00a0ko`

/** Returns the loaded files of flx: those in the folder of this file, or in its parent folder. */
function flxFiles(): PerformanceResourceTiming[] {
  const home = import.meta.url.replace(/(?:chunks\/)?[^/]*$/, '')
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return loaded.filter(({ name }) => name.startsWith(home) && /\.js(?:$|\?)/.test(name))
}

function wireOf({ encodedBodySize, transferSize }: PerformanceResourceTiming): string {
  if (encodedBodySize === 0) return t('wire-unknown')
  return transferSize === 0 ? t('wire-cache') : t('wire-size', { size: kilobytes(transferSize) })
}

function versionsOf({ catalogue }: ElementLoader, own: string): Finding[] {
  const defined = [...new Set([...elementTags, ...Object.keys(catalogue)])].filter((tag) => customElements.get(tag))
  const others = defined.flatMap((tag): Finding[] => {
    const { version } = customElements.get(tag) as unknown as { version?: string }
    if (version === undefined || version === own) return []
    return [{ level: 'error', text: t('other-version', { tag, version, own }) }]
  })
  return [...others, { level: 'info', text: t('version', { version: own, n: defined.length }) }]
}

/** Lists the versions of the elements, and the files loaded for them. */
export function checkWeight(loader: ElementLoader, version: string): Finding[] {
  const files = flxFiles()
  const sum = files.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
  const total = files.length === 0 ? t('no-files') : t('total', { n: files.length, size: kilobytes(sum) })
  const each = files.map((file): Finding => {
    const name = new URL(file.name).pathname.split('/').pop() ?? file.name
    return { level: 'info', text: t('file', { name, size: kilobytes(file.encodedBodySize), wire: wireOf(file) }) }
  })
  return [...versionsOf(loader, version), { level: 'info', text: total }, ...each]
}

/** The data that the panel shows besides the page itself. */
export interface DiagContext {
  elements: ElementLoader
  version: string
  /** Keeps growing while the panel is open, and after. */
  errors: KeptErrors
}
