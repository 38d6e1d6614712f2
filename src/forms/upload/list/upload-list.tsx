import { memo, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { handsOnFocus } from '../../../core/focus/hands-on-focus.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { sizeText } from '../sending/file-checks.ts'
import { actionsOf, type ItemAction, percentOf, type UploadItem } from '../sending/upload-item.ts'
import { uploadTexts } from '../upload-messages.ts'

interface UploadListProps {
  items: readonly UploadItem[]
  act(key: string, action: ItemAction): void
  move(from: number, to: number): void
}

/** The files that were given, each with what can be done with it. */
export function UploadList({ items, act, move }: UploadListProps): ReactNode {
  const t = useTexts(uploadTexts)
  const [list, setList] = useState<HTMLElement | null>(null)
  useFileOrder(list, move)
  return (
    <ul ref={setList} className="flx-upload__list" aria-label={t('files')} hidden={items.length === 0}>
      {items.map((item, at) => (
        // As a text, so that a line is drawn again when it changes, and not when another one does.
        <UploadLine key={item.key} item={item} actions={actionsOf(item, at, items.length).join(' ')} act={act} />
      ))}
    </ul>
  )
}

const pictures = /^image\/(?:png|jpe?g|gif|webp|avif|bmp)$/

/** Address of the picture of a file: as it lies on the disk, else as the server has it. Empty where it is none. */
function usePicture({ file, state, url }: UploadItem): string {
  const [ownUrl, setOwnUrl] = useState('')
  const shown = state !== 'refused' && file && pictures.test(file.type) ? file : undefined
  useLayoutEffect(() => {
    if (!shown) return
    const address = URL.createObjectURL(shown)
    setOwnUrl(address)
    return () => {
      URL.revokeObjectURL(address)
      setOwnUrl('')
    }
  }, [shown])
  return ownUrl || url
}

interface UploadLineProps {
  item: UploadItem
  /** What can be done with it, in words with spaces between them. */
  actions: string
  act(key: string, action: ItemAction): void
}

/** One file of the list. */
export const UploadLine = memo(function UploadLine({ item, actions, act }: UploadLineProps): ReactNode {
  const t = useTexts(uploadTexts)
  const picture = usePicture(item)
  const { key, name, size, state, message } = item
  const words = state === 'refused' ? message : t(state, { percent: percentOf(item) })
  const hasReason = state === 'cut' || state === 'failed'
  // The second click of a double one would meet the button that has come there: of this line, or of the next.
  const press = (action: ItemAction, clicks: number): void => {
    if (clicks < 2 || action === 'up' || action === 'down') act(key, action)
  }
  return (
    <li ref={handsOnFocus} className="flx-upload__item" data-state={state}>
      {picture && <img className="flx-upload__picture" src={picture} alt="" />}
      <span className="flx-upload__name">{name}</span>
      <span className="flx-upload__size">{sizeText(size)}</span>
      {(state === 'sending' || state === 'cut') && (
        <progress className="flx-upload__bar" max={100} value={percentOf(item)} aria-label={name} />
      )}
      <span className="flx-upload__state">{hasReason ? `${words}. ${message}` : words}</span>
      {/* Those who do not see it have the buttons. */}
      {/up|down/.test(actions) && <span className="flx-upload__handle" aria-hidden="true" />}
      <span className="flx-upload__actions">
        {(actions.split(' ') as ItemAction[]).map((action) => (
          <button
            key={action}
            ref={handsOnFocus}
            type="button"
            className="flx-upload__action"
            data-action={action}
            aria-label={t('action', { action: t(action), name })}
            onClick={({ detail }) => press(action, detail)}
          >
            {t(action)}
          </button>
        ))}
      </span>
    </li>
  )
})

/** Lets the lines of files be dragged to another place. Its code comes once the visitor touches the list. */
export function useFileOrder(list: HTMLElement | null, move: (from: number, to: number) => void): void {
  const latest = useRef(move)
  useEffect(() => {
    latest.current = move
  })
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const fetchOrder = async (): Promise<void> => {
      const code = await import('./file-order.ts').catch(() => null)
      if (code && list && !signal.aborted) code.orderFiles(list, (from, to) => latest.current(from, to), signal)
    }
    list?.addEventListener('pointerover', () => void fetchOrder(), { once: true, signal })
    return () => stop.abort()
  }, [list])
}
