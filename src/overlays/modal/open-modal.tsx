import { createRoot } from 'react-dom/client'
import { deferred } from '../../core/deferred.ts'
import { focused } from '../../core/focus/focusable.ts'
import { settled } from '../../core/overlay/overlay.ts'
import { prepareContent } from '../../ui/content.ts'
import { ContentPlace } from '../../ui/content-place.tsx'
import { ModalFrame } from './modal-frame.tsx'
import type { ModalHandle, ModalOptions } from './modal-options.ts'
import { leaveModalPlace, refuseEmpty, takeModalPlace } from './one-modal.ts'

type Role = 'alertdialog' | undefined

/**
 * Opens a modal (MODAL-01 to 09).
 *
 * @param role - `alertdialog` has its text read out as a whole.
 * @returns the modal once it is open, or null where it was refused: its content is empty, or another one is open.
 */
export async function modal(options: ModalOptions, role?: Role): Promise<ModalHandle | null> {
  const owner = {}
  const opener = focused()
  if (!takeModalPlace(owner)) return null
  const leave = (): void => leaveModalPlace(owner)
  try {
    return await draw(options, role, opener, leave)
  } catch (error) {
    leave()
    throw error
  }
}

async function draw(
  options: ModalOptions,
  role: Role,
  opener: Element | null,
  leave: () => void,
): Promise<ModalHandle | null> {
  const given = [options.title, options.content, options.footer]
  const [title, content, footer] = await Promise.all(given.map(prepareContent))
  if (!content || content.isEmpty) {
    leave()
    refuseEmpty()
    return null
  }
  const container = document.body.appendChild(document.createElement('div'))
  const { promise, resolve, reject } = deferred<ModalHandle>()
  const root = createRoot(container, { onUncaughtError: reject })
  root.render(
    <ModalFrame
      {...{ role, opener, beforeClose: options.beforeClose }}
      parts={options}
      open
      title={title && !title.isEmpty && <ContentPlace as="span" content={title} />}
      content={<ContentPlace content={content} />}
      footer={footer && !footer.isEmpty && <ContentPlace content={footer} className="flx-modal__note" />}
      onHandle={resolve}
      onClosed={async (source) => {
        leave()
        options.complete?.(source)
        await settled(container)
        root.unmount()
        container.remove()
      }}
    />,
  )
  return promise
}
