import { type RequestErrorKind, readFailures } from '../../../core/http/failures.ts'
import { RequestError } from '../../../core/http/request-error.ts'
import type { ErrorLog } from '../../../core/loader/diag.ts'
import { diagTexts as t } from '../diag-messages.ts'
import { type Finding, tagOf } from '../finding.ts'

type FailureKind = Exclude<RequestErrorKind, 'aborted'>

function elementError({ tag, element: kept, error }: KeptError): Finding[] {
  if (error instanceof RequestError) return []
  const element = kept.deref()
  const message = error instanceof Error ? error.message : String(error)
  const text = t('element-error', { tag: element ? tagOf(element) : `<${tag}>`, message })
  return [{ level: 'error', text, element }]
}

export function checkAddresses(errors: readonly KeptError[]): Finding[] {
  const failed = readFailures().map(({ kind, detail }): Finding => {
    const level = kind === 'offline' || kind === 'timeout' ? 'warning' : 'error'
    return { level, text: t(`failed-${kind as FailureKind}`, { detail }) }
  })
  return [...failed, ...errors.flatMap(elementError)]
}

/** The error of an `flx-error` event and its element; the WeakRef lets a removed element be garbage-collected. */
export interface KeptError {
  tag: string
  element: WeakRef<Element>
  error: unknown
}

/** The number of errors kept: the last ones, as a broken page may fail again and again. */
const most = 50

/** Collects the `flx-error` events of a page, up to the last 50. */
export class KeptErrors implements ErrorLog {
  readonly list: KeptError[] = []

  push(...events: Event[]): void {
    for (const { target, detail } of events as CustomEvent<{ error?: unknown } | null>[]) {
      if (!(target instanceof Element)) continue
      this.list.push({ tag: target.localName, element: new WeakRef(target), error: detail?.error })
    }
    this.list.splice(0, this.list.length - most)
  }
}
