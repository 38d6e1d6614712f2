import { useTexts } from '../../../core/i18n/use-texts.ts'
import { errorTexts, lightboxTexts } from '../lightbox-messages.ts'
import type { LightboxItem } from '../links/lightbox-item.ts'

export type ErrorText = Parameters<typeof errorTexts>[0]

/** Returns the error for an image that could not be shown: with an address or not, among others or alone (LBX-06). */
export function errorOf(item: LightboxItem | undefined, total: number): ErrorText {
  if (!item?.src) return total > 1 ? 'This content failed to load.' : 'The content could not be loaded.'
  return total > 1 ? 'This image failed to load.' : 'The image could not be loaded.'
}

interface MessageProps {
  text: ErrorText
  /** An address that the visitor may open in another tab. */
  address?: string
  onRetry?(): void
}

/** Renders the error message in place of an image: 600 by 450 px if there is room (LBX-03). */
export function LightboxMessage({ text, address, onRetry }: MessageProps) {
  const error = useTexts(errorTexts)
  const t = useTexts(lightboxTexts)
  return (
    <div className="flx-lightbox__message">
      <svg className="flx-lightbox__sign" viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path
          className="flx-lightbox__drawing"
          d="M6 6l36 36M14 9h25a3 3 0 0 1 3 3v23M38 41H9a3 3 0 0 1-3-3V13M6 35l10-10 8 8 3-3"
        />
        <circle className="flx-lightbox__drawing" cx="31.5" cy="18.5" r="3" />
      </svg>
      <div className="flx-lightbox__error">{error(text)}</div>
      {onRetry && (
        <button type="button" className="flx-lightbox__retry" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
      {address && (
        <a className="flx-lightbox__address" href={address} target="_blank" rel="noopener">
          {t('open')}
        </a>
      )}
    </div>
  )
}

/** Renders the loading indicator of an image. */
export function LightboxSpinner() {
  const t = useTexts(lightboxTexts)
  return (
    <div className="flx-lightbox__loading">
      <span className="flx-lightbox__spinner" />
      <span className="flx-visually-hidden">{t('loading')}</span>
    </div>
  )
}
