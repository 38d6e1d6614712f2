import type { ReactNode, Ref } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { lightboxTexts } from '../lightbox-messages.ts'
import { LightboxIcon, type LightboxIconName } from './lightbox-icon.tsx'

interface ControlProps {
  icon: LightboxIconName
  label: string
  className?: string
  onClick(): void
}

export function LightboxControl({ icon, label, className = '', onClick }: ControlProps) {
  return (
    <button
      type="button"
      className={`flx-lightbox__control ${className}`}
      aria-label={label}
      title={label}
      onClick={onClick}
    >
      <LightboxIcon name={icon} />
    </button>
  )
}

interface BarProps {
  ref: Ref<HTMLDivElement>
  index: number
  total: number
  playing: boolean
  canZoom: boolean
  zoomed: boolean
  /** Absent where the browser or the page has no fullscreen. */
  fullscreen: { active: boolean; toggle(): void } | undefined
  /** Address of the file to download. */
  download: string | undefined
  onPlay(): void
  onZoom(): void
  onClose(): void
}

/** Counter and buttons above the image. */
export function LightboxBar({ ref, index, total, playing, canZoom, zoomed, fullscreen, download, ...on }: BarProps) {
  const t = useTexts(lightboxTexts)
  let play: ReactNode
  if (total > 1) {
    play = (
      <LightboxControl icon={playing ? 'pause' : 'play'} label={t(playing ? 'pause' : 'play')} onClick={on.onPlay} />
    )
  }
  return (
    <div className="flx-lightbox__bar" ref={ref}>
      <div className="flx-lightbox__counter" aria-hidden="true">
        {total > 1 && t('position', { n: index + 1, total })}
      </div>
      {play}
      {canZoom && (
        <LightboxControl
          icon={zoomed ? 'zoomOut' : 'zoomIn'}
          label={t(zoomed ? 'zoomOut' : 'zoomIn')}
          onClick={on.onZoom}
        />
      )}
      {fullscreen && (
        <LightboxControl
          className="flx-lightbox__fullscreen"
          icon={fullscreen.active ? 'leaveFullscreen' : 'fullscreen'}
          label={t(fullscreen.active ? 'leaveFullscreen' : 'fullscreen')}
          onClick={fullscreen.toggle}
        />
      )}
      {download && (
        <a
          className="flx-lightbox__control"
          href={download}
          download=""
          target="_blank"
          rel="noopener"
          aria-label={t('download')}
          title={t('download')}
        >
          <LightboxIcon name="download" />
        </a>
      )}
      <LightboxControl icon="close" label={t('close')} onClick={on.onClose} />
    </div>
  )
}
