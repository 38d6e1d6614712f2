import { ofForm } from '../../core/browser/form.ts'
/** What is shown to who forgot the password, in place of the login (LOGIN-01). */
export interface ForgottenPanel {
  /** Whether this form asks for another password. */
  holds(form: HTMLFormElement): boolean
  /** Puts it away: the login is there again. */
  close(): void
}

const emailOf = (root: ParentNode): HTMLInputElement | null =>
  root.querySelector<HTMLInputElement>('input[type="email"], input[autocomplete~="username"], input[name*="email"]')

const asksPassword = (form: HTMLFormElement): boolean =>
  [...ofForm(form, 'elements')].some((each) => (each as HTMLInputElement).value === 'mdp_oublie')

/**
 * Follows the panel: `data-flx-forgotten`, a `<details>` as a rule, else any block that links of the element lead to. While
 * it is open the login is put away, and its e-mail is written in already.
 */
export function forgottenPanel(host: HTMLElement, login: HTMLFormElement, signal: AbortSignal): ForgottenPanel {
  const panel = host.querySelector<HTMLElement>('[data-flx-forgotten]')
  const holds = (form: HTMLFormElement): boolean => panel?.contains(form) || asksPassword(form)
  if (!panel) return { holds, close() {} }

  const show = (isOpen: boolean): void => {
    login.toggleAttribute('data-flx-aside', isOpen)
    const [from, to] = [emailOf(login), emailOf(panel)]
    if (isOpen && from && to && !to.value) to.value = from.value
  }
  signal.addEventListener('abort', () => {
    login.removeAttribute('data-flx-aside')
  })
  if (panel instanceof HTMLDetailsElement) {
    panel.addEventListener('toggle', () => show(panel.open), { signal })
    show(panel.open)
    return {
      holds,
      close() {
        panel.open = false
        // The event of the change comes later than what is said of it.
        show(false)
      },
    }
  }

  const set = (isOpen: boolean): void => {
    panel.toggleAttribute('data-flx-aside', !isOpen)
    show(isOpen)
  }
  const follow = (event: Event): void => {
    const id = (event.currentTarget as HTMLAnchorElement).hash.slice(1)
    const [isPanel, isLogin] = [panel, login].map((part) => part.getAttribute('id') === id)
    if (!isPanel && !isLogin) return
    event.preventDefault()
    set(Boolean(isPanel))
    emailOf(isPanel ? panel : login)?.focus()
  }
  for (const link of host.querySelectorAll('a[href^="#"]')) link.addEventListener('click', follow, { signal })
  signal.addEventListener('abort', () => panel.removeAttribute('data-flx-aside'))
  set(panel.hasAttribute('id') && location.hash === `#${panel.getAttribute('id')}`)
  return { holds, close: () => set(false) }
}
