import { useEffect, useState } from 'react'
import { mountMark } from '../../core/element/mounts.ts'
import type { FlxElement } from '../../core/element/react-element.ts'
import { takeContents } from '../../core/html/nodes.ts'
import { type Place, readDegrees } from '../../ui/map/place.ts'

/** A place, with its element in the list. */
export interface ListedPlace extends Place {
  item: HTMLElement
}

const places = '[data-lat][data-lng]'

const isInMap = (element: Element): boolean => Boolean(element.closest('.flx-map__frame'))

/** Copies the author's HTML of a place, without the button that we render into it. */
function copyOf(item: HTMLElement): HTMLElement {
  const copy = item.cloneNode(true) as HTMLElement
  for (const drawn of copy.querySelectorAll(`[${mountMark}]`)) drawn.remove()
  return copy
}

function nameOf(item: HTMLElement): string {
  const title = item.querySelector('h1, h2, h3, h4, h5, h6, strong, b, a')
  const text = item.dataset['name'] || title?.textContent || copyOf(item).textContent || ''
  return text.replace(/\s+/g, ' ').trim()
}

/**
 * Reads the places of the list in the element. One with invalid coordinates stays in the list, but is not on the map.
 */
function readListedPlaces(host: HTMLElement): ListedPlace[] {
  return [...host.querySelectorAll<HTMLElement>(places)].flatMap((item, index) => {
    const latitude = readDegrees(item.dataset['lat'], 90)
    const longitude = readDegrees(item.dataset['lng'], 180)
    if (latitude === null || longitude === null || isInMap(item)) return []
    return [{ id: item.dataset['id'] || item.id || String(index + 1), name: nameOf(item), latitude, longitude, item }]
  })
}

/** Marks the place that is selected on the map, and scrolls it into view if its list scrolls. */
export function markListed(listed: readonly ListedPlace[], selected: string | null): void {
  for (const { id, item } of listed) {
    if (id !== selected) {
      item.removeAttribute('aria-current')
      continue
    }
    item.setAttribute('aria-current', 'true')
    const list = item.parentElement
    if (!list || list.scrollHeight <= list.clientHeight) continue
    const above = item.getBoundingClientRect().top - list.getBoundingClientRect().top
    const below = item.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
    if (above < 0) list.scrollTop += above
    else if (below > 0) list.scrollTop += below
  }
}

const offMap = 'data-flx-off-map'

/** Hides the places of the list that are out of the map's view. @returns a function that shows them again. */
export function listOnly(listed: readonly ListedPlace[], inView: ReadonlySet<string>): () => void {
  for (const { id, item } of listed) item.toggleAttribute(offMap, !inView.has(id))
  return () => {
    for (const { item } of listed) item.removeAttribute(offMap)
  }
}

/** Returns the list's HTML of a place to show on the map: all of it, or the cells of its row. */
export function detailsOf({ item }: ListedPlace): { all?: DocumentFragment; cells: DocumentFragment[] } {
  const copy = copyOf(item)
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id')
  if (copy instanceof HTMLTableRowElement) return { cells: [...copy.cells].map(takeContents) }
  return { all: takeContents(copy), cells: [] }
}

/** Returns true for changes of our own: the map, a rendered button, a mark. */
function isOwnChange({ type, target, addedNodes, removedNodes }: MutationRecord): boolean {
  if (target instanceof Element && isInMap(target)) return true
  if (type !== 'childList') return false
  const own = (node: Node): boolean => node instanceof Element && (node.hasAttribute(mountMark) || isInMap(node))
  return [...addedNodes, ...removedNodes].every(own)
}

/** Returns the places of the author's list, read again when the list changes. */
export function useListedPlaces(host: FlxElement): ListedPlace[] {
  const [listed, setListed] = useState<ListedPlace[]>([])
  useEffect(() => {
    setListed(readListedPlaces(host))
    const observer = new MutationObserver((records) => {
      if (!records.every(isOwnChange)) setListed(readListedPlaces(host))
    })
    observer.observe(host, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['data-lat', 'data-lng', 'data-name'],
    })
    return () => observer.disconnect()
  }, [host])
  return listed
}
