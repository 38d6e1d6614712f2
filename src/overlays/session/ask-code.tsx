// A separate file, loaded when a server asks for a code.
import type { HTMLAttributes, ReactNode } from 'react'
import { endpoint } from '../../core/config.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { messages } from '../../core/i18n/texts.ts'
import { drawNodes } from '../../core/react-root.ts'
import { type AccountAnswer, codeFormSelector } from '../../domain/account/account-answer.ts'
import css from './ask-code.css'

/** Texts of the code form that is shown if the server sends none. */
const t = messages('ask-code', {
  title: 'Code d’authentification',
  code: 'Code à six chiffres',
  sent: 'Un code vient d’être envoyé à l’adresse {email}.',
  'sent-unnamed': 'Un code vient d’être envoyé à votre adresse e-mail.',
  validate: 'Valider',
  resend: 'Renvoyer le code',
})

adoptStyles(css)

const FlxTwoFactor = 'flx-two-factor' as unknown as (props: HTMLAttributes<HTMLElement>) => ReactNode

/** The part of `<flx-two-factor>` that its opener uses. */
type CodeElement = HTMLElement & { resend: (() => Promise<AccountAnswer>) | null }

/** Renders the form for a server that answers with data. */
function CodeForm({ email, info, transaction }: AccountAnswer): ReactNode {
  return (
    <form className="flx-two-factor__form" method="post" action={endpoint('ajax/modules/extranet_v2/traitement.php')}>
      <input type="hidden" name="action" value="validercode" />
      <input type="hidden" name="idtransaction" value={transaction} />
      <p className="flx-two-factor__text" data-flx-text="">
        {info || (email ? t('sent', { email }) : t('sent-unnamed'))}
      </p>
      <label className="flx-two-factor__label">
        {t('code')}
        <input className="flx-field__input" name="code" required inputMode="numeric" autoComplete="one-time-code" />
      </label>
      <div className="flx-two-factor__buttons">
        <button type="submit" className="flx-button flx-button--primary">
          {t('validate')}
        </button>
        <button type="button" className="flx-button flx-button--quiet" data-flx-resend="">
          {t('resend')}
        </button>
      </div>
    </form>
  )
}

/** Returns the element with the form that the server sent and the HTML around it, else with our own form. */
function codeElement(answer: AccountAnswer): CodeElement {
  const { html } = answer
  const given = html.querySelector<CodeElement>('flx-two-factor')
  if (given) return document.adoptNode(given)
  const hasForm = html.querySelector(codeFormSelector) !== null
  // What we render is shielded from the theme's styles; the server's form keeps those of the site.
  const own = <FlxTwoFactor className="flx-two-factor__own">{!hasForm && <CodeForm {...answer} />}</FlxTwoFactor>
  const element = drawNodes(own).firstElementChild as CodeElement
  if (hasForm) element.appendChild(html)
  return element
}

/**
 * Asks for the code of the second factor in a popup (LOGIN-03).
 *
 * @param again - Repeats the login, which sends another code.
 * @returns true if the code was right; false if the visitor closed the popup.
 */
export async function askCode(answer: AccountAnswer, again: () => Promise<AccountAnswer>): Promise<boolean> {
  const element = codeElement(answer)
  element.resend = again
  let isPassed = false
  const { popup: open } = await import('../popup/open-popup.tsx')
  // A click outside must not cancel it.
  const popup = await open({ content: element, label: t('title'), size: { x: 420 }, overlayClose: false })
  element.addEventListener('flx-two-factor-done', (event) => {
    // Prevents the page from reloading, as the login goes on.
    event.preventDefault()
    isPassed = true
    void popup?.close()
  })
  await popup?.closed
  return isPassed
}

/**
 * Completes a login: if the server asks for the code of the second factor, shows the form for it (LOGIN-03), and
 * repeats the login once the code was right (TFA-03).
 *
 * @param first - The answer to the login.
 * @param ask - Repeats the login, which also sends another code.
 * @returns the final answer; null if the visitor cancelled the code.
 */
export async function withCode(first: AccountAnswer, ask: () => Promise<AccountAnswer>): Promise<AccountAnswer | null> {
  for (let answer = first; ; answer = await ask()) {
    if (answer.outcome !== 'waiting' || answer.action !== 'open_popup_code') return answer

    if (!(await askCode(answer, ask))) return null
  }
}
