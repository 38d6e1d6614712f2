import { type Ref, type RefObject, useId, useImperativeHandle, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import type { CloseSource } from '../../../core/overlay/overlay.ts'
import { errorTexts, lightboxTexts } from '../lightbox-messages.ts'
import type { LightboxSession } from '../lightbox-options.ts'
import type { LightboxItem } from '../links/lightbox-item.ts'
import { LightboxBar, LightboxControl } from './lightbox-bar.tsx'
import { LightboxFoot } from './lightbox-foot.tsx'
import { useLightbox } from './use-lightbox.ts'

export interface LightboxCommands {
  readonly index: number
  show(index: number): void
  close(): Promise<boolean>
}

interface ViewProps {
  session: LightboxSession
  ref: Ref<LightboxCommands>
  onClosed(source: CloseSource, index: number): void
}

/**
 * Renders an open lightbox: a dialog over the whole window, with PhotoSwipe's images on its stage and our controls
 * around them.
 */
export function LightboxView({ session, ref, onClosed }: ViewProps) {
  const t = useTexts(lightboxTexts)
  const error = useTexts(errorTexts)
  const { items, options } = session
  const total = items.length
  const { viewer, slideshow, actions, close, ...parts } = useLightbox(session, onClosed)
  const fullscreen = useFullscreen(parts.body)
  const item = items[viewer.index]
  const failed = total > 0 && viewer.status === 'failed'

  useImperativeHandle(ref, () => ({
    index: viewer.index,
    show: viewer.go,
    close: () => close('api'),
  }))

  const position = total > 1 ? t('position', { n: viewer.index + 1, total }) : ''
  const announcement = [position, item?.caption, failed ? error(errorOf(item, total)) : ''].filter(Boolean).join('. ')
  const label = options.label || t('label')
  const statusId = useId()

  return (
    <dialog className="flx-lightbox" ref={parts.dialog} aria-label={label} aria-describedby={statusId}>
      <div
        className="flx-lightbox__body"
        ref={parts.body}
        tabIndex={-1}
        data-empty={total === 0 || undefined}
        data-bare={parts.bare || undefined}
        data-closing={parts.closing || undefined}
      >
        <LightboxBar
          ref={parts.bar}
          index={viewer.index}
          total={total}
          playing={slideshow.playing}
          canZoom={viewer.canZoom}
          zoomed={viewer.zoomed}
          fullscreen={fullscreen.available ? fullscreen : undefined}
          download={options.download ? item?.src : undefined}
          onPlay={slideshow.toggle}
          onZoom={actions.toggleZoom}
          onClose={() => close('button')}
        />
        <div className="flx-lightbox__stage" ref={parts.stage} />
        {total === 0 && <LightboxMessage text="Content not found" />}
        {viewer.slides.map(({ holder, index, status }) => {
          if (status === 'shown') return null
          const address = items[index]?.src
          const text = errorOf(items[index], total)
          const message = <LightboxMessage text={text} address={address} onRetry={address ? viewer.retry : undefined} />
          return createPortal(status === 'failed' ? message : <LightboxSpinner />, holder, String(index))
        })}
        {total > 1 && (
          <>
            <LightboxControl
              className="flx-lightbox__arrow flx-lightbox__arrow--previous"
              icon="previous"
              label={t('previous')}
              onClick={() => actions.step(-1)}
            />
            <LightboxControl
              className="flx-lightbox__arrow flx-lightbox__arrow--next"
              icon="next"
              label={t('next')}
              onClick={() => actions.step(1)}
            />
          </>
        )}
        <LightboxFoot
          ref={parts.foot}
          items={items}
          index={viewer.index}
          strip={total > 1 && (options.thumbnails ?? true)}
          onPick={actions.go}
        />
        <div
          className="flx-visually-hidden"
          id={statusId}
          role="status"
          aria-live={slideshow.playing ? 'off' : 'polite'}
        >
          {announcement}
        </div>
      </div>
    </dialog>
  )
}

function onFullscreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener)
  return () => document.removeEventListener('fullscreenchange', listener)
}

/**
 * Switches an element to full screen, if the browser and the page allow it. A dialog itself cannot be full screen,
 * but its content can.
 */
function useFullscreen(node: RefObject<HTMLElement | null>) {
  const active = useSyncExternalStore(onFullscreen, () => document.fullscreenElement === node.current && !!node.current)
  const toggle = () => {
    const change = active ? document.exitFullscreen() : node.current?.requestFullscreen()
    change?.catch(() => {})
  }
  return { available: document.fullscreenEnabled === true, active, toggle }
}

export type ErrorText = Parameters<typeof errorTexts>[0]

/** Returns the error for an image that could not be shown: with an address or not, among others or alone (LBX-06). */
function errorOf(item: LightboxItem | undefined, total: number): ErrorText {
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
function LightboxMessage({ text, address, onRetry }: MessageProps) {
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

function LightboxSpinner() {
  const t = useTexts(lightboxTexts)
  return (
    <div className="flx-lightbox__loading">
      <span className="flx-lightbox__spinner" />
      <span className="flx-visually-hidden">{t('loading')}</span>
    </div>
  )
}
