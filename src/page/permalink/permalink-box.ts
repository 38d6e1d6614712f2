import { adoptStyles } from '../../core/element/styles.ts'
import { makeElement } from '../../core/html/make-element.ts'
import { copyField } from '../../ui/copy-field.ts'
import fieldCss from '../../ui/field.css'
import { canShare, shareBySheet } from '../../ui/share-sheet.ts'
import css from './permalink-box.css'
import { permalinkTexts as t } from './permalink-messages.ts'

function makeButton(text: string, look: string, press: () => unknown): HTMLButtonElement {
  const button = makeElement('button', { type: 'button', className: `flx-button ${look}`.trim() }, text)
  button.addEventListener('click', () => void press())
  return button
}

/** A button that draws the code in its place when it is first asked for, then shows and hides it. */
function qrParts(permalink: string, say: (text: string) => void): [HTMLButtonElement, HTMLElement] {
  const place = makeElement('div', { className: 'flx-permalink__qr', hidden: true })
  const toggle = makeButton(t('qr'), '', async () => {
    say('')
    try {
      if (!place.firstChild) {
        const { drawQr } = await import('./draw-qr.ts')
        if (!place.firstChild) place.append(drawQr(permalink, t('qrOf', { address: permalink })))
      }
      place.hidden = !place.hidden
      toggle.ariaExpanded = String(!place.hidden)
      if (!place.hidden) place.scrollIntoView({ block: 'nearest' })
    } catch (error) {
      console.error(`flx : le code QR de « ${permalink} » : ${error}`)
      say(t('noQr'))
    }
  })
  toggle.ariaExpanded = 'false'
  return [toggle, place]
}

/** The permalink in a field, with what may be done with it; what became of that is read out. */
function drawBox(permalink: string): HTMLElement {
  adoptStyles(fieldCss)
  adoptStyles(css)
  const said = makeElement('p', { className: 'flx-permalink__said', role: 'status' })
  const say = (text: string): void => {
    said.textContent = text
  }
  const field = makeElement('input', { className: 'flx-field__input', type: 'text', readOnly: true, value: permalink })
  field.setAttribute('autofocus', '')
  field.addEventListener('focus', () => {
    field.select()
    // WebKit sets the caret after it has told of the focus.
    setTimeout(() => document.activeElement === field && field.select())
  })
  const copy = makeButton(t('copy'), 'flx-button--primary', async () => {
    // Emptied first: the same words would not be read out again.
    say('')
    say(t((await copyField(field)) ? 'copied' : 'selected'))
  })
  const data = { url: permalink, title: document.title }
  const share = makeButton(t('share'), '', async () => say((await shareBySheet(data)) ? '' : t('notShared')))
  const [qr, place] = qrParts(permalink, say)
  return makeElement(
    'div',
    { className: 'flx-permalink__box' },
    makeElement(
      'label',
      { className: 'flx-field' },
      makeElement('span', { className: 'flx-field__label' }, t('field')),
      field,
    ),
    makeElement('div', { className: 'flx-permalink__buttons' }, copy, ...(canShare(data) ? [share] : []), qr),
    said,
    place,
  )
}

/** What is shown in the element itself. */
export const boxSelector = ':scope > .flx-permalink__box'

/** Whether another modal is there: it is not disturbed (MODAL-04). */
const isAnotherOpen = (): boolean => document.querySelector('.flx-modal[open]') !== null

/**
 * Offers a permalink for copy in a modal (PERMA-01). Where there can be none, because another is open or its code does
 * not come, the same is shown at the end of the element: what was generated is not lost.
 */
export async function offerPermalink(host: Element, permalink: string): Promise<void> {
  host.querySelector(boxSelector)?.remove()
  const box = drawBox(permalink)
  try {
    const { modal } = await import('../../overlays/modal/open-modal.tsx')
    const opened = await modal({ title: t('generated'), content: box, theme: 'success', closeTop: true })
    if (opened || !isAnotherOpen()) return
  } catch (error) {
    console.error(`flx : la fenêtre du permalien n’est pas venue : ${error}`)
  }
  box.prepend(makeElement('p', { className: 'flx-permalink__title', role: 'status' }, t('generated')))
  box.dataset.flxMount = ''
  host.append(box)
}
