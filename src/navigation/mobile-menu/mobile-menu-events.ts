import type { CloseSource } from '../../core/overlay/overlay.ts'

declare global {
  interface GlobalEventHandlersEventMap {
    /** The menu stands open. */
    'flx-mobile-menu-open': CustomEvent<{ configmenu: string }>
    /** Something asks the menu to close; cancelable. */
    'flx-mobile-menu-close': CustomEvent<{ source: CloseSource }>
    /** The menu is closed. */
    'flx-mobile-menu-closed': CustomEvent<{ source: CloseSource }>
    /** Another panel is shown; `id` is the `id_page` of its item, empty for the first panel. */
    'flx-mobile-menu-panel': CustomEvent<{ id: string; label: string }>
  }
}
