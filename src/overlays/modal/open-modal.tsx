import { focused } from '../../core/focus/focusable.ts'
import { prepareContent } from '../../ui/content.ts'
import { ContentPlace } from '../../ui/content-place.tsx'
import { openAbove } from '../../ui/open-above.ts'
import { ModalFrame } from './modal-frame.tsx'
import type { ModalHandle, ModalOptions } from './modal-options.ts'
import { claimModal, refuseEmpty, releaseModal } from './one-modal.ts'

/**
 * Opens a modal (MODAL-01 to 09).
 *
 * @param role - `alertdialog` has its text read out as a whole.
 * @returns the modal once it is open, or null where it was refused: its content is empty, another one is open, or the
 * visitor gave it up while its content was on its way.
 */
export async function modal(options: ModalOptions, role?: 'alertdialog'): Promise<ModalHandle | null> {
  const owner = {}
  const opener = focused()
  if (!claimModal(owner)) return null
  let opened: ModalHandle | null = null
  try {
    opened = await openAbove<Awaited<ReturnType<typeof prepareParts>>, ModalHandle>({
      prepare: prepareParts(options),
      draw([title, content, footer], onHandle, onClosed) {
        if (!content || content.isEmpty) {
          refuseEmpty()
          return null
        }
        return (
          <ModalFrame
            {...{ role, opener, onHandle, beforeClose: options.beforeClose }}
            parts={options}
            open
            title={title && !title.isEmpty && <ContentPlace as="span" content={title} />}
            content={<ContentPlace content={content} />}
            footer={footer && !footer.isEmpty && <ContentPlace content={footer} className="flx-modal__note" />}
            onClosed={(source) => {
              releaseModal(owner)
              onClosed()
              options.complete?.(source)
            }}
          />
        )
      },
    })
  } finally {
    if (!opened) releaseModal(owner)
  }
  return opened
}

function prepareParts({ title, content, footer }: ModalOptions) {
  return Promise.all([title, content, footer].map(prepareContent))
}
