import { useTexts } from '../../core/i18n/use-texts.ts'
import type { MapEngine } from './map-engine.ts'
import { mapTexts } from './map-messages.ts'

const drawings = {
  'zoom-in': 'M10 4v12M4 10h12',
  'zoom-out': 'M4 10h12',
  'see-all': 'M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4',
}

/** The buttons of a map. */
export function MapTools({ engine }: { engine: MapEngine }) {
  const t = useTexts(mapTexts)
  const actions = {
    'zoom-in': () => engine.zoom(1),
    'zoom-out': () => engine.zoom(-1),
    'see-all': () => engine.seeAll(),
  }
  return (
    <div className="flx-map__tools">
      {(['zoom-in', 'zoom-out', 'see-all'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className="flx-map__tool"
          aria-label={t(name)}
          title={t(name)}
          onClick={actions[name]}
        >
          <svg className="flx-map__tool-sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path className="flx-map__tool-drawing" d={drawings[name]} />
          </svg>
        </button>
      ))}
    </div>
  )
}
