// A file of its own, fetched once a server waits for a code.
import type { HTMLAttributes, ReactNode } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { type AccountAnswer, codeFormSelector } from '../../domain/account/account-answer.ts'
import { drawNodes } from '../../ui/draw-nodes.ts'
import css from './ask-code.css'
import { askCodeTexts as t } from './ask-code-messages.ts'

adoptStyles(css)

const FlxTwoFactor = 'flx-two-factor' as unknown as (props: HTMLAttributes<HTMLElement>) => ReactNode

/** `<flx-two-factor>`, as far as who opens it is concerned. */
type CodeElement = HTMLElement & { resend: (() => Promise<AccountAnswer>) | null }

/** The form of a server that answers data. */
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

/** The element with the form that the server wrote, and what it says around it; else with one of ours. */
function codeElement(answer: AccountAnswer): CodeElement {
  const { html } = answer
  const given = html.querySelector<CodeElement>('flx-two-factor')
  if (given) return document.adoptNode(given)
  const hasForm = html.querySelector(codeFormSelector) !== null
  // Drawn here, it is out of the theme's reach; the server's is the site's.
  const own = <FlxTwoFactor className="flx-two-factor__own">{!hasForm && <CodeForm {...answer} />}</FlxTwoFactor>
  const element = drawNodes(own).firstElementChild as CodeElement
  if (hasForm) element.appendChild(html)
  return element
}

/**
 * Asks for the code of the second factor above the page (LOGIN-03).
 *
 * @param again - Asks for the login again, which sends another code.
 * @returns whether it was right; it was not where the visitor closed it.
 */
export async function askCode(answer: AccountAnswer, again: () => Promise<AccountAnswer>): Promise<boolean> {
  const element = codeElement(answer)
  element.resend = again
  let isPassed = false
  const { popup: open } = await import('../popup/open-popup.tsx')
  // A click beside it does not give it up.
  const popup = await open({ content: element, label: t('title'), size: { x: 420 }, overlayClose: false })
  element.addEventListener('flx-two-factor-done', (event) => {
    // The page stays: the login goes on.
    event.preventDefault()
    isPassed = true
    void popup?.close()
  })
  await popup?.closed
  return isPassed
}
