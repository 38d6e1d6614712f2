import type { ReactNode } from 'react'
import { Icon } from '../menu-icon.tsx'
import type { MenuPlace } from '../menu-place.ts'
import type { MenuItem } from '../menu-tree.ts'
import { menuTexts } from '../mobile-menu-messages.ts'
import { MenuList } from './menu-list.tsx'
import { PanelFrame } from './panel-frame.tsx'
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
  /** On its way out: drawn until it is out of sight. */
  isLeaving: boolean
  /** Out of reach: leaving, or under the results of a search. */
  isInert: boolean
}

/** One panel: its title, the way back, the way home, its rows (MENU-07). */
export function MenuPanel({ panel, place, title, home, reveal, ...state }: MenuPanelProps): ReactNode {
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
