import type { ExpressionSpecification, FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import { textLocale } from '../../core/i18n/texts.ts'
import { colorOf, plainStyle } from './plain-style.ts'

type Zoomed = ExpressionSpecification

/** Returns a width in pixels that grows with the zoom, from its values at 12 and at 18. */
const wide = (at12: number, at18: number): Zoomed => ['interpolate', ['exponential', 1.6], ['zoom'], 12, at12, 18, at18]
const isOf = (...classes: string[]): FilterSpecification => ['in', ['get', 'class'], ['literal', classes]]

/** Roads from the smallest to the largest: larger ones are drawn above the others. */
const roads: { id: string; classes: string[]; from: number; width: Zoomed }[] = [
  { id: 'path', classes: ['path', 'track', 'pedestrian'], from: 14, width: wide(0.5, 4) },
  { id: 'minor', classes: ['minor', 'service'], from: 12, width: wide(0.8, 14) },
  { id: 'secondary', classes: ['tertiary', 'secondary'], from: 10, width: wide(1.6, 20) },
  { id: 'primary', classes: ['primary', 'trunk'], from: 7, width: wide(2.4, 26) },
  { id: 'motorway', classes: ['motorway'], from: 5, width: wide(3, 28) },
]

/**
 * A street map in the colours of the page, from vector tiles of the OpenMapTiles schema. The plain base map is drawn
 * below, and stays visible where tiles are missing. Texts use the visitor's own fonts.
 *
 * @param tiles - Address of a TileJSON.
 */
export function streetStyle(place: HTMLElement, tiles: string): StyleSpecification {
  const base = plainStyle(place)
  const color = {
    water: colorOf(place, 'info-soft'),
    waterText: colorOf(place, 'info'),
    green: colorOf(place, 'success-soft'),
    road: colorOf(place, 'surface'),
    main: colorOf(place, 'warning-soft'),
    edge: colorOf(place, 'border-strong'),
    built: colorOf(place, 'border'),
    text: colorOf(place, 'text'),
    halo: colorOf(place, 'surface'),
  }
  const of = <T extends LayerSpecification['type']>(id: string, type: T, layer: string) =>
    ({ id, type, source: 'streets', 'source-layer': layer }) as const
  const name: ExpressionSpecification = [
    'coalesce',
    ['get', `name:${textLocale().slice(0, 2)}`],
    ['get', 'name:latin'],
    ['get', 'name'],
  ]
  const written = { 'text-color': color.text, 'text-halo-color': color.halo, 'text-halo-width': 1.5 }
  const casing = roads.map(
    ({ id, classes, from, width }): LayerSpecification => ({
      ...of(`${id}-edge`, 'line', 'transportation'),
      minzoom: from,
      filter: isOf(...classes),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': color.edge, 'line-gap-width': width, 'line-width': id === 'path' ? 0.5 : 1 },
    }),
  )
  const filling = roads.map(
    ({ id, classes, from, width }): LayerSpecification => ({
      ...of(id, 'line', 'transportation'),
      minzoom: from,
      filter: isOf(...classes),
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: { 'line-color': /primary|motorway/.test(id) ? color.main : color.road, 'line-width': width },
    }),
  )
  return {
    ...base,
    sources: { ...base.sources, streets: { type: 'vector', url: tiles } },
    layers: [
      ...base.layers,
      { ...of('park', 'fill', 'park'), paint: { 'fill-color': color.green } },
      {
        ...of('green', 'fill', 'landcover'),
        filter: isOf('grass', 'wood'),
        paint: { 'fill-color': color.green },
      },
      { ...of('water', 'fill', 'water'), paint: { 'fill-color': color.water } },
      {
        ...of('waterway', 'line', 'waterway'),
        paint: { 'line-color': color.water, 'line-width': wide(2, 24) },
      },
      { ...of('building', 'fill', 'building'), minzoom: 14, paint: { 'fill-color': color.built } },
      ...casing,
      ...filling,
      {
        ...of('rail', 'line', 'transportation'),
        filter: isOf('rail'),
        paint: { 'line-color': color.edge, 'line-width': 2, 'line-dasharray': [4, 2] },
      },
      {
        ...of('water-name', 'symbol', 'water_name'),
        layout: { 'text-field': name, 'text-size': 12, 'symbol-placement': 'line' },
        paint: { ...written, 'text-color': color.waterText },
      },
      {
        ...of('street-name', 'symbol', 'transportation_name'),
        minzoom: 13,
        layout: { 'text-field': name, 'text-size': 12, 'symbol-placement': 'line' },
        paint: written,
      },
      {
        ...of('town-name', 'symbol', 'place'),
        filter: isOf('city', 'town', 'village'),
        maxzoom: 15,
        layout: { 'text-field': name, 'text-size': ['match', ['get', 'class'], 'city', 16, 13] },
        paint: written,
      },
    ],
  }
}
