import { createRoot } from 'react-dom/client'
import { deferred } from '../../core/deferred.ts'
import { focused } from '../../core/overlay/focusable.ts'
import { type CloseSource, settled } from '../../core/overlay/overlay.ts'
import { type PreparedContent, prepareContent } from '../../ui/content.ts'
import { ModalDialog } from './modal-dialog.tsx'
import type { ModalHandle, ModalOptions } from './modal-options.ts'
import { leaveModalPlace, refuseEmpty, takeModalPlace } from './one-modal.ts'
import './styles.ts'

type Role = 'alertdialog' | undefined

/**
 * Opens a modal (MODAL-01 to 09).
 *
 * @returns the modal once it is open, or null where it was refused: its content is empty, or another one is open.
 */
export async function modal(options: ModalOptions): Promise<ModalHandle | null> {
  return openModal(options)
}

/** Opens a modal; one with the role `alertdialog` is read out whole. */
export async function openModal(options: ModalOptions, role?: Role): Promise<ModalHandle | null> {
  const owner = {}
  const opener = focused()
  if (!takeModalPlace(owner)) return null
  const leave = (): void => leaveModalPlace(owner)
  try {
    const [title, content, footer] = await Promise.all([
      prepareContent(options.title),
      prepareContent(options.content),
      prepareContent(options.footer),
    ])
    if (!content.isEmpty) return await draw({ options, role, opener, title, content, footer }, leave)
  } catch (error) {
    leave()
    throw error
  }
  leave()
  refuseEmpty()
  return null
}

interface Drawing {
  options: ModalOptions
  role: Role
  opener: Element | null
  title: PreparedContent
  content: PreparedContent
  footer: PreparedContent
}

function draw(drawing: Drawing, leave: () => void): Promise<ModalHandle> {
  const container = document.body.appendChild(document.createElement('div'))
  const { promise, resolve, reject } = deferred<ModalHandle>()
  const root = createRoot(container, { onUncaughtError: reject })
  const end = async (source: CloseSource): Promise<void> => {
    leave()
    drawing.options.complete?.(source)
    await settled(container)
    root.unmount()
    container.remove()
  }
  root.render(<ModalDialog {...drawing} onOpen={resolve} onClosed={end} />)
  return promise
}
