import { type AnchorHTMLAttributes, type MouseEvent, memo, type ReactNode, useEffect, useState } from 'react'
import { isPlainClick } from '../../../core/browser/plain-click.ts'
import { CopyOf } from '../../../ui/copy-of.tsx'
import { Icon } from '../menu-icon.tsx'
import type { MenuPlace } from '../menu-place.ts'
import type { MenuItem } from '../menu-tree.ts'
import { menuTexts } from '../mobile-menu-messages.ts'

interface MenuRowProps {
  item: MenuItem
  place: MenuPlace
  /** The content of the row; by default the item's label and subtitle. */
  text?: ReactNode
  /** The position in a long list that is only partly rendered, from 1. */
  position?: number | undefined
  size?: number | undefined
}

/** Renders a row: a link, a button that opens the item's panel, or both. */
export const MenuRow = memo(function MenuRow({ item, place, text, position, size }: MenuRowProps): ReactNode {
  const { kind, index, label, subtitle, href, theme, selector, hasPanel } = item
  if (kind === 'spacer') return <li className="flx-mobile-menu__spacer" aria-hidden="true" />
  if (kind === 'clone') return <CloneRow selector={selector} />

  const content = (
    <span className="flx-mobile-menu__text">
      {text ?? (
        <>
          <span className="flx-mobile-menu__label">{label}</span>
          {subtitle && <span className="flx-mobile-menu__subtitle">{subtitle}</span>}
        </>
      )}
    </span>
  )
  const opens = hasPanel && { 'data-panel': index, 'aria-expanded': false }
  const isCurrent = item === place.current
  return (
    <li
      className={`flx-mobile-menu__row ${theme}`}
      data-item={index}
      data-current={isCurrent || undefined}
      data-trail={place.trail.has(item) || undefined}
      aria-posinset={position}
      aria-setsize={size}
    >
      {href ? (
        <a
          {...waysOf(item)}
          className="flx-mobile-menu__link"
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={(event) => pressAuthorLink(event, item)}
        >
          {content}
        </a>
      ) : opens ? (
        <button type="button" className="flx-mobile-menu__link" {...opens}>
          {content}
          <Icon name="next" />
        </button>
      ) : (
        <span className="flx-mobile-menu__link">{content}</span>
      )}
      {href && opens && (
        <button type="button" className="flx-mobile-menu__open" {...opens} aria-label={menuTexts('open', { label })}>
          <Icon name="next" />
        </button>
      )}
    </li>
  )
})

/** Returns the attributes of the author's link that decide how it opens. */
function waysOf({ link }: MenuItem): AnchorHTMLAttributes<HTMLAnchorElement> {
  const of = (name: string): string | undefined => link?.getAttribute(name) ?? undefined
  const [target, rel, download] = ['target', 'rel', 'download'].map(of)
  return { target, rel: target && rel, download, lang: of('lang'), hrefLang: of('hreflang') }
}

/**
 * Passes a click on to the author's link, so that scripts of the page that listen to it work from here too. An entry
 * with a submenu is left out: its click often only opens the submenu, for which the row has a button.
 */
function pressAuthorLink(event: MouseEvent, { link, hasPanel }: MenuItem): void {
  if (!link?.isConnected || hasPanel || !isPlainClick(event)) return
  event.preventDefault()
  link.click()
}

function CloneRow({ selector }: { selector: string }): ReactNode {
  const [nodes, setNodes] = useState<DocumentFragment>()
  useEffect(() => {
    void import('../page-copy.ts').then(({ copyOfPage }) => setNodes(copyOfPage(selector)))
  }, [selector])
  const name = 'flx-mobile-menu__clone'
  return nodes?.hasChildNodes() ? <CopyOf as="li" className={name} nodes={nodes} /> : <li className={name} />
}
