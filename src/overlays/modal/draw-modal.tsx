import type { ReactNode } from 'react'
import { focused } from '../../core/focus/focusable.ts'
import { shared } from '../../core/shared.ts'
import { type PreparedContent, prepareContent } from '../../ui/content.ts'
import { ContentPlace } from '../../ui/content-place.tsx'
import { openAbove } from '../../ui/open-above.ts'
import type { Meaning } from '../../ui/ui-messages.ts'
import { ModalFrame } from './modal-frame.tsx'
import { type ModalHandle, type ModalOptions, okButton } from './modal-options.ts'

interface ModalDrawing {
  title: ReactNode
  content: ReactNode
  footer: ReactNode
}

function placeOf(content: PreparedContent | undefined, props: { as?: 'span'; className?: string } = {}): ReactNode {
  return content && !content.isEmpty ? <ContentPlace content={content} {...props} /> : null
}

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

/**
 * Opens an alert around content that one of our features renders; while a modal is open, it is a toast above it, as with
 * `alert`.
 *
 * @returns a promise that resolves when it has closed.
 */
export async function alertAround(
  content: ReactNode,
  options: Omit<ModalOptions, 'buttons' | 'complete' | 'content'>,
): Promise<void> {
  if (isModalOpen()) {
    const { toastAround } = await import('../toast/toast-region.tsx')
    return void (await toastAround(content, { type: meaningOf(options.theme) }))
  }
  const opened = await modalAround(content, { ...options, buttons: [okButton()] }, 'alertdialog')
  await opened?.closed
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

const current = (): { owner: object | null } => shared('one-modal', () => ({ owner: null }))

/** Returns true if the page has its single modal: another one would be refused. */
export const isModalOpen = (): boolean => current().owner !== null

const meanings: readonly string[] = ['info', 'success', 'warning', 'error'] satisfies Meaning[]

/** Returns what a toast means that stands for a modal of this theme. */
export const meaningOf = (theme = ''): Meaning => (meanings.includes(theme) ? (theme as Meaning) : 'info')

/**
 * Claims to be the single modal of the page; warns in the console if there is one already (MODAL-04). @returns true
 * if it may open.
 */
export function claimModal(owner: object): boolean {
  const modal = current()
  if (modal.owner && modal.owner !== owner) {
    console.warn('flx : une modale est déjà ouverte ; une seule peut l’être à la fois. La seconde est refusée.')
    return false
  }
  modal.owner = owner
  return true
}

export function releaseModal(owner: object): void {
  const modal = current()
  if (modal.owner === owner) modal.owner = null
}

/** Warns in the console about a modal without content (MODAL-03). */
export function refuseEmpty(): void {
  console.warn('flx : une modale demande un contenu ; celui-ci est vide, elle ne s’ouvre pas.')
}
