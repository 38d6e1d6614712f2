// A file of its own, fetched once a server waits for a code.
import { adoptStyles } from '../../core/element/styles.ts'
import { makeElement } from '../../core/html/make-element.ts'
import { endpoint } from '../../core/http/endpoint.ts'
import { type AccountAnswer, codeFormSelector } from '../../domain/account/account-answer.ts'
import css from './ask-code.css'
import { askCodeTexts as t } from './ask-code-messages.ts'

/** `<flx-two-factor>`, as far as who opens it is concerned. */
type CodeElement = HTMLElement & { resend: (() => Promise<AccountAnswer>) | null }

const hidden = (name: string, value: string): HTMLInputElement =>
  makeElement('input', { className: 'flx-two-factor__hidden', type: 'hidden', name, value })

/** The form of a server that answers data. */
function drawForm({ email, info, transaction }: AccountAnswer): HTMLFormElement {
  adoptStyles(css)
  const said = info || (email ? t('sent', { email }) : t('sent-unnamed'))
  const text = makeElement('p', { className: 'flx-two-factor__text' }, said)
  text.dataset.flxText = ''
  const field = makeElement('input', {
    className: 'flx-field__input',
    name: 'code',
    required: true,
    inputMode: 'numeric',
  })
  field.autocomplete = 'one-time-code'
  const resend = makeElement('button', { type: 'button', className: 'flx-button flx-button--quiet' }, t('resend'))
  resend.dataset.flxResend = ''
  const form = makeElement(
    'form',
    { className: 'flx-two-factor__form', method: 'post' },
    hidden('action', 'validercode'),
    hidden('idtransaction', transaction),
    text,
    makeElement('label', { className: 'flx-two-factor__label' }, t('code'), field),
    makeElement(
      'div',
      { className: 'flx-two-factor__buttons' },
      makeElement('button', { className: 'flx-button flx-button--primary' }, t('validate')),
      resend,
    ),
  )
  form.setAttribute('action', endpoint('ajax/modules/extranet_v2/traitement.php'))
  return form
}

/** The element with the form that the server wrote, and what it says around it; else with one of ours. */
function codeElement(answer: AccountAnswer): CodeElement {
  const { html } = answer
  const given = html.querySelector('flx-two-factor')
  const element = (given ?? document.createElement('flx-two-factor')) as CodeElement
  // Drawn here, it is out of the theme's reach; the server's is the site's.
  if (!given) element.className = 'flx-two-factor__own'
  if (!given) element.append(...(html.querySelector(codeFormSelector) ? html.childNodes : [drawForm(answer)]))
  return document.adoptNode(element)
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
