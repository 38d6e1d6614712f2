import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { ofForm } from '../../core/browser/form.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { useAuthorAttributes, useAuthorNode } from '../../core/element/use-author-node.ts'

import { useEvent } from '../../core/use-event.ts'

interface ForgottenPanel {
  /** Returns true if this form requests a new password. */
  holds(form: HTMLFormElement): boolean
  /** Closes the panel and shows the login again. */
  close(): void
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
export function useForgottenPanel(host: FlxElement, content: HTMLElement, login: HTMLFormElement): ForgottenPanel {
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
    holds: (form) => panel?.contains(form) || asksPassword(form),
    close() {
      if (details) details.open = false
      // `toggle` fires later than the message is shown, so the state is set here.
      show(false)
    },
  }
}
