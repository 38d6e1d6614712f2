import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { onFormChange } from '../../core/browser/form.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { createLatest } from '../../core/http/latest.ts'
import { isAborted } from '../../core/http/request-error.ts'
import { readStock } from './stock-api.ts'
import type { StockInfo } from './stock-info.ts'

export function fieldOf(form: HTMLFormElement, name: string): string {
  return String(new FormData(form).get(name) ?? '')
}

/** The reference that is chosen in a form; empty where none is. */
export function useReference(form: HTMLFormElement): string {
  const subscribe = useCallback((changed: () => void) => onFormChange(() => form, changed), [form])
  return useSyncExternalStore(subscribe, () => fieldOf(form, 'idreference'))
}

/** What the server says of each reference of an article; null until it has answered. @returns with it, what asks again. */
export function useStock(host: FlxElement, articleId: string): [Record<string, StockInfo> | null, () => void] {
  const [stock, setStock] = useState<Record<string, StockInfo> | null>(null)
  const [latest] = useState(createLatest)
  const ask = useCallback((): void => {
    latest
      .run((signal) => readStock(articleId, signal))
      // The form goes on as the author made it.
      .then(setStock, (error) => isAborted(error) || reportError(host, error))
  }, [host, latest, articleId])
  useEffect(() => {
    ask()
    return () => latest.abort()
  }, [ask, latest])
  return [stock, ask]
}
