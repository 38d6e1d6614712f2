import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import type { RelayPoint } from '../../domain/relay/relay-point.ts'
import { Button } from '../../ui/button.tsx'
import type { MapStatus } from '../../ui/map/use-map.ts'
import { Message } from '../../ui/message.tsx'
import { relayTexts } from '../../ui/relay/relay-messages.ts'
import type { PickerModel, RelayViewName } from './picker-model.ts'
import type { RelayChoiceState } from './relay-choice.ts'
import { pickerTexts, pickerTexts as t } from './relay-picker-messages.ts'
import { ChooseButton, PointDetails, PointItem } from './relay-point.tsx'
import { isOnMap } from './relay-search.ts'

type MapCode = typeof import('./relay-map.ts')

const importMap = (): Promise<MapCode> => import('./relay-map.ts')

interface RelayResultsProps {
  points: readonly RelayPoint[]
  choice: RelayChoiceState
  host: Element
  mapStyle: string
  tiles: string
  style: Record<string, unknown> | undefined
  noMap: boolean
  id: string
  /** Keeps the open tab, and the position of the map. */
  model: PickerModel
}

export function RelayResults(props: RelayResultsProps) {
  const { points, choice, host, mapStyle, tiles, style, noMap, id, model } = props
  const list = useRef<HTMLUListElement>(null)
  const mapPanel = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState(0)
  const [view, setView] = useState<RelayViewName>(model.view)
  const [code, setCode] = useState<MapCode | null>(null)
  const [failed, setFailed] = useState(false)
  const [selected, setSelected] = useState(model.selected)
  const [focused, setFocused] = useState<{ id: string } | null>(null)
  const [listed, setListed] = useState<{ id: string } | null>(null)
  const places = useMemo(
    () =>
      points
        .filter(isOnMap)
        .map(({ id, name, latitude, longitude }) => ({ id, name, latitude: latitude ?? 0, longitude: longitude ?? 0 })),
    [points],
  )
  const baseMap = useMemo(
    () => code?.readBaseMap(host, { mapStyle, tiles, style }) ?? null,
    [code, host, mapStyle, tiles, style],
  )
  const hasMap = !noMap && !failed && places.length > 0
  const shownView = hasMap ? view : 'list'
  const offMap = points.filter((point) => !isOnMap(point))

  const showView = (next: RelayViewName): void => {
    setView(next)
    setFocused(null)
    model.view = next
    if (next === 'map') setOpened((times) => times + 1)
  }
  const select = (point: string | null): void => {
    setSelected(point)
    model.selected = point
  }
  const showOnMap = (point: string): void => {
    showView('map')
    select(point)
    setFocused({ id: point })
  }
  const showInList = (point: string): void => {
    showView('list')
    setListed({ id: point })
  }
  const follow = (status: MapStatus): void => {
    if (status === 'no-map') setFailed(true)
  }

  useEffect(() => {
    if (shownView === 'map' && !code) importMap().then(setCode, () => setFailed(true))
  }, [shownView, code])

  // Scrolls the map into view, as the tab that opens it may be the last thing above the fold.
  useEffect(() => {
    if (opened === 0 || !code) return
    mapPanel.current?.scrollIntoView({ block: 'nearest' })
    document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [opened, code])

  useEffect(() => {
    if (!listed) return
    const item = [...(list.current?.children ?? [])].find((child) => child.getAttribute('data-flx-point') === listed.id)
    item?.querySelector<HTMLElement>('.flx-relay-picker__choose')?.focus()
    item?.scrollIntoView({ block: 'nearest' })
  }, [listed])

  const propsOf = (point: RelayPoint) => ({
    point,
    chosen: point.id === choice.chosen?.id,
    sending: point.id === choice.sending,
    onChoose: () => void model.choice.choose(point),
  })
  const shown = points.find((point) => point.id === selected)
  const panel = (name: RelayViewName) =>
    hasMap
      ? {
          role: 'tabpanel',
          id: `${id}-panel-${name}`,
          'aria-labelledby': `${id}-tab-${name}`,
          hidden: shownView !== name,
        }
      : {}
  return (
    <div className="flx-relay-picker__results">
      {hasMap && <RelayTabs id={id} view={shownView} onView={showView} />}
      {failed && <Message role="status">{t('no-map')}</Message>}
      <div className="flx-relay-picker__panel" {...panel('list')}>
        <ul className="flx-relay__points" role="list" aria-label={relayTexts('points')} ref={list}>
          {points.map((point) => (
            <PointItem
              key={point.id}
              {...propsOf(point)}
              id={`${id}-${point.id}`}
              onShow={hasMap && isOnMap(point) ? () => showOnMap(point.id) : undefined}
            />
          ))}
        </ul>
      </div>
      {hasMap && (
        <div className="flx-relay-picker__panel" {...panel('map')} ref={mapPanel}>
          {!code && <p className="flx-relay__detail">{t('loading-map')}</p>}
          {code && (
            <code.MapView
              places={places}
              baseMap={baseMap}
              selected={selected}
              onSelect={select}
              chosen={choice.chosen?.id}
              focused={focused}
              onStatus={follow}
              keeper={model.map}
            >
              {shown && (
                <div className="flx-relay-picker__card">
                  <PointDetails point={shown} />
                  <div className="flx-relay-picker__more">
                    <ChooseButton {...propsOf(shown)} />
                    <Button look="quiet" size="small" onClick={() => showInList(shown.id)}>
                      {t('in-list')}
                      <span className="flx-visually-hidden"> {shown.name}</span>
                    </Button>
                  </div>
                </div>
              )}
            </code.MapView>
          )}
          {offMap.length > 0 && (
            <p className="flx-relay__detail">{t('not-on-map', { names: offMap.map(({ name }) => name).join(', ') })}</p>
          )}
        </div>
      )}
    </div>
  )
}

const views: RelayViewName[] = ['list', 'map']

interface RelayTabsProps {
  /** Prefix of the ids: `{id}-tab-list`, `{id}-panel-list`. */
  id: string
  view: RelayViewName
  onView(view: RelayViewName): void
}

/** The tabs for the list and the map. The arrow keys move to the other tab and open it. */
function RelayTabs({ id, view, onView }: RelayTabsProps) {
  const tabs = useRef(new Map<RelayViewName, HTMLButtonElement>())
  const move = (event: KeyboardEvent): void => {
    const other = view === 'list' ? 'map' : 'list'
    const targets: Record<string, RelayViewName> = { ArrowLeft: other, ArrowRight: other, Home: 'list', End: 'map' }
    const target = targets[event.key]
    if (!target || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    onView(target)
    tabs.current.get(target)?.focus()
  }
  return (
    <div className="flx-relay-picker__tabs" role="tablist" aria-label={pickerTexts('views')}>
      {views.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          className="flx-relay-picker__tab"
          ref={(tab) => {
            if (tab) tabs.current.set(name, tab)
          }}
          aria-selected={name === view}
          aria-controls={`${id}-panel-${name}`}
          tabIndex={name === view ? 0 : -1}
          onClick={() => onView(name)}
          onKeyDown={move}
        >
          {pickerTexts(name)}
        </button>
      ))}
    </div>
  )
}
