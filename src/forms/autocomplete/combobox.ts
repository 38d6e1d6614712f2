import { goTo } from '../../core/browser/navigation.ts'
import { afterPress } from '../../core/browser/press.ts'
import type { BehaviourHost } from '../../core/element/behaviour-element.ts'
import { emit } from '../../core/events.ts'
import { countOf } from '../../core/french/plural.ts'
import { isAborted, visitorMessage } from '../../core/http/request-error.ts'
import type { autocompleteAttributes } from './autocomplete-attributes.ts'
import { autocompleteTexts as t } from './autocomplete-messages.ts'
import { addNotes, becomeCombobox } from './combobox-field.ts'
import { handleKey } from './combobox-keys.ts'
import { createPanel } from './panel.ts'
import type { Suggestion } from './suggestion.ts'
import { Refusal, suggestionSource } from './suggestion-source.ts'
import { readTargets } from './targets.ts'

/** Keys that follow each other faster than this are one question. */
const pause = 150

type Host = BehaviourHost<typeof autocompleteAttributes>

/** AUTO-02: the shop and the account ask from the first character, the shared helper from the second. */
function leastLength({ minLength, area }: Host): number {
  return minLength ?? (area === 'shared' ? 2 : 1)
}

function addMount(host: Element): HTMLElement {
  const mount = document.createElement('div')
  mount.className = 'flx-autocomplete__mount'
  mount.dataset['flxMount'] = 'autocomplete'
  host.append(mount)
  return mount
}

/** Whoever follows the field hears of it as if the visitor had typed. */
function setText(field: HTMLInputElement, text: string): void {
  if (field.value === text) return
  field.value = text
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Joins a field, the answers of the server and the list that shows them. @returns takes it all away. */
export function combobox(host: Host, field: HTMLInputElement): () => void {
  const stop = new AbortController()
  const { signal } = stop
  const least = leastLength(host)
  if (field.value === '' && host.value !== '') field.value = host.value
  const source = suggestionSource(host)
  const targets = readTargets(host, field, host.cibles)
  const id = `flx-autocomplete-${crypto.randomUUID()}`
  const giveFieldBack = becomeCombobox(host, field, id)
  const mount = addMount(host)
  const notes = addNotes(field, mount)
  const place = { position: host.position, width: /^\d+$/.test(host.width) ? `${host.width}px` : host.width }
  const panel = createPanel(host, field, mount, { id, place, choose, leave: close })

  /** The text that stands for a choice: the page's own, or that of an answer. */
  let settled = field.value
  /** What the targets held for it, while the field says something else. */
  let kept: string[] | undefined
  let isWriting = false
  let lastTyped = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  const hasFocus = (): boolean => document.activeElement === field

  function showState(): void {
    field.ariaExpanded = String(panel.isOpen && panel.hasOptions)
    if (panel.activeId) field.setAttribute('aria-activedescendant', panel.activeId)
    else field.removeAttribute('aria-activedescendant')
  }

  function close(): void {
    panel.close()
    showState()
  }

  function quietly(write: () => void): void {
    isWriting = true
    write()
    isWriting = false
  }

  function settle(text: string): void {
    settled = text
    kept = undefined
    quietly(() => setText(field, text))
  }

  function choose(suggestion: Suggestion): void {
    const { label, value, fields } = suggestion
    source.abort()
    clearTimeout(timer)
    close()
    quietly(() => targets.fill(suggestion))
    settle(targets.textFor(suggestion))
    notes.show('')
    notes.say(t('chosen', { text: label }))
    emit(host, 'flx-autocomplete-chosen', { label, value, fields })
    const { url } = fields
    if (host.follow && typeof url === 'string' && url) goTo(url)
  }

  function clearText(): void {
    const text = field.value
    quietly(() => targets.clear())
    settle('')
    afterPress(() => notes.show(t('cleared', { text: text.trim() })))
    emit(host, 'flx-autocomplete-cleared', { text })
  }

  /** What is typed becomes one of the answers, or does not stay (AUTO-04). Without an answer to judge by, it stays. */
  function judge(): void {
    const text = field.value
    if (host.saisielibre || text === settled || text === '') return
    const match = source.matchOf(text)
    if (match) choose(match)
    else if (text.trim().length < least || source.known(text)) clearText()
    else void ask()
  }

  function showFound(found: readonly Suggestion[]): void {
    const shown = found.slice(0, Math.max(1, host.limit))
    const total = found.length
    const tooMany = shown.length < total ? t('first', { n: shown.length, total }) : ''
    const message = total === 0 ? t('none', { text: field.value.trim() }) : tooMany
    panel.show(shown, message)
    showState()
    notes.say(message || t('found', { count: countOf(total, 'réponse') }))
  }

  async function ask(): Promise<void> {
    clearTimeout(timer)
    const text = field.value
    host.setAttribute('aria-busy', 'true')
    try {
      const found = source.known(text) ?? (await source.find(text))
      host.removeAttribute('aria-busy')
      if (signal.aborted) return
      notes.show('')
      if (hasFocus()) showFound(found)
      else judge()
    } catch (error) {
      if (isAborted(error)) return
      host.removeAttribute('aria-busy')
      close()
      notes.show(error instanceof Refusal ? error.message : visitorMessage(error))
    }
  }

  function giveUp(): void {
    clearTimeout(timer)
    source.abort()
    host.removeAttribute('aria-busy')
    close()
  }

  /** The targets follow the text: empty while it is no choice, as they were once it is the same again. */
  function followText(): void {
    if (field.value === settled) {
      if (kept) targets.write(kept)
      kept = undefined
    } else if (!kept) {
      kept = targets.read()
      targets.clear()
    }
  }

  function type(): void {
    notes.show('')
    // Enter is about what is typed now.
    panel.unmark()
    showState()
    quietly(followText)
    if (field.value.trim().length < least) {
      giveUp()
      return
    }
    const wait = performance.now() - lastTyped < pause && !source.known(field.value) ? pause : 0
    lastTyped = performance.now()
    clearTimeout(timer)
    source.abort()
    if (wait > 0) timer = setTimeout(ask, wait)
    else void ask()
  }

  /** What a script or the browser writes while the visitor is elsewhere is theirs to answer for. */
  function input(): void {
    if (isWriting) return
    if (hasFocus()) type()
    else settled = field.value
  }

  function leave({ relatedTarget }: FocusEvent): void {
    if (relatedTarget === field || panel.contains(relatedTarget)) return
    close()
    judge()
  }

  field.addEventListener('input', input, { signal })
  field.addEventListener('focusin', () => void import('./panel-place.ts').catch(() => {}), { signal, once: true })
  field.addEventListener('focusout', leave, { signal })
  mount.addEventListener('focusout', leave, { signal })
  field.addEventListener('change', () => isWriting || judge(), { signal })
  field.form?.addEventListener('reset', () => setTimeout(() => settle(field.value)), { signal })
  field.addEventListener(
    'keydown',
    (event) => {
      const typed = field.value.trim()
      handleKey(event, {
        panel,
        isFree: host.saisielibre,
        open: () => typed.length >= least && void ask(),
        choose,
        match: () => source.matchOf(typed),
        close,
        empty: () => {
          field.value = ''
          field.dispatchEvent(new Event('input', { bubbles: true }))
        },
        hasText: field.value !== '',
      })
      showState()
    },
    { signal },
  )
  // What was typed before this code was there is asked for.
  if (hasFocus() && field.value !== field.defaultValue) type()
  return () => {
    stop.abort()
    giveUp()
    mount.remove()
    giveFieldBack()
  }
}
