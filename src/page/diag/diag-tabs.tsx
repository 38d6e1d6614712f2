import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { readingKey } from '../../core/browser/reading-key.ts'

interface DiagTabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; title: string }[]
  chosen: Id
  onChoose(id: Id): void
}

/** Renders tabs after the ARIA practices: the arrow keys move between them and select, Tab moves on to the panel. */
export function DiagTabs<Id extends string>({ label, tabs, chosen, onChoose }: DiagTabsProps<Id>): ReactNode {
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }
    const place = places[readingKey(event.key, event.currentTarget)]
    const next = place === undefined ? undefined : tabs.at(place % tabs.length)
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus()
  }

  return (
    <div ref={list} className="flx-diag__tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`flx-diag-tab-${id}`}
          className="flx-diag__tab"
          aria-selected={id === chosen}
          aria-controls="flx-diag-panel"
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
