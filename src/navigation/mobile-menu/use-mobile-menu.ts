import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { closest } from '../../core/browser/closest.ts'
import { isPlainClick } from '../../core/browser/links.ts'
import { findAll, findFirst } from '../../core/browser/select.ts'
import { config } from '../../core/config.ts'
import { type FlxElement, useHostMethod } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import { watch } from '../../core/watch.ts'
import { type Menu, menuOf } from './menu-tree.ts'
import type { MobileMenuMethods } from './mobile-menu-types.ts'
import { findNavList, isFromNav, type MenuSource, menuReader } from './source/menu-source.ts'
import { enterMenu } from './use-panels.ts'

/**
 * A menu that was built, with the button's configuration and the session for which it was built: others need another
 * menu.
 */
export interface BuiltMenu extends Menu {
  /** Differs each time a menu is built. */
  key: number
  configmenu: string
  sessionHash: string
}

interface MobileMenuOptions {
  host: FlxElement<MobileMenuMethods>
  dialog: RefObject<HTMLDialogElement | null>
  buttons: string
  source: MenuSource
}

/** Manages the states of a menu (MENU-01): not loaded, loading, open, closed; or failed, which can be retried. */
export function useMobileMenu({ host, dialog, buttons: selector, source }: MobileMenuOptions) {
  const [isLoading, setLoading] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [menu, setMenu] = useState<BuiltMenu | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const running = useRef<Promise<boolean> | null>(null)
  const left = useRef(new AbortController())
  const list = useRef<WatchedList>(undefined)

  const state = isLoading ? 'loading' : isOpen ? 'open' : 'closed'

  /** Renders synchronously, so that `hide()` may be called right after `show()`. */
  const settle = (built: BuiltMenu | null, reason: string | null): boolean => {
    flushSync(() => {
      setLoading(false)
      setMenu(built)
      setFailure(reason)
      setOpen(built !== null || reason !== null)
    })
    return built !== null
  }

  /** Loads the menu. It never rejects: a failure is shown. */
  const load = async (configmenu: string): Promise<boolean> => {
    const { signal } = left.current
    const { sessionHash } = config()
    setLoading(true)
    try {
      const read = await menuReader(host, source)
      list.current?.stop()
      list.current = isFromNav(host, source) ? watchList(findNavList(host)) : undefined
      const built = menuOf(await read(configmenu, signal))
      if (!built) console.warn('flx : <flx-mobile-menu> : le menu n’a aucune entrée à montrer.')
      return settle(built && { ...built, key: performance.now(), configmenu, sessionHash }, null)
    } catch (error) {
      if (signal.aborted) return false
      reportError(host, error)
      return settle(null, reasonOf(error))
    }
  }

  const show = async (button = findFirst(selector)): Promise<boolean> => {
    if (isOpen && menu) return true
    if (running.current) return running.current
    opener.current = button
    const configmenu = button?.dataset.configmenu ?? ''
    const isOld = list.current?.isOther(findNavList(host))
    if (!isOld && menu?.configmenu === configmenu && menu.sessionHash === config().sessionHash)
      return settle(menu, null)
    running.current = load(configmenu)
    const isThere = await running.current
    running.current = null
    return isThere
  }

  useMenuButtons(selector, state, (button) => void show(button))

  const close = useOverlay(dialog, isOpen, {
    overlayClick: true,
    opener: opener.current,
    focus: enterMenu,
    beforeClose: (closeSource) => emit(host, 'flx-mobile-menu-close', { source: closeSource }, { cancelable: true }),
    onClosed(closeSource) {
      setOpen(false)
      emit(host, 'flx-mobile-menu-closed', { source: closeSource })
    },
  })

  useEffect(() => {
    if (isOpen) emit(host, 'flx-mobile-menu-open', { configmenu: opener.current?.dataset.configmenu ?? '' })
  }, [host, isOpen])

  useEffect(() => {
    host.toggleAttribute('data-flx-nav-built', menu !== null && isFromNav(host, source))
    return () => host.removeAttribute('data-flx-nav-built')
  }, [host, source, menu])

  useEffect(() => {
    left.current = new AbortController()
    // Loads the code ahead; a failure is reported when the menu is opened.
    menuReader(host, source).catch(() => {})
    return () => {
      left.current.abort()
      list.current?.stop()
    }
  }, [host, source])

  useHostMethod(host, 'show', () => show())
  useHostMethod(host, 'hide', () => flushSync(() => close('api')))

  return { state, menu, failure, close, retry: () => void show(opener.current) }
}

/** The list from which a menu is built. A script of the page may change it afterwards. */
interface WatchedList {
  /** Returns true if the list is another one, or has been changed. */
  isOther(now: Element | null): boolean
  stop(): void
}

function watchList(list: Element | null): WatchedList {
  let hasChanged = false
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  if (list) observer.observe(list, { childList: true, characterData: true, subtree: true, attributeFilter: ['href'] })
  return {
    // What was changed just now has not been told yet.
    isOther: (now) => now !== list || hasChanged || observer.takeRecords().length > 0,
    stop: () => observer.disconnect(),
  }
}

/** Returns the message of a failed request, which is meant for the visitor; that of any other error is not. */
function reasonOf(error: unknown): string {
  return error instanceof Error && error.name === 'RequestError' ? error.message : ''
}

type ButtonState = 'closed' | 'loading' | 'open'

const controls = 'button, summary, input, :any-link'

/** Toggles that belong to a menu of the theme, with listeners of its script. */
const themeToggles = new WeakSet<Element>()

/**
 * Remembers the toggle of a theme: it names the menu that it opens, or it is not a button at all until a script makes
 * it one.
 */
function noteThemeToggle(button: Element): void {
  const isControl = button.matches(controls)
  if (!isControl) import('./plain-toggle.ts').then(({ makeButton }) => makeButton(button)).catch(() => {})
  const isOurs = button.matches('#flx-menu-button, [data-flx-menu-state]')
  if (!isOurs && (!isControl || button.matches('[aria-expanded], [aria-controls]'))) themeToggles.add(button)
}

/** Sets the attributes of the state on a button; null removes them. */
function mark(button: Element, state: ButtonState | null): void {
  const marks = {
    'aria-haspopup': 'dialog',
    'data-flx-menu-state': state,
    'aria-expanded': state === 'open',
    'aria-busy': state === 'loading',
  }
  for (const [name, value] of Object.entries(marks)) {
    if (state) button.setAttribute(name, String(value))
    else button.removeAttribute(name)
  }
}

/** Opens the menu when one of its buttons is clicked, including buttons added later. */
function useMenuButtons(selector: string, state: ButtonState, press: (button: HTMLElement) => void): void {
  const pressFrom = useEffectEvent((event: MouseEvent) => {
    const button = closest(event.target, selector)
    if (!button || !isPlainClick(event)) return
    event.preventDefault()
    // Otherwise the script of the theme would open its own menu as well.
    if (themeToggles.has(button)) event.stopImmediatePropagation()
    press(button)
  })

  // A layout effect: the element is ready then, and the browser would take the click.
  useLayoutEffect(() => {
    const listener = (event: MouseEvent): void => pressFrom(event)
    document.addEventListener('click', listener, true)
    return () => document.removeEventListener('click', listener, true)
  }, [])

  useEffect(() => {
    const stop = watch(selector, {
      added(button) {
        noteThemeToggle(button)
        mark(button, state)
      },
      removed: (button) => mark(button, null),
    })
    return () => {
      stop()
      for (const button of findAll(selector)) mark(button, null)
    }
  }, [selector, state])
}
