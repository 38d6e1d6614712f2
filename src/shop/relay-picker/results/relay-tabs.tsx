import { type KeyboardEvent, useRef } from 'react'
import { pickerTexts } from '../relay-picker-messages.ts'

export type RelayViewName = 'list' | 'map'

const views: RelayViewName[] = ['list', 'map']

interface RelayTabsProps {
  /** Prefix of the ids: `{id}-tab-list`, `{id}-panel-list`. */
  id: string
  view: RelayViewName
  onView(view: RelayViewName): void
}

/** The tabs for the list and the map. The arrow keys move to the other tab and open it. */
export function RelayTabs({ id, view, onView }: RelayTabsProps) {
  const tabs = useRef(new Map<RelayViewName, HTMLButtonElement>())
  const move = (event: KeyboardEvent): void => {
    const other = view === 'list' ? 'map' : 'list'
    const targets: Record<string, RelayViewName> = { ArrowLeft: other, ArrowRight: other, Home: 'list', End: 'map' }
    const target = targets[event.key]
    if (!target || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onView(target)
    tabs.current.get(target)?.focus()
  }
  return (
    <div className="flx-relay-picker__tabs" role="tablist" aria-label={pickerTexts('views')}>
      {views.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          className="flx-relay-picker__tab"
          ref={(tab) => {
            if (tab) tabs.current.set(name, tab)
          }}
          aria-selected={name === view}
          aria-controls={`${id}-panel-${name}`}
          tabIndex={name === view ? 0 : -1}
          onClick={() => onView(name)}
          onKeyDown={move}
        >
          {pickerTexts(name)}
        </button>
      ))}
    </div>
  )
}
