import { type HTMLAttributes, type ReactNode, useId } from 'react'

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
