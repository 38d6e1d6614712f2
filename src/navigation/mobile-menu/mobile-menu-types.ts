import type { CloseSource } from '../../core/overlay/overlay.ts'

/** The methods that the menu gives to the class of its element. */
export interface MobileMenuMethods {
  /** @returns true if there is a menu to show. */
  show(): Promise<boolean>
  /** @returns true if it is closed. */
  hide(): Promise<boolean>
  /** Available once the menu is built. */
  openPanel(id: string): void
}

declare global {
  interface GlobalEventHandlersEventMap {
    /** Fired when the menu has opened. */
    'flx-mobile-menu-open': CustomEvent<{ configmenu: string }>
    /** Fired before the menu closes; cancelable. */
    'flx-mobile-menu-close': CustomEvent<{ source: CloseSource }>
    /** Fired when the menu has closed. */
    'flx-mobile-menu-closed': CustomEvent<{ source: CloseSource }>
    /** Fired when another panel is shown; `id` is the `id_page` of its item, empty for the first panel. */
    'flx-mobile-menu-panel': CustomEvent<{ id: string; label: string }>
  }
}
