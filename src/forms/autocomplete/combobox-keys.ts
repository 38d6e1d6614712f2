import type { Panel } from './panel.ts'
import type { Suggestion } from './suggestion.ts'

interface KeyContext {
  panel: Panel
  /** Free text is allowed: Enter sends it with the form. */
  isFree: boolean
  hasText: boolean
  open(): void
  close(): void
  choose(suggestion: Suggestion): void
  match(): Suggestion | undefined
  empty(): void
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10 }

function take(event: KeyboardEvent): void {
  event.preventDefault()
  event.stopPropagation()
}

/** The keys of a combobox: arrows go through the list, Enter chooses, Escape closes, then empties. */
export function handleKey(event: KeyboardEvent, context: KeyContext): void {
  const { panel, isFree } = context
  const { key, altKey } = event
  if (event.isComposing || event.ctrlKey || event.metaKey) return
  const step = steps[key]
  if (step !== undefined) {
    if (!panel.isOpen && key.startsWith('Page')) return
    take(event)
    if (altKey && key === 'ArrowUp') context.close()
    else if (!panel.isOpen) context.open()
    else if (!altKey) panel.move(step)
  } else if (key === 'Enter' && panel.isOpen) {
    const chosen = panel.active ?? (isFree ? undefined : context.match())
    if (chosen || !isFree) event.preventDefault()
    if (chosen) context.choose(chosen)
    else if (isFree) context.close()
  } else if (key === 'Tab' && panel.isOpen && panel.active) {
    context.choose(panel.active)
  } else if (key === 'Escape' && (panel.isOpen || context.hasText)) {
    take(event)
    if (panel.isOpen) context.close()
    else context.empty()
  }
}
