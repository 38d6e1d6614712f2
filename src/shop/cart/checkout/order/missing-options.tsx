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

/** The required options that are not accepted yet, in the form of the order (CART-05). */
export function optionsToAccept(control: HTMLElement): Option[] {
  const scope = control.closest('form') ?? control.closest('flx-cart')
  const options = scope?.querySelectorAll<Option>(`input${name}, select${name}`) ?? []
  return [...options].filter((option) => option.dataset.flxOptional === undefined && !isAccepted(option))
}

function accept(option: Option): void {
  if (option instanceof HTMLInputElement && option.type === 'checkbox') option.checked = true
  else option.value = '1'
}

/** What an option says, links included: a copy of its label, without its field. */
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
      <ul className="flx-cart__missing-list">
        {options.map((option) => (
          <OptionWords key={`${option.name} ${option.value}`} option={option} />
        ))}
      </ul>
    </div>
  )
}

/** Asks whether these options are accepted; they are not where the dialog cannot come. */
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
 * Offers to accept what is missing; accepting ticks it, and has the fields that are sent say so; refusing brings to it.
 *
 * @returns whether the order can go on.
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
