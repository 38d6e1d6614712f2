import type { StyleSpecification } from 'maplibre-gl'
import { borders, land, readLine } from './coast.ts'

/**
 * Returns a colour token as a colour that a canvas understands, resolved (`light-dark()`) at an element of the page.
 */
export function colorOf(place: HTMLElement, token: string): string {
  const probe = document.createElement('i')
  probe.style.color = `var(--flx-color-${token})`
  place.append(probe)
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}

/**
 * A base map that fetches nothing: sea, land and borders of western Europe. Its outline is coarse, so it fades out at the
 * zoom of a town, where it would be wrong.
 */
export function plainStyle(place: HTMLElement): StyleSpecification {
  const sea = colorOf(place, 'info-soft')
  const ground = colorOf(place, 'surface-sunken')
  return {
    version: 8,
    sources: {
      land: {
        type: 'geojson',
        data: {
          type: 'Feature',
          properties: {},
          geometry: { type: 'MultiPolygon', coordinates: land.map((line) => [readLine(line)]) },
        },
      },
      borders: {
        type: 'geojson',
        data: {
          type: 'Feature',
          properties: {},
          geometry: { type: 'MultiLineString', coordinates: borders.map(readLine) },
        },
      },
    },
    layers: [
      {
        id: 'sea',
        type: 'background',
        paint: { 'background-color': ['interpolate', ['linear'], ['zoom'], 9, sea, 11, ground] },
      },
      { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': ground } },
      {
        id: 'coast',
        type: 'line',
        source: 'land',
        maxzoom: 11,
        paint: {
          'line-color': colorOf(place, 'border-strong'),
          'line-opacity': ['interpolate', ['linear'], ['zoom'], 9, 1, 11, 0],
        },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'borders',
        maxzoom: 11,
        paint: { 'line-color': colorOf(place, 'border-strong'), 'line-dasharray': [3, 3] },
      },
    ],
  }
}
