import type { ReactNode } from 'react'
import { focused } from '../../core/focus/focusable.ts'
import { ContentPlace, type PreparedContent, prepareContent } from '../../ui/content.tsx'

import { openAbove } from '../../ui/open-above.ts'
import { ModalFrame } from './modal-frame.tsx'
import type { ModalHandle, ModalOptions } from './modal-options.ts'
import { claimModal, refuseEmpty, releaseModal } from './one-modal.ts'

/** The parts of a modal, ready to render; null for an empty part. */
interface ModalDrawing {
  title: ReactNode
  content: ReactNode
  footer: ReactNode
}

function placeOf(content: PreparedContent | undefined, props: { as?: 'span'; className?: string } = {}): ReactNode {
  return content && !content.isEmpty ? <ContentPlace content={content} {...props} /> : null
}

/** Prepares the parts of a modal from its options. */
export async function drawParts({ title, content, footer }: Partial<ModalOptions>): Promise<ModalDrawing> {
  const [first, middle, last] = await Promise.all([title, content, footer].map(prepareContent))
  return {
    title: placeOf(first, { as: 'span' }),
    content: placeOf(middle),
    footer: placeOf(last, { className: 'flx-modal__note' }),
  }
}

/** Opens a modal around content that one of our features renders. @returns the same as `modal`. */
export function modalAround(
  content: ReactNode,
  options: Omit<ModalOptions, 'content'>,
  role?: 'alertdialog',
): Promise<ModalHandle | null> {
  return openModal(options, async () => ({ ...(await drawParts(options)), content }), role)
}

/** Opens a modal whose parts are being prepared. @returns the same as `modal`. */
export async function openModal(
  options: Omit<ModalOptions, 'content'>,
  prepare: () => Promise<ModalDrawing>,
  role?: 'alertdialog',
): Promise<ModalHandle | null> {
  const owner = {}
  const opener = focused()
  if (!claimModal(owner)) return null
  let opened: ModalHandle | null = null
  try {
    opened = await openAbove<ModalDrawing, ModalHandle>({
      prepare: prepare(),
      draw(drawing, onHandle, onClosed) {
        if (!drawing.content) {
          refuseEmpty()
          return null
        }
        return (
          <ModalFrame
            {...{ role, opener, onHandle, beforeClose: options.beforeClose }}
            {...drawing}
            parts={options}
            open
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
