import { type ReactNode, useState } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { actionsOf, type ItemAction, type UploadItem } from '../sending/upload-item.ts'
import { uploadTexts } from '../upload-messages.ts'
import { UploadLine } from './upload-line.tsx'
import { useFileOrder } from './use-file-order.ts'

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
