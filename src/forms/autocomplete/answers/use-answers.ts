import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAuthorAttributes } from '../../../core/element/use-author-node.ts'
import { countOf } from '../../../core/french/number.ts'
import { isAborted } from '../../../core/http/request-error.ts'
import type { AutocompleteHost } from '../autocomplete-attributes.ts'
import { autocompleteTexts as t } from '../autocomplete-messages.ts'
import type { Suggestion } from './suggestion.ts'
import { type SuggestionSource, suggestionSource } from './suggestion-source.ts'

/** The texts and options that the list displays for some answers. */
interface AnswersView {
  /** The first answers, as many as the author's `limit` allows. */
  shown: readonly Suggestion[]
  /** Text below the list: how many answers are left out, or that there are none. */
  message: string
  /** Text for screen readers. */
  announcement: string
}

export function viewOf(found: readonly Suggestion[], limit: number, text: string): AnswersView {
  const shown = found.slice(0, Math.max(1, limit))
  const total = found.length
  const tooMany = shown.length < total ? t('first', { n: shown.length, total }) : ''
  const message = total === 0 ? t('none', { text }) : tooMany
  return { shown, message, announcement: message || t('found', { count: countOf(total, 'réponse') }) }
}

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
      const fresh = found
      // Rendered at once: React's scheduler would let the browser paint first, and the list would come an image later.
      return flushSync(() => {
        setBusy(false)
        came(fresh)
      })
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
