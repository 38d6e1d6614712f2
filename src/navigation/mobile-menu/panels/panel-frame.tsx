import { type HTMLAttributes, type ReactNode, useId } from 'react'

interface PanelFrameProps extends HTMLAttributes<HTMLDivElement> {
  name: string
  before?: ReactNode
  after: ReactNode
}

/**
 * What scrolls, under a title that stays. Made of neutral elements: what a site says of its sections and titles is
 * not meant for a menu.
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
