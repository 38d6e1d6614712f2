import { useEffect, useRef, useState } from 'react'
import { useAuthorAttributes } from '../../../core/element/use-author-attributes.ts'
import { isAborted } from '../../../core/http/request-error.ts'
import type { AutocompleteHost } from '../autocomplete-attributes.ts'
import type { Suggestion } from './suggestion.ts'
import { type SuggestionSource, suggestionSource } from './suggestion-source.ts'

/** Milliseconds: keys typed faster than this lead to one request. */
const pause = 150

interface Hearing {
  came(found: readonly Suggestion[]): void
  failed(error: unknown): void
}

interface Answers {
  source: SuggestionSource
  /** Requests the answers to the field's text at once, unless that request is already pending. */
  ask(): Promise<void>
  /** Requests them once the visitor pauses, and aborts the pending request. */
  askSoon(): void
  giveUp(): void
  /** Returns true if the request for this text has failed, so that there is nothing to wait for. */
  hasFailed(text: string): boolean
}

/** Fetches the answers to the field's text; only those to the latest text are used. */
export function useAnswers(host: AutocompleteHost, field: HTMLInputElement, { came, failed }: Hearing): Answers {
  const [source] = useState(() => suggestionSource(() => host))
  const [isBusy, setBusy] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const lastTyped = useRef(0)
  const failedText = useRef<string>(undefined)
  const askedText = useRef<string>(undefined)
  useAuthorAttributes(isBusy ? host : null, { 'aria-busy': 'true' })

  async function ask(): Promise<void> {
    clearTimeout(timer.current)
    const text = field.value
    let found = source.known(text)
    if (!found) {
      if (askedText.current === text) return
      askedText.current = text
      setBusy(true)
      try {
        found = await source.find(text)
      } catch (error) {
        if (isAborted(error)) return
        askedText.current = undefined
        failedText.current = text
        setBusy(false)
        return failed(error)
      }
      askedText.current = undefined
      setBusy(false)
    }
    came(found)
  }

  function abort(): void {
    clearTimeout(timer.current)
    askedText.current = undefined
    source.abort()
  }

  function askSoon(): void {
    const wait = performance.now() - lastTyped.current < pause && !source.known(field.value) ? pause : 0
    lastTyped.current = performance.now()
    failedText.current = undefined
    abort()
    if (wait > 0) timer.current = setTimeout(() => void ask(), wait)
    else void ask()
  }

  function giveUp(): void {
    abort()
    setBusy(false)
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      source.abort()
    },
    [source],
  )
  return { source, ask, askSoon, giveUp, hasFailed: (text) => text === failedText.current }
}
