import { memo, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { handsOnFocus } from '../../../core/focus/remember-focus.ts'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { dragOrder } from '../../../ui/drag-order.ts'
import { sizeText } from '../sending/file-checks.ts'
import { actionsOf, type ItemAction, percentOf, type UploadItem } from '../sending/upload-item.ts'
import { uploadTexts } from '../upload-messages.ts'

interface UploadListProps {
  items: readonly UploadItem[]
  act(key: string, action: ItemAction): void
  move(from: number, to: number): void
}

/** Renders the list of files, each with its actions. */
export function UploadList({ items, act, move }: UploadListProps): ReactNode {
  const t = useTexts(uploadTexts)
  const [list, setList] = useState<HTMLElement | null>(null)
  useFileOrder(list, move)
  return (
    <ul ref={setList} className="flx-upload__list" role="list" aria-label={t('files')} hidden={items.length === 0}>
      {items.map((item, at) => (
        // A string, so that `memo` renders a line only when its own actions change.
        <UploadLine key={item.key} item={item} actions={actionsOf(item, at, items.length).join(' ')} act={act} />
      ))}
    </ul>
  )
}

const pictures = /^image\/(?:png|jpe?g|gif|webp|avif|bmp)$/

/** Returns the URL of a file's picture: of the local file, else of the server's copy; empty if there is none. */
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
  /** The possible actions, separated by spaces. */
  actions: string
  act(key: string, action: ItemAction): void
}

/** Renders one file of the list. */
const UploadLine = memo(function UploadLine({ item, actions, act }: UploadLineProps): ReactNode {
  const t = useTexts(uploadTexts)
  const picture = usePicture(item)
  const { key, name, size, state, message } = item
  const words = state === 'refused' ? message : t(state, { percent: percentOf(item) })
  const hasReason = state === 'cut' || state === 'failed'
  // Ignores the second click of a double click: it would hit the button that has just moved there.
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

/** Lets the visitor drag files to another position. */
function useFileOrder(list: HTMLElement | null, move: (from: number, to: number) => void): void {
  const moved = useEffectEvent(move)
  useEffect(() => {
    if (!list) return
    const stop = new AbortController()
    const lines = (): HTMLElement[] => [...list.children] as HTMLElement[]
    dragOrder(list, {
      handle: '.flx-upload__handle',
      itemsAround: lines,
      moved: (line, to) => moved(lines().indexOf(line), to),
      signal: stop.signal,
    })
    return () => stop.abort()
  }, [list])
}
