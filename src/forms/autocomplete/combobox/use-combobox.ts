import { type RefObject, useEffect, useMemo, useReducer, useRef } from 'react'
import { flushSync } from 'react-dom'
import { goTo } from '../../../core/browser/navigation.ts'
import { afterPress } from '../../../core/browser/press.ts'
import { emit } from '../../../core/events.ts'
import { visitorMessage } from '../../../core/http/request-error.ts'
import type { Suggestion } from '../answers/suggestion.ts'
import { useAnswers, viewOf } from '../answers/use-answers.ts'

import type { AutocompleteHost } from '../autocomplete-attributes.ts'
import { autocompleteTexts as t } from '../autocomplete-messages.ts'
import { type Choice, createChoice } from '../choice.ts'
import { createTargets, type Targets } from '../targets.ts'
import { type ComboboxList, closedList, comboboxList } from './combobox-list.ts'
import { useComboboxEvents } from './use-combobox-events.ts'
import { type ComboboxWords, useComboboxWords } from './use-combobox-field.ts'

interface Combobox {
  list: ComboboxList
  words: ComboboxWords
  targets: Targets
  choice: Choice
  panel: RefObject<HTMLDivElement | null>
  choose(suggestion: Suggestion): void
  /** Called when the focus moves from the field or its list to another element. */
  leave(to: EventTarget | null): void
  close(): void
}

/** Connects a field, the server's answers and the list that displays them. */
export function useCombobox(host: AutocompleteHost, field: HTMLInputElement): Combobox {
  const [list, dispatch] = useReducer(comboboxList, closedList)
  const words = useComboboxWords()
  const panel = useRef<HTMLDivElement>(null)
  /** Sends the form, which waits for the answers. */
  const held = useRef<() => void>(undefined)
  /** The last text typed by the visitor: texts written by a script are not checked. */
  const typed = useRef<string>(undefined)
  const targets = useMemo(() => createTargets(host, field), [host, field])
  const choice = useMemo(() => createChoice(field, targets, isTyped(field)), [field, targets])
  const answers = useAnswers(host, field, { came, failed })
  const { source } = answers

  const hasFocus = (): boolean => document.activeElement === field
  const isLong = (): boolean => isLongEnough(field, host)
  const close = (): void => dispatch({ type: 'close' })

  function came(found: readonly Suggestion[]): void {
    words.hush()
    const send = held.current
    held.current = undefined
    const match = send && source.matchOf(field.value)
    if (match) {
      choose(match)
      send()
    } else if (hasFocus()) showOrChoose(found)
    else judge()
  }

  function failed(error: unknown): void {
    held.current = undefined
    close()
    words.show(visitorMessage(error), { isError: false })
  }

  function show(found: readonly Suggestion[]): void {
    const { shown, message, announcement } = viewOf(found, host.limit, field.value.trim())
    dispatch({ type: 'show', found: shown, message })
    words.say(announcement)
  }

  /** Where any text may stay, one that names the only answer leaves nothing to choose: its fields are filled at once. */
  function showOrChoose(found: readonly Suggestion[]): void {
    const only = host.saisielibre && !host.follow && found.length === 1 ? source.matchOf(field.value) : undefined
    if (only) choose(only)
    else show(found)
  }

  function choose(suggestion: Suggestion): void {
    const { label, value, fields } = suggestion
    answers.giveUp()
    // Closed before the event, because a listener may move the focus.
    flushSync(close)
    choice.make(suggestion)
    words.say(t('chosen', { text: label }))
    emit(host, 'flx-autocomplete-chosen', { label, value, fields })
    const { url } = fields
    if (host.follow && typeof url === 'string' && url) goTo(url)
  }

  function clearText(): void {
    const text = field.value
    choice.clear()
    words.hush()
    afterPress(() => words.show(t('cleared', { text: text.trim() }), { isError: true }))
    emit(host, 'flx-autocomplete-cleared', { text })
  }

  /**
   * Replaces the typed text by the answer that it matches, or empties the field (AUTO-04). The text stays while there
   * are no answers to compare with.
   */
  function judge(): void {
    const text = field.value
    if (choice.isSettled() || text === '' || (host.saisielibre && host.follow)) return
    const match = source.matchOf(text)
    if (match) choose(match)
    else if (host.saisielibre) return
    else if (!isLong() || source.known(text)) clearText()
    else void answers.ask()
  }

  function type(): void {
    held.current = undefined
    typed.current = field.value
    words.hush()
    // Enter must apply to the text typed now.
    dispatch({ type: 'unmark' })
    choice.follow()
    if (isLong()) {
      answers.askSoon()
      return
    }
    answers.giveUp()
    close()
  }

  function hold(send: () => void): void {
    held.current = send
    words.show(t('waits'), { isError: false })
    void answers.ask()
  }

  /** Returns true while the typed text cannot be checked, because its answers have not come. */
  function isDue(): boolean {
    const text = field.value
    return text === typed.current && !choice.isSettled() && isLong() && !source.known(text) && !answers.hasFailed(text)
  }

  function leave(to: EventTarget | null): void {
    if (to === field || panel.current?.contains(to as Node | null)) return
    close()
    // When the whole window loses the focus, the field stays active and the visitor will return to it.
    if (!hasFocus()) judge()
  }

  function reset(): void {
    held.current = undefined
    answers.giveUp()
    close()
    words.hush()
    choice.reset()
  }

  useComboboxEvents(host, field, {
    ...{ list, dispatch, choice, targets, choose, close, judge, type, leave, reset, isDue, hold },
    open: () => void (isLong() && answers.ask()),
    matchOf: source.matchOf,
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before this code was there
  useEffect(() => {
    if (isTyped(field)) type()
  }, [field])
  return { list, words, targets, choice, panel, choose, leave, close }
}

/** Returns true if the visitor typed the text, also before our code had loaded, rather than the page. */
function isTyped(field: HTMLInputElement): boolean {
  return document.activeElement === field && field.value !== field.defaultValue
}

/** AUTO-02: the shop and the account search from the first character, the shared helper from the second. */
function isLongEnough(field: HTMLInputElement, { minLength, area }: AutocompleteHost): boolean {
  return field.value.trim().length >= (minLength ?? (area === 'shared' ? 2 : 1))
}
