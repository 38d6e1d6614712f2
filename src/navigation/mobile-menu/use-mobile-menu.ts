import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { config } from '../../core/config.ts'
import { useHostMethod } from '../../core/element/host.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { reportError } from '../../core/element/report-error.ts'
import { emit } from '../../core/events.ts'
import type { CloseSource } from '../../core/overlay/overlay.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import { pageContext } from '../../core/page-context.ts'
import { type MenuSource, prepareMenu, readMenu } from './menu-source.ts'
import { isEmpty, locate, type MenuPlace, type MenuTree } from './menu-tree.ts'
import { type ButtonState, useMenuButtons } from './use-menu-buttons.ts'
import { enterMenu } from './use-panels.ts'

/** A menu that was built, and what it was built for: another session or button asks for another one. */
export interface BuiltMenu {
  /** Differs from one building to the next. */
  key: number
  tree: MenuTree
  place: MenuPlace
  configmenu: string
  sessionHash: string
}

interface MobileMenuOptions {
  host: FlxElement
  dialog: RefObject<HTMLDialogElement | null>
  /** Selector of the buttons. */
  buttons: string
  source: MenuSource
}

export interface MobileMenuControl {
  id: string
  state: ButtonState
  menu: BuiltMenu | null
  /** What to tell the visitor when the menu could not be read; `null` otherwise. */
  failure: string | null
  close(source: CloseSource): Promise<boolean>
  retry(): void
}

/** The states of a menu (MENU-01): not loaded, loading, built and open, closed; or failed, which may be tried again. */
export function useMobileMenu({ host, dialog, buttons: selector, source }: MobileMenuOptions): MobileMenuControl {
  const id = useId()
  const [isLoading, setLoading] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [menu, setMenu] = useState<BuiltMenu | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const running = useRef<Promise<boolean> | null>(null)
  const left = useRef(new AbortController())

  const state = isLoading ? 'loading' : isOpen ? 'open' : 'closed'

  const load = async (configmenu: string): Promise<boolean> => {
    const { signal } = left.current
    const { sessionHash } = config()
    setLoading(true)
    try {
      const tree = await readMenu(host, source, configmenu, signal)
      setFailure(null)
      const empty = isEmpty(tree)
      if (empty) console.warn('flx : <flx-mobile-menu> : le menu n’a aucune entrée à montrer.')
      else setMenu({ key: performance.now(), tree, place: locate(tree, pageContext()), configmenu, sessionHash })
      setOpen(!empty)
      return !empty
    } catch (error) {
      if (signal.aborted) return false
      reportError(host, error)
      setMenu(null)
      setFailure(reasonOf(error))
      setOpen(true)
      return false
    } finally {
      setLoading(false)
    }
  }

  const show = (button: HTMLElement | undefined = [...buttons.current][0]): Promise<boolean> => {
    const configmenu = button?.dataset.configmenu ?? ''
    if (isOpen && menu) return Promise.resolve(true)
    if (running.current) return running.current
    opener.current = button ?? null
    if (menu?.configmenu === configmenu && menu.sessionHash === config().sessionHash) {
      setOpen(true)
      return Promise.resolve(true)
    }
    running.current = load(configmenu).finally(() => {
      running.current = null
    })
    return running.current
  }

  const buttons = useMenuButtons(selector, id, state, (button) => {
    void show(button)
  })

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
    host.toggleAttribute('data-flx-nav-built', menu?.tree.isNav ?? false)
    return () => host.removeAttribute('data-flx-nav-built')
  }, [host, menu])

  useEffect(() => prepareMenu(host, source), [host, source])

  useEffect(() => {
    left.current = new AbortController()
    return () => left.current.abort()
  }, [])

  useHostMethod(host, 'show', () => show())
  useHostMethod(host, 'hide', () => close('api'))

  return { id, state, menu, failure, close, retry: () => void show(opener.current ?? undefined) }
}

/** The sentence of a failed request is meant for the visitor; that of any other error is not. */
function reasonOf(error: unknown): string {
  return error instanceof Error && error.name === 'RequestError' ? error.message : ''
}
