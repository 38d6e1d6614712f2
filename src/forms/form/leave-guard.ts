import { onFields } from '../../core/browser/form.ts'
import { isHalfTyped } from '../../core/html/typed-fields.ts'
import { closeOwnPopup } from '../../core/overlay/opener.ts'
import { fieldsOf } from './fields.ts'

/** The frame that shows this page in a popup of the site. */
function ownFrame(): HTMLElement | null {
  try {
    return window.frameElement as HTMLElement | null
  } catch {
    return null
  }
}

/** Closes what holds the form: the popup that shows this page, or the dialog around it, as its cross would. */
export async function closeAround(form: HTMLFormElement): Promise<void> {
  if (await closeOwnPopup()) return
  const dialog = form.closest('dialog')
  const cross = dialog?.querySelector<HTMLElement>('.flx-close')
  if (cross) cross.click()
  else dialog?.close()
}

export interface LeaveGuard {
  /** What was typed has arrived, or the visitor leaves it behind. */
  release(): void
}

async function askToLose(): Promise<boolean> {
  const { confirmLoss } = await import('../../overlays/popup/closing/confirm-loss.ts')
  return confirmLoss(true)
}

/**
 * Asks before what was typed is left behind: the browser does where the page is left; the popup that shows the page, and
 * reads `data-flx-unsaved` on its frame, where that is closed (POPUP-05); the form itself where it stands in a popup of
 * this page. What a modal shows stays in the page: closing one loses nothing.
 */
export function guardLeaving(form: HTMLFormElement, signal: AbortSignal): LeaveGuard {
  // What was typed before this code came.
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
    // What a draft gives back is no act of the visitor's.
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
  addEventListener('beforeunload', (event) => isUnsaved() && event.preventDefault(), { signal })
  document.addEventListener('flx-popup-close', closing, { signal })
  signal.addEventListener('abort', () => frame?.removeAttribute('data-flx-unsaved'))
  return { release }
}
