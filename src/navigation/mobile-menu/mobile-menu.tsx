import { type CSSProperties, type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { isPlainClick } from '../../core/browser/links.ts'
import { address, flag, int, oneOf, property, selector, text } from '../../core/element/codecs.ts'

import { type FeatureProps, useLazyModule } from '../../core/element/react-element.ts'

import { adoptStyles } from '../../core/element/styles.ts'
import { Button, CloseButton } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { uiTexts } from '../../ui/ui-messages.ts'
import { MenuBody } from './menu-body.tsx'
import css from './mobile-menu.css'
import { menuTexts } from './mobile-menu-messages.ts'
import type { MobileMenuMethods } from './mobile-menu-types.ts'
import { useMobileMenu } from './use-mobile-menu.ts'
import '../../ui/styles.ts'
import './mobile-menu-types.ts'

adoptStyles(css)

export const mobileMenuAttributes = {
  for: selector('#flx-menu-button'),
  source: oneOf(['auto', 'nav', 'server'], 'auto'),
  nav: selector(),
  position: oneOf(['left', 'right', 'bottom', 'top'], 'left'),
  depth: oneOf(['back', 'front', 'next'], 'back'),
  dim: oneOf(['black', 'white', 'none'], 'none'),
  label: text(),
  home: address('/'),
  noSearch: flag,
  loader: flag,
  headerSize: int(38),
  footerSize: int(1),
  headerOffset: int(),
  navbarHeight: int(1),
  columns: int(),
  bars: property<unknown>(null),
}

const importBars = () => import('./menu-bars.tsx')
type MobileMenuProps = FeatureProps<typeof mobileMenuAttributes, MobileMenuMethods>

const importLoader = () => import('../../overlays/loader/page-loader.tsx')
const importGestures = () => import('./gestures.ts')

/** Renders the menu of a site as a drawer above the page: its bars, its search and its panels. */
export function MobileMenu({ host, ...props }: MobileMenuProps): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null)
  const { state, menu, failure, close, retry } = useMobileMenu({ ...props, host, dialog, buttons: props.for })
  const { home, position, headerSize, footerSize, headerOffset } = props

  const hasBars = Boolean(props.bars) || host.querySelector(':scope > script') !== null
  const barCode = useLazyModule(host, hasBars, importBars)
  const bar = (place: 'header' | 'footer'): ReactNode =>
    barCode && <barCode.MenuBar {...props} host={host} place={place} />

  const page = useLazyModule(host, props.loader, importLoader)
  useEffect(() => (state === 'loading' ? page?.showLoader() : undefined), [state, page])

  const gestures = useLazyModule(host, state === 'open', importGestures)
  useEffect(() => (gestures && dialog.current ? gestures.followKeys(dialog.current) : undefined), [gestures])
  useEffect(() => {
    if (gestures && dialog.current && navigator.maxTouchPoints > 0)
      return gestures.followSwipes(dialog.current, position, () => close('swipe'))
  }, [gestures, position, close])

  const title = props.label || menuTexts('menu')
  const isFlat = position === 'top' || position === 'bottom'

  const closeFromLink = (event: MouseEvent): void => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (link && leadsElsewhere(link) && isPlainClick(event)) void close('link')
  }

  const closeButton = <CloseButton label={menuTexts('close')} onClick={() => close('button')} />
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the links inside are used by keyboard; their click arrives here
    <dialog
      ref={dialog}
      className="flx-mobile-menu"
      aria-label={title}
      data-position={position}
      data-depth={isFlat ? 'front' : props.depth}
      data-dim={props.dim}
      style={
        {
          '--flx-header-size': `${headerSize}px`,
          '--flx-footer-size': `${footerSize}px`,
          '--flx-header-offset': `${headerOffset ?? 0}px`,
        } as CSSProperties
      }
      onClick={closeFromLink}
    >
      {bar('header')}
      {menu && (
        <MenuBody
          key={menu.key}
          host={host}
          menu={menu}
          title={title}
          home={home}
          hasSearch={!props.noSearch}
          closeButton={closeButton}
        />
      )}
      {failure !== null && (
        <div className="flx-mobile-menu__body">
          <div className="flx-mobile-menu__top">
            <span className="flx-mobile-menu__name">{title}</span>
            {closeButton}
          </div>
          <Message
            meaning="error"
            role="alert"
            className="flx-mobile-menu__failure"
            actions={
              <Button busy={state === 'loading'} onClick={retry}>
                {uiTexts('retry')}
              </Button>
            }
          >
            {menuTexts('failed')} {failure}
          </Message>
        </div>
      )}
      {bar('footer')}
    </dialog>
  )
}

/** Returns true unless the link leads to an anchor of the current page (MENU-08). */
function leadsElsewhere({ href, hash }: HTMLAnchorElement): boolean {
  return !hash || href.split('#')[0] !== location.href.split('#')[0]
}
