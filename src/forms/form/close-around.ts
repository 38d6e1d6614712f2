import { closeOwnPopup } from '../../core/overlay/opener.ts'

/** Closes what holds the form: the popup that shows this page, or the dialog around it, as its cross would. */
export async function closeAround(form: HTMLFormElement): Promise<void> {
  if (await closeOwnPopup()) return
  const dialog = form.closest('dialog')
  const cross = dialog?.querySelector<HTMLElement>('.flx-close')
  if (cross) cross.click()
  else dialog?.close()
}
