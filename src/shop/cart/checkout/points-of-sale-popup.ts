import type { ViewAction } from '../../../ui/server-view/view-actions.ts'
import { orderTexts as t } from '../cart-messages.ts'

/** Returns a copy of the cart's list of points of sale, for the dialog. */
function choicesOf(list: HTMLElement): HTMLElement {
  const choices = list.cloneNode(true) as HTMLElement
  for (const button of choices.querySelectorAll('button')) button.remove()
  for (const radio of choices.querySelectorAll('input')) {
    radio.removeAttribute('id')
    radio.removeAttribute('data-flx-action')
    radio.name = 'flx-point-of-sale'
  }
  return choices
}

/** Shows the points of sale that the cart has just listed in a modal (CART-04), and sends the one that is chosen. */
export async function choosePoint(host: HTMLElement, perform: (action: ViewAction) => void): Promise<void> {
  const list = host.querySelector<HTMLElement>('[data-flx-points]')
  const control = host.querySelector<HTMLElement>('[data-flx-action="getpointsdevente"]')
  if (!list || !control) return
  const { modal } = await import('../../../overlays/modal/dialogs.ts')
  // The button that listed the points of sale may have been replaced by the list, which loses the focus.
  if (document.activeElement === document.body) control.focus()
  const content = choicesOf(list)
  const before = content.querySelector<HTMLInputElement>('input:checked')?.value
  const choose = (): boolean => {
    const chosen = content.querySelector<HTMLInputElement>('input:checked')
    if (!chosen) {
      content.querySelector('input')?.focus()
      return false
    }
    const fields = new URLSearchParams()
    if (chosen.value !== before) perform({ action: 'change_idpointdevente', value: chosen.value, fields, control })
    return true
  }
  await modal({
    title: t('pos-title'),
    content,
    closeTop: true,
    buttons: [
      { titre: t('pos-cancel'), autoclose: true },
      { titre: t('pos-choose'), important: true, autoclose: true, action: choose },
    ],
  })
}
