import { type RequestErrorKind, readFailures } from '../../../core/http/failures.ts'
import { RequestError } from '../../../core/http/request-error.ts'
import { diagTexts as t } from '../diag-messages.ts'
import { type Finding, tagOf } from '../finding.ts'
import type { KeptError } from '../kept-errors.ts'

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
