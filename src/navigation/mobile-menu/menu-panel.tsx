import { type ReactNode, useId } from 'react'
import { Icon } from './icon.tsx'
import { MenuList } from './menu-list.tsx'
import type { MenuItem, MenuPlace } from './menu-tree.ts'
import { menuTexts } from './mobile-menu-messages.ts'
import type { PanelMotion } from './use-panels.ts'

interface MenuPanelProps {
  /** The item whose children are shown. */
  panel: MenuItem
  place: MenuPlace
  /** Name of the menu: title of the first panel. */
  title: string
  home: string
  reveal: MenuItem | undefined
  motion: PanelMotion | undefined
  /** On its way out: drawn until it is out of sight, but out of reach. */
  isLeaving: boolean
  /** Under the results of a search. */
  isCovered: boolean
}

/** One panel: its title, the way back, the way home, its rows (MENU-07). */
export function MenuPanel({
  panel,
  place,
  title,
  home,
  reveal,
  motion,
  isLeaving,
  isCovered,
}: MenuPanelProps): ReactNode {
  const titleId = useId()
  const { index, label, parent, children } = panel
  return (
    <section
      className="flx-mobile-menu__panel"
      data-shows={index}
      data-motion={motion}
      data-leaving={isLeaving || undefined}
      inert={isLeaving || isCovered}
      aria-labelledby={titleId}
    >
      <header className="flx-mobile-menu__title-bar">
        {parent && (
          <button
            type="button"
            className="flx-mobile-menu__way"
            data-panel={parent.index}
            aria-label={menuTexts('back', { label: parent.label || title })}
          >
            <Icon name="back" />
          </button>
        )}
        <h2 className="flx-mobile-menu__title" id={titleId}>
          {label || title}
        </h2>
        <a className="flx-mobile-menu__way" href={home} aria-label={menuTexts('home')}>
          <Icon name="home" />
        </a>
      </header>
      <MenuList items={children} place={place} reveal={reveal} />
    </section>
  )
}
