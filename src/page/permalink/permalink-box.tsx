import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { copyField } from '../../ui/copy-text.ts'
import fieldCss from '../../ui/field.css'
import { canShare, shareBySheet } from '../../ui/share-sheet.ts'
import '../../ui/styles.ts'
import css from './permalink-box.css'
import { permalinkTexts } from './permalink-messages.ts'
import type { QrCode } from './qr-code.ts'

for (const sheet of [fieldCss, css]) adoptStyles(sheet)

function selectAll({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  field.select()
  // WebKit sets the caret after it has told of the focus.
  setTimeout(() => document.activeElement === field && field.select())
}

/** Where a window opens around it, the field has the focus; React's own prop leaves no attribute to be found by. */
const markForFocus = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '')

/** The element may stand in a form of the page: Enter in the field does not send that one. */
const ofNoForm = { form: '' }

interface PermalinkBoxProps {
  permalink: string
  /** What is said above it, where no window has it as its title. */
  title?: string
}

/** The permalink in a field, with what may be done with it; what became of that is read out. */
export function PermalinkBox({ permalink, title }: PermalinkBoxProps): ReactNode {
  const t = useTexts(permalinkTexts)
  const label = useRef<HTMLLabelElement>(null)
  const [said, say] = useState('')
  const { code, isOpen, toggle } = useQrCode(permalink)
  const data = { url: permalink, title: document.title }

  const copy = async (): Promise<void> => {
    const field = label.current?.querySelector('input')
    // Emptied first: the same words would not be read out again.
    say('')
    if (field) say(t((await copyField(field)) ? 'copied' : 'selected'))
  }
  const share = async (): Promise<void> => say((await shareBySheet(data)) ? '' : t('notShared'))
  const toggleCode = (): void => {
    say('')
    toggle().catch((error: unknown) => {
      console.error(`flx : le code QR de « ${permalink} » : ${error}`)
      say(t('noQr'))
    })
  }

  return (
    <div className="flx-permalink__box">
      {title && (
        <p className="flx-permalink__title" role="status">
          {title}
        </p>
      )}
      <label ref={label} className="flx-field">
        <span className="flx-field__label">{t('field')}</span>
        <input
          {...ofNoForm}
          ref={markForFocus}
          className="flx-field__input"
          readOnly
          value={permalink}
          onFocus={selectAll}
        />
      </label>
      <div className="flx-permalink__buttons">
        <Button look="primary" onClick={() => void copy()}>
          {t('copy')}
        </Button>
        {canShare(data) && <Button onClick={() => void share()}>{t('share')}</Button>}
        <Button aria-expanded={isOpen} onClick={toggleCode}>
          {t('qr')}
        </Button>
      </div>
      <p className="flx-permalink__said" role="status">
        {said}
      </p>
      {code && <QrImage code={code} isShown={isOpen} name={t('qrOf', { address: permalink })} />}
    </div>
  )
}

interface QrImageProps {
  code: QrCode
  isShown: boolean
  /** Its accessible name. */
  name: string
}

/** The code, dark on light in any colour scheme. */
function QrImage({ code: { size, path }, isShown, name }: QrImageProps): ReactNode {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <div ref={place} className="flx-permalink__qr" hidden={!isShown}>
      <svg className="flx-permalink__code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name}>
        <rect className="flx-permalink__light" width={size} height={size} />
        <path className="flx-permalink__dark" d={path} />
      </svg>
    </div>
  )
}

interface ShownQrCode {
  /** Null until it is first asked for. */
  code: QrCode | null
  isOpen: boolean
  /** Shows it, or puts it away. Rejects where it cannot be drawn. */
  toggle(): Promise<void>
}

/** The QR code of a text, drawn when it is first asked for. */
export function useQrCode(text: string): ShownQrCode {
  const [code, setCode] = useState<QrCode | null>(null)
  const [isOpen, setOpen] = useState(false)
  const toggle = async (): Promise<void> => {
    if (!code) {
      const { qrCodeOf } = await import('./qr-code.ts')
      setCode(qrCodeOf(text))
    }
    setOpen((wasOpen) => !wasOpen)
  }
  return { code, isOpen, toggle }
}
