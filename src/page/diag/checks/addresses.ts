import { readFailures } from '../../../core/http/failures.ts'
import { RequestError, type RequestErrorKind } from '../../../core/http/request-error.ts'
import { diagTexts as t } from '../diag-messages.ts'
import { type Finding, tagOf } from '../finding.ts'

type FailureKind = Exclude<RequestErrorKind, 'aborted'>

function elementError(event: Event): Finding[] {
  const { error } = (event as CustomEvent<{ error: unknown }>).detail ?? {}
  if (!(event.target instanceof Element) || error instanceof RequestError) return []
  const message = error instanceof Error ? error.message : String(error)
  return [{ level: 'error', text: t('element-error', { tag: tagOf(event.target), message }), element: event.target }]
}

/** Addresses that answered otherwise than they should, and elements that could not do what they are for. */
export function checkAddresses(errors: readonly Event[]): Finding[] {
  const failed = readFailures().map(({ kind, detail }): Finding => {
    const level = kind === 'offline' || kind === 'timeout' ? 'warning' : 'error'
    return { level, text: t(`failed-${kind as FailureKind}`, { detail }) }
  })
  return [...failed, ...errors.flatMap(elementError)]
}
