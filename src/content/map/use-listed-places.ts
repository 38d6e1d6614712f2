import { useEffect, useState } from 'react'
import type { FlxElement } from '../../core/element/react-element.ts'
import { isOwnChange, type ListedPlace, readListedPlaces } from './listed-places.ts'

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
