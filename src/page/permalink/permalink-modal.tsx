import { PermalinkBox } from './permalink-box.tsx'
import { permalinkTexts as t } from './permalink-messages.ts'

/** Another modal is there: it is not disturbed (MODAL-04). */
const isAnotherOpen = (): boolean => document.querySelector('.flx-modal[open]') !== null

/**
 * Offers a permalink in a modal (PERMA-01), whose code is fetched by the first of them.
 *
 * @returns false where there can be none, because another is open or its code does not come.
 */
export async function offerInModal(permalink: string): Promise<boolean> {
  try {
    const { modalAround } = await import('../../overlays/modal/draw-modal.tsx')
    const options = { title: t('generated'), theme: 'success', closeTop: true }
    const opened = await modalAround(<PermalinkBox permalink={permalink} />, options)
    // Refused, or given up by the visitor while its code was on its way.
    return opened !== null || !isAnotherOpen()
  } catch (error) {
    console.error(`flx : la fenêtre du permalien n’est pas venue : ${error}`)
    return false
  }
}
