import type { ReactNode } from 'react'
import { ofForm } from '../../../core/browser/form.ts'
import { takeContents } from '../../../core/html/nodes.ts'
import { CopyOf } from '../../../ui/content-place.tsx'
import type { ViewAction } from '../../../ui/server-view/view-actions.ts'
import { orderTexts as t } from '../cart-messages.ts'
import { isPostalCode, withoutSpaces } from './use-step-fields.ts'

type Send = (action: ViewAction) => void

/** Sends a search if its postal code is complete. Otherwise the browser says what is wrong. */
function prepareSearch(asked: ViewAction, send: Send): void {
  const value = withoutSpaces(asked.value)
  const form = asked.control.closest('form')
  if (isPostalCode(value)) send({ ...asked, value })
  else if (form) ofForm(form, 'reportValidity')()
}

/**
 * Returns a function that prepares an action, then sends it if it is complete. An order is sent once all required
 * options are accepted (CART-05); a dialog asks for them, one at a time.
 */
export function createPreparation(): (asked: ViewAction, send: Send) => void {
  let isAsking = false
  const prepareOrder = async (asked: ViewAction, send: Send): Promise<void> => {
    if (isAsking) return
    // Something else is still missing: the order is sent without the dialog, and the server says what is missing.
    const isHindered = asked.control.closest('[data-flx-hindered]') !== null
    const options = isHindered ? [] : optionsToAccept(asked.control)
    if (options.length === 0) return send(asked)
    isAsking = true
    try {
      if (await acceptOptions(options, asked.fields)) send(asked)
    } finally {
      isAsking = false
    }
  }
  return (asked, send) => {
    if (asked.action === 'searchVille') prepareSearch(asked, send)
    else if (asked.action === 'valide_panier') void prepareOrder(asked, send)
    else send(asked)
  }
}

type Option = HTMLInputElement | HTMLSelectElement

const optionName = '[name^="requiredOption["]'

function isAccepted(option: Option): boolean {
  const isTicked = option instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(option.type)
  return isTicked ? option.checked : option.value !== '' && option.value !== '0'
}

/** Returns the required options of the order's form that are not accepted yet (CART-05). */
function optionsToAccept(control: HTMLElement): Option[] {
  const scope = control.closest('form') ?? control.closest('flx-cart')
  const options = scope?.querySelectorAll<Option>(`input${optionName}, select${optionName}`) ?? []
  return [...options].filter((option) => option.dataset.flxOptional === undefined && !isAccepted(option))
}

function accept(option: Option): void {
  if (option instanceof HTMLInputElement && option.type === 'checkbox') option.checked = true
  else option.value = '1'
}

/** Shows the text of an option, links included: a copy of its label without the form control. */
function OptionWords({ option }: { option: Option }): ReactNode {
  const className = 'flx-cart__missing-option'
  const label = option.labels?.[0]?.cloneNode(true) as HTMLElement | undefined
  if (!label) return <li className={className}>{option.name}</li>
  for (const field of label.querySelectorAll('input, select')) field.remove()
  return <CopyOf as="li" className={className} nodes={takeContents(label)} />
}

function MissingOptions({ options }: { options: Option[] }): ReactNode {
  return (
    <div className="flx-cart__missing">
      <p className="flx-cart__missing-text">{t('options-missing')}</p>
      <ul className="flx-cart__missing-list" role="list">
        {options.map((option) => (
          <OptionWords key={`${option.name} ${option.value}`} option={option} />
        ))}
      </ul>
    </div>
  )
}

/** Opens a dialog that asks whether these options are accepted. Returns false if the dialog cannot open. */
async function ask(options: Option[]): Promise<boolean> {
  const { modalAround } = await import('../../../overlays/modal/draw-modal.tsx')
  let isAgreed = false
  const agree = (): void => {
    isAgreed = true
  }
  const buttons = [
    { titre: t('options-refuse'), autoclose: true },
    { titre: t('options-accept'), important: true, autoclose: true, action: agree },
  ]
  const opened = await modalAround(
    <MissingOptions options={options} />,
    { title: t('options-title'), buttons },
    'alertdialog',
  )
  return opened !== null && (await opened.closed) === 'button' && isAgreed
}

/**
 * Asks the visitor to accept the missing options. If they do, ticks them and adds them to the fields that are sent;
 * otherwise focuses the first one.
 *
 * @returns true if the order can be sent.
 */
async function acceptOptions(options: Option[], fields: URLSearchParams): Promise<boolean> {
  const isAccepted = await ask(options).catch(() => false)
  if (!isAccepted) {
    options[0]?.focus()
    return false
  }
  for (const option of options) {
    accept(option)
    fields.set(option.name, option.value)
  }
  return true
}
