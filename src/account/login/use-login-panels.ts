import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ofForm } from '../../core/browser/form.ts'
import { matches } from '../../core/browser/media.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { useAuthorAttributes, useAuthorNode } from '../../core/element/use-author-node.ts'
import { focused } from '../../core/focus/focusable.ts'
import { messages } from '../../core/i18n/texts.ts'
import { useEvent } from '../../core/use-event.ts'

export const loginTexts = messages('login', {
  // The exact text of LOGIN-02.
  title: 'connexion',
  name: 'Connexion',
  'reset-sent': 'Votre demande est partie : suivez le lien du message pour choisir un nouveau mot de passe.',
})

/**
 * Returns true on a phone (PAGE-09). Repeats the query of `isMobile`: sharing it would enlarge the first file of every
 * page.
 */
const isPhone = (): boolean => matches('not all and (min-width: 768px)')

interface Popup {
  close?(): Promise<boolean>
}

/**
 * Controls the login of a header (LOGIN-01): a `<details>` around or inside the element. Escape and a click outside
 * close it; opening focuses its first field, or on a phone opens its content as a popup.
 *
 * @returns the element that contains the author's forms, wherever it is.
 */
export function useSmallLogin(host: FlxElement, small: boolean): HTMLElement {
  const [around] = useState(() => host.parentElement?.closest('details') ?? null)
  const hasForm = host.querySelector('form') !== null
  const inside = useAuthorNode<HTMLDetailsElement>(
    host,
    ':scope > details:not([data-flx-forgotten])',
    small && !around && hasForm ? { due: 'attend un <details>, autour ou dedans, avec son <summary>.' } : {},
  )
  const details = small ? (around ?? inside) : null
  const summary = details?.querySelector('summary') ?? null
  const beside = around ? host : (summary?.nextElementSibling as HTMLElement | null | undefined)
  // Remembered, because in a popup it is no longer next to the summary.
  const [known, setKnown] = useState<HTMLElement | null>(null)
  const panel = (known?.isConnected ? known : beside) ?? null
  if (panel !== known) setKnown(panel)
  const popup = useRef<Popup>(null)

  const openPopup = async (content: HTMLElement): Promise<void> => {
    if (!details || popup.current) return
    const own: Popup = {}
    popup.current = own
    const opening = await import('../../overlays/popup/open-popup.tsx').catch(() => null)
    const label = summary?.textContent?.trim() || loginTexts('name')
    const onClose = (): void => {
      popup.current = null
      details.open = false
    }
    const isWanted = popup.current === own && details.open
    const opened = isWanted && (await opening?.openPopup({ content, label, size: { x: 480 }, onClose }, summary))
    if (opened) own.close = () => opened.close()
    else if (popup.current === own) popup.current = null
  }
  const close = useCallback((): void => {
    void popup.current?.close?.()
    popup.current = null
  }, [])

  const follow = (): void => {
    if (!details?.open) close()
    else if (panel && isPhone()) void openPopup(panel)
    else panel?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }

  useEvent(details, 'toggle', follow)
  // A selection of text may begin inside and end elsewhere.
  const beganInside = useRef(false)
  useEvent(details && document, 'pointerdown', ({ target }) => {
    beganInside.current = details?.contains(target as Node) ?? false
  })
  useEvent(details && document, 'click', ({ target }) => {
    const isElsewhere = target instanceof Element && !details?.contains(target) && !target.closest('dialog')
    if (details && !popup.current && isElsewhere && !beganInside.current) details.open = false
    beganInside.current = false
  })
  useEvent(details, 'keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || !details?.open || popup.current) return
    details.open = false
    summary?.focus()
  })
  // The `<details>` may have been opened before this code had loaded. A focus that has moved elsewhere since is not
  // changed.
  const begin = useEffectEvent(() => {
    const active = focused()
    if (details?.open && (!active || active === summary)) follow()
  })
  useEffect(() => {
    if (details) begin()
    return close
  }, [details, close])
  return (small && panel) || host
}

const aside = { 'data-flx-aside': '' }

const emailOf = (root: ParentNode): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>('input[type="email"], input[autocomplete~="username"], input[name*="email"]')

const asksPassword = (form: HTMLFormElement): boolean =>
  [...ofForm(form, 'elements')].some((each) => (each as HTMLInputElement).value === 'mdp_oublie')

/**
 * Controls the panel for visitors who forgot their password, shown in place of the login (LOGIN-01):
 * `data-flx-forgotten`, usually a `<details>`, else a block that links of the element lead to. While it is open the
 * login is hidden, and its e-mail is copied to the panel.
 */
export function useForgottenPanel(host: FlxElement, content: HTMLElement, login: HTMLFormElement) {
  const panel = useAuthorNode(host, '[data-flx-forgotten]', { within: content })
  const details = panel instanceof HTMLDetailsElement ? panel : null
  const [isOpen, setIsOpen] = useState(false)
  useLayoutEffect(() => {
    const id = panel?.getAttribute('id')
    setIsOpen(details ? details.open : Boolean(id) && location.hash === `#${id}`)
  }, [panel, details])
  useAuthorAttributes(login, isOpen ? aside : {})
  useAuthorAttributes(details ? null : panel, isOpen ? {} : aside)
  useEffect(() => {
    const [from, to] = [emailOf(login), panel && emailOf(panel)]
    if (isOpen && from && to && !to.value) to.value = from.value
  }, [login, panel, isOpen])

  const show = (open: boolean): void => flushSync(() => setIsOpen(open))
  useEvent(details, 'toggle', () => details && show(details.open))
  useEvent(details ? null : content, 'click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    const leadsTo = (part: HTMLElement): boolean => part.getAttribute('id') === link?.hash.slice(1)
    if (!link || !panel || !(leadsTo(panel) || leadsTo(login))) return
    event.preventDefault()
    show(leadsTo(panel))
    emailOf(leadsTo(panel) ? panel : login)?.focus()
  })

  return {
    /** Returns true if this form requests a new password. */
    holds: (form: HTMLFormElement): boolean => panel?.contains(form) || asksPassword(form),
    close(): void {
      if (details) details.open = false
      // `toggle` fires later than the message is shown, so the state is set here.
      show(false)
    },
  }
}
