import { type FocusEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { adoptStyles } from '../../core/element/styles.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import fieldCss from '../../ui/field.css'
import { canShare, copyField, shareBySheet } from '../../ui/share.ts'
import '../../ui/styles.ts'
import { encode } from 'uqr'
import css from './permalink-box.css'
import { permalinkTexts } from './permalink-messages.ts'

for (const sheet of [fieldCss, css]) adoptStyles(sheet)

function selectAll({ currentTarget: field }: FocusEvent<HTMLInputElement>): void {
  field.select()
  // WebKit sets the caret after the focus event.
  setTimeout(() => document.activeElement === field && field.select())
}

/** Lets the dialog around it find the field to focus. React's `autoFocus` prop does not set the attribute. */
const markForFocus = (field: HTMLInputElement | null): void => field?.setAttribute('autofocus', '')

/** Detaches the field from any form around the element, so that Enter does not submit that form. */
const ofNoForm = { form: '' }

interface PermalinkBoxProps {
  permalink: string
  /** The title above the field, if no modal shows it. */
  title?: string
}

/** Renders the permalink in a field, with buttons to use it; their results are announced. */
export function PermalinkBox({ permalink, title }: PermalinkBoxProps): ReactNode {
  const t = useTexts(permalinkTexts)
  const label = useRef<HTMLLabelElement>(null)
  const [announcement, say] = useState('')
  const { code, isOpen, toggle } = useQrCode(permalink)
  const data = { url: permalink, title: document.title }

  const copy = async (): Promise<void> => {
    const field = label.current?.querySelector('input')
    // Cleared first, as an unchanged text would not be announced again.
    say('')
    if (field) say(t((await copyField(field)) ? 'copied' : 'selected'))
  }
  const share = async (): Promise<void> => say((await shareBySheet(data)) ? '' : t('notShared'))
  const toggleCode = (): void => {
    say('')
    try {
      toggle()
    } catch (error) {
      console.error(`flx : le code QR de « ${permalink} » : ${error}`)
      say(t('noQr'))
    }
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
        {announcement}
      </p>
      {code && <QrImage code={code} isShown={isOpen} name={t('qrOf', { address: permalink })} />}
    </div>
  )
}

interface QrImageProps {
  code: QrCode
  isShown: boolean
  name: string
}

/** Renders the code, dark on light in any colour scheme. */
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

/** Manages the QR code of a text, which is created when it is first shown. */
function useQrCode(text: string) {
  const [code, setCode] = useState<QrCode | null>(null)
  const [isOpen, setOpen] = useState(false)
  /** Shows the code, or hides it. @throws if the text is too long for a code */
  const toggle = (): void => {
    if (!code) setCode(qrCodeOf(text))
    setOpen((wasOpen) => !wasOpen)
  }
  return { code, isOpen, toggle }
}

/** A QR code as a drawing: its width in squares, and the dark squares as a single path. */
export interface QrCode {
  size: number
  path: string
}

/** Returns the path of the dark squares, line by line, with each run of them as one rectangle. */
function pathOf(lines: boolean[][]): string {
  return lines
    .flatMap((line, y) =>
      line.map((isDark, x) => {
        if (!isDark || line[x - 1]) return ''
        const end = line.indexOf(false, x)
        const length = (end < 0 ? line.length : end) - x
        return `M${x} ${y}h${length}v1h-${length}z`
      }),
    )
    .join('')
}

/**
 * Encodes a text as a QR code (ISO/IEC 18004), with the margin of four light squares that readers need.
 *
 * @throws if the text is too long for a QR code: some 2,300 bytes.
 */
function qrCodeOf(text: string): QrCode {
  const { size, data } = encode(text, { ecc: 'M', border: 4 })
  return { size, path: pathOf(data) }
}
