import type { ReactNode, Ref } from 'react'
import { useTexts } from '../../../core/i18n/use-texts.ts'
import { lightboxTexts } from '../lightbox-messages.ts'

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
  /** Undefined if the browser or the page does not allow full screen. */
  fullscreen: { active: boolean; toggle(): void } | undefined
  download: string | undefined
  onPlay(): void
  onZoom(): void
  onClose(): void
}

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

const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  play: 'M8 5.5v13l11-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  zoomIn: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.5 15.5L20 20M11 8.5v5M8.5 11h5',
  zoomOut: 'M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15.5 15.5L20 20M8.5 11h5',
  fullscreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  leaveFullscreen: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  download: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
} as const

type LightboxIconName = keyof typeof paths

/** Renders an icon of 24 px in the text colour of its button. */
function LightboxIcon({ name }: { name: LightboxIconName }) {
  return (
    <svg className="flx-lightbox__icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="flx-lightbox__drawing" d={paths[name]} />
    </svg>
  )
}
