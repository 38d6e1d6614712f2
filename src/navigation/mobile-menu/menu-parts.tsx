import { type HTMLAttributes, type ReactNode, useId } from 'react'

const paths = {
  next: 'm9 5 7 7-7 7',
  back: 'm15 5-7 7 7 7',
  home: 'M4 11.5 12 5l8 6.5M6.5 10v9h11v-9',
  search: 'm20 20-4.6-4.6M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0',
}

export function Icon({ name }: { name: keyof typeof paths }): ReactNode {
  return (
    <svg className="flx-mobile-menu__icon" viewBox="0 0 24 24" aria-hidden="true">
      <path className="flx-mobile-menu__drawing" d={paths[name]} />
    </svg>
  )
}

interface PanelFrameProps extends HTMLAttributes<HTMLDivElement> {
  name: string
  before?: ReactNode
  after: ReactNode
}

/**
 * Renders a scrolling panel under a fixed title. It uses neutral elements, as the site's styles for its sections and
 * headings are not meant for a menu.
 */
export function PanelFrame({ name, before, after, children, ...attributes }: PanelFrameProps): ReactNode {
  const titleId = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: neutral, as said above
    <div {...attributes} className="flx-mobile-menu__panel" role="group" aria-labelledby={titleId}>
      <div className="flx-mobile-menu__title-bar">
        {before}
        {/* biome-ignore lint/a11y/useSemanticElements: neutral, as said above */}
        <span className="flx-mobile-menu__title" id={titleId} role="heading" aria-level={2}>
          {name}
        </span>
        {after}
      </div>
      {children}
    </div>
  )
}
