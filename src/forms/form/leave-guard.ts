import { onFields } from '../../core/browser/form.ts'
import { isHalfTyped } from '../../core/html/typed-fields.ts'
import { askBeforeLeaving } from '../../core/leaving.ts'
import { closeOwnPopup } from '../../core/overlay/opener.ts'
import { fieldsOf } from './fields.ts'

/** Returns the iframe that shows this page in a popup of the site. */
function ownFrame(): HTMLElement | null {
  try {
    return window.frameElement as HTMLElement | null
  } catch {
    return null
  }
}

/**
 * Closes what contains the form: the popup that shows this page, or the dialog around it, by its close button if it has
 * one.
 */
export async function closeAround(form: HTMLFormElement): Promise<void> {
  if (await closeOwnPopup()) return
  const dialog = form.closest('dialog')
  const cross = dialog?.querySelector<HTMLElement>('.flx-close')
  if (cross) cross.click()
  else dialog?.close()
}

export interface LeaveGuard {
  /** Stops asking, because the input was sent or the visitor gives it up. */
  release(): void
}

async function askToLose(): Promise<boolean> {
  const { confirmLoss } = await import('../../overlays/popup/close-guard.ts')
  return confirmLoss(true)
}

/**
 * Asks for confirmation before the visitor's input is lost: the browser does when the page is left; the popup that
 * shows this page does when it is closed, by reading `data-flx-unsaved` on its frame (POPUP-05); this function does
 * when the form is in a popup of this page. Closing a modal loses nothing, since its content stays in the page.
 */
export function guardLeaving(form: HTMLFormElement, signal: AbortSignal): LeaveGuard {
  // The visitor may have typed before this code had loaded.
  let touched = form.contains(document.activeElement)
  const frame = ownFrame()
  const isUnsaved = (): boolean => touched && fieldsOf(form).some(isHalfTyped)
  const tell = (): void => {
    frame?.toggleAttribute('data-flx-unsaved', isUnsaved())
  }
  const release = (): void => {
    touched = false
    tell()
  }
  const touch = (event: Event): void => {
    // Ignores the events of a restored draft, which are not the visitor's own.
    touched ||= event.isTrusted || form.contains(document.activeElement)
    tell()
  }
  const closing = (event: Event): void => {
    const { target } = event
    if (!(target instanceof Node) || !target.contains(form) || !isUnsaved()) return
    event.preventDefault()
    void askToLose().then((isLeft) => {
      if (!isLeft) return
      release()
      return closeAround(form)
    })
  }
  onFields(form, 'input', touch, signal)
  onFields(form, 'change', touch, signal)
  askBeforeLeaving(isUnsaved, signal)
  document.addEventListener('flx-popup-close', closing, { signal })
  signal.addEventListener('abort', () => frame?.removeAttribute('data-flx-unsaved'))
  return { release }
}
