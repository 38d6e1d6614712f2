import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { whenIdle } from '../../core/browser/idle.ts'
import { type FlxElement, useHostMethod, useLazyModule } from '../../core/element/react-element.ts'
import { emit } from '../../core/events.ts'
import { CloseButton } from '../../ui/button.tsx'
import { MenuList } from './menu-list.tsx'
import { Icon, PanelFrame } from './menu-parts.tsx'
import { findItem, type MenuItem, type MenuPlace } from './menu-tree.ts'
import { menuTexts } from './mobile-menu-messages.ts'
import type { MobileMenuMethods } from './mobile-menu-types.ts'
import type { BuiltMenu } from './use-mobile-menu.ts'
import { type PanelMotion, usePanels } from './use-panels.ts'

const importResults = () => import('./search-results.tsx')

interface MenuBodyProps {
  host: FlxElement<MobileMenuMethods>
  menu: BuiltMenu
  title: string
  home: string
  hasSearch: boolean
  /** Rendered beside the search field. */
  closeButton: ReactNode
}

/** Renders the content of a built menu: its search field, and its panels or the search results. */
export function MenuBody({ host, menu, title, home, hasSearch, closeButton }: MenuBodyProps): ReactNode {
  const { tree, place } = menu
  const box = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const [isQuiet, setQuiet] = useState(false)
  const search = useLazyModule(host, isQuiet || query !== '', importResults)
  const isSearching = search !== null && query.trim() !== ''
  const panels = usePanels(place, box)
  const { shown, leaving, reveal, motion } = panels

  // The search reads the whole menu, so its code waits until the first panel is rendered, unless the visitor types
  // before.
  useEffect(() => {
    const leaving = new AbortController()
    if (hasSearch) whenIdle(() => setQuiet(true), leaving.signal)
    return () => leaving.abort()
  }, [hasSearch])

  const openPanel = (panel: MenuItem): void => {
    setQuery('')
    if (panel === shown) return
    panels.showPanel(panel)
    emit(host, 'flx-mobile-menu-panel', { id: panel.id, label: panel.label })
  }

  const openFromClick = (event: MouseEvent): void => {
    const control = (event.target as Element).closest('[data-panel]')
    if (control) openPanel(tree.items[Number(control.getAttribute('data-panel'))] ?? tree.root)
  }

  useHostMethod(host, 'openPanel', (id) => {
    const panel = findItem(tree, id)
    if (panel?.hasPanel) openPanel(panel)
    else console.warn(`flx : <flx-mobile-menu> : le menu n’a pas de panneau « ${id} ».`)
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the controls inside act; this listens for all of them
    // biome-ignore lint/a11y/useKeyWithClickEvents: they act by keyboard too; their click arrives here
    <div className="flx-mobile-menu__body" onClick={openFromClick}>
      <div className="flx-mobile-menu__top">
        {hasSearch ? (
          <SearchField query={query} onQuery={setQuery} />
        ) : (
          <span className="flx-mobile-menu__name">{title}</span>
        )}
        {closeButton}
      </div>
      <div className="flx-mobile-menu__panels" ref={box}>
        {(leaving ? [leaving, shown] : [shown]).map((panel) => (
          <MenuPanel
            key={panel.index}
            panel={panel}
            place={place}
            title={title}
            home={home}
            reveal={reveal}
            motion={motion}
            isLeaving={panel === leaving}
            isInert={panel === leaving || isSearching}
          />
        ))}
        {search && <search.SearchResults tree={tree} place={place} query={query} />}
      </div>
    </div>
  )
}

interface MenuPanelProps {
  panel: MenuItem
  place: MenuPlace
  /** Name of the menu, which is the title of the first panel. */
  title: string
  home: string
  reveal: MenuItem | undefined
  motion: PanelMotion | undefined
  isLeaving: boolean
  /** True for a panel that is leaving, or that lies under the search results: it is not focusable. */
  isInert: boolean
}

/** Renders a panel: its title, the buttons back and home, and its rows (MENU-07). */
function MenuPanel({ panel, place, title, home, reveal, ...state }: MenuPanelProps): ReactNode {
  const { index, label, parent, children } = panel
  return (
    <PanelFrame
      name={label || title}
      data-shows={index}
      data-motion={state.motion}
      data-leaving={state.isLeaving || undefined}
      inert={state.isInert}
      before={
        parent && (
          <button
            type="button"
            className="flx-mobile-menu__way"
            data-panel={parent.index}
            aria-label={menuTexts('back', { label: parent.label || title })}
          >
            <Icon name="back" />
          </button>
        )
      }
      after={
        <a className="flx-mobile-menu__way" href={home} aria-label={menuTexts('home')}>
          <Icon name="home" />
        </a>
      }
    >
      <MenuList items={children} place={place} reveal={reveal} />
    </PanelFrame>
  )
}

interface SearchFieldProps {
  query: string
  onQuery(query: string): void
}

/** Renders the search field (MENU-11). Escape first clears it; if it is empty, Escape closes the menu. */
function SearchField({ query, onQuery }: SearchFieldProps): ReactNode {
  const field = useRef<HTMLInputElement>(null)
  const name = menuTexts('search')
  const clear = (): void => {
    onQuery('')
    field.current?.focus()
  }
  return (
    <search className="flx-mobile-menu__search" aria-label={name}>
      <Icon name="search" />
      <input
        ref={field}
        type="search"
        className="flx-mobile-menu__field"
        aria-label={name}
        placeholder={menuTexts('find')}
        autoComplete="off"
        enterKeyHint="search"
        value={query}
        onChange={(event) => onQuery(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !query) return
          event.preventDefault()
          clear()
        }}
      />
      {query && <CloseButton className="flx-mobile-menu__clear" label={menuTexts('clear')} onClick={clear} />}
    </search>
  )
}
