import { makeElement } from '../../../../core/html/make-element.ts'
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

/** What an option says, links included. */
function wordsOf(option: Option): (Node | string)[] {
  const label = option.labels?.[0]?.cloneNode(true) as HTMLElement | undefined
  for (const field of label?.querySelectorAll('input, select') ?? []) field.remove()
  return [...(label?.childNodes ?? [option.name])]
}

/** What the dialog says: nodes, since the words of the options are copies of the page's own. */
function describeOptions(options: Option[]): HTMLElement {
  const items = options.map((option) =>
    makeElement('li', { className: 'flx-cart__missing-option' }, ...wordsOf(option)),
  )
  return makeElement(
    'div',
    { className: 'flx-cart__missing' },
    makeElement('p', { className: 'flx-cart__missing-text' }, t('options-missing')),
    makeElement('ul', { className: 'flx-cart__missing-list' }, ...items),
  )
}

/** Asks whether these options are accepted; they are not where the dialog cannot come. */
async function ask(options: Option[]): Promise<boolean> {
  const { confirm } = await import('../../../../overlays/modal/dialogs.ts')
  const choices = { oui: t('options-accept'), non: t('options-refuse') }
  return confirm({ title: t('options-title'), content: describeOptions(options), ...choices })
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
