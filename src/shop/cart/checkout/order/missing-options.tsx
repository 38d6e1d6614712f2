import type { ReactNode } from 'react'
import { takeContents } from '../../../../core/html/take-contents.ts'
import { CopyOf } from '../../../../ui/copy-of.tsx'
import { orderTexts as t } from '../../order-messages.ts'

type Option = HTMLInputElement | HTMLSelectElement

const name = '[name^="requiredOption["]'

function isAccepted(option: Option): boolean {
  const isTicked = option instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(option.type)
  return isTicked ? option.checked : option.value !== '' && option.value !== '0'
}

/** Returns the required options of the order's form that are not accepted yet (CART-05). */
export function optionsToAccept(control: HTMLElement): Option[] {
  const scope = control.closest('form') ?? control.closest('flx-cart')
  const options = scope?.querySelectorAll<Option>(`input${name}, select${name}`) ?? []
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
  const { modalAround } = await import('../../../../overlays/modal/draw-modal.tsx')
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
export async function acceptOptions(options: Option[], fields: URLSearchParams): Promise<boolean> {
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
