import { closest } from '../browser/closest.ts'
import { moveBefore } from '../html/nodes.ts'
import { isUntrusted } from '../html/untrusted.ts'
import { messages } from '../i18n/texts.ts'
import { wakeTranslations } from '../i18n/wake-translations.ts'
import css from './early-dialog.css'
import { lendChildren } from './lend-children.ts'
import { adoptStyles } from './styles.ts'

const earlyTexts = messages('early', { close: 'Fermer' })

/** Marks the dialog, and for a moment the modal that takes over: it opens without a transition. */
const mark = 'data-flx-early'

/** Milliseconds after the visitor's press in which a modal's code may come before its content is shown without it. */
const patience = 200

/** The dialog that is shown. */
let shown: HTMLDialogElement | undefined

/**
 * Returns true for a modal that is a titled content and no more: only such a one looks and closes alike without its
 * code. The buttons and the time limit of others may be all that closes them. In a hidden part of the page, a modal
 * dialog would be unseen and leave the page inert.
 */
function isSimple(modal: HTMLElement): boolean {
  return (
    modal.matches('flx-modal[label]:not(:defined, [autoclose], [relative], :has(> script))') &&
    !('buttons' in modal) &&
    !!(modal.firstElementChild || modal.textContent?.trim()) &&
    !!modal.parentElement?.checkVisibility() &&
    !isUntrusted(modal)
  )
}

function make<K extends keyof HTMLElementTagNameMap>(tag: K, part: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = `flx-early${part}`
  return element
}

/** Draws the dialog, without its content. */
function draw(modal: HTMLElement): HTMLDialogElement {
  const dialog = make('dialog', '')
  const header = make('form', '__header')
  const title = make('h2', '__title')
  const close = make('button', '__close')
  dialog.setAttribute(mark, '')
  dialog.ariaLabel = modal.getAttribute('label')
  header.method = 'dialog'
  title.textContent = dialog.ariaLabel
  title.tabIndex = -1
  // The browser focuses it, unless the author chose something in the content.
  title.autofocus = !modal.querySelector('[autofocus]')
  close.ariaLabel = earlyTexts('close')
  close.textContent = '×'
  header.append(title, close)
  dialog.append(header)
  return dialog
}

function show(modal: HTMLElement, onClose: () => void): void {
  adoptStyles(css)
  const dialog = draw(modal)
  const content = make('div', '__content')
  const children = [...modal.childNodes]
  dialog.append(content)
  modal.append(dialog)
  for (const node of children) moveBefore(content, node, null)
  const giveBack = lendChildren(modal, content, { isOurs: (node) => node === dialog, reclaim: end })
  // The modal opens by itself once its code is there.
  modal.toggleAttribute('open', true)
  dialog.showModal()
  shown = dialog

  /**
   * Moves the content back. Focus returns to where it was before; where the visitor has moved it in the content, or
   * scrolled the content, the modal goes on from there.
   */
  function end(): void {
    const active = content.contains(document.activeElement) && (document.activeElement as HTMLElement)
    const scrolled = dialog.scrollTop + content.scrollTop
    const first = content.firstElementChild
    giveBack()
    shown = undefined
    dialog.close()
    for (const node of [...content.childNodes]) moveBefore(modal, node, dialog)
    dialog.remove()
    modal.setAttribute(mark, '')
    requestAnimationFrame(() => requestAnimationFrame(() => modal.removeAttribute(mark)))
    // Once the modal is open, which sets focus itself.
    queueMicrotask(() => {
      if (active) active.focus({ preventScroll: true })
      for (let box = first?.parentElement; scrolled && box && box !== modal; box = box.parentElement) {
        box.scrollTop = scrolled
      }
    })
  }

  dialog.addEventListener('click', ({ target }) => {
    if (closest(target, `[data-flx-close], [data-flx-hide="${CSS.escape(modal.id)}"]`)) dialog.close()
  })
  dialog.addEventListener('close', ({ target }) => {
    if (target !== dialog || shown !== dialog) return
    end()
    modal.toggleAttribute('open', false)
    onClose()
  })
}

/**
 * Shows what a modal contains in a plain dialog of the browser, if the modal's code does not come soon (MODAL-10).
 *
 * @param pressed - When the visitor asked for it, in milliseconds of the page's clock.
 * @param onClose - Called when the visitor closes it before that code is there.
 * @returns a function that gives up; it returns true if the dialog has been shown.
 */
export function showEarly(modal: HTMLElement, pressed: number, onClose: () => void): () => boolean {
  let isOver = false
  let wasShown = false
  setTimeout(
    async () => {
      await wakeTranslations()
      if (isOver || shown?.isConnected || !isSimple(modal)) return
      wasShown = true
      show(modal, onClose)
    },
    pressed + patience - performance.now(),
  )
  return () => {
    isOver = true
    return wasShown
  }
}
