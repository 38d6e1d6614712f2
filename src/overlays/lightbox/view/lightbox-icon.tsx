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

export type LightboxIconName = keyof typeof paths

/** A sign of 24 px in the colour of its control's text. */
export function LightboxIcon({ name }: { name: LightboxIconName }) {
  return (
    <svg className="flx-lightbox__icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path className="flx-lightbox__drawing" d={paths[name]} />
    </svg>
  )
}
