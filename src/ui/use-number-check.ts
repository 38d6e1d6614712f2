import { useEffect } from 'react'
import { openingTag } from '../core/element/report-error.ts'

/**
 * Warns in the console about attributes of an element that are not positive numbers, and about `days` where its closing
 * cannot be remembered.
 */
export function useNumberCheck(host: HTMLElement, names: readonly string[]): void {
  const written = names.map((name) => host.getAttribute(name)).join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes are read of the element
  useEffect(() => {
    for (const name of names) {
      const given = host.getAttribute(name)
      if (given === null || (given.trim() !== '' && Number(given) >= 0)) continue
      console.warn(`flx : ${openingTag(host)} : ${name}="${given}" n’est pas un nombre positif ; il est ignoré.`)
    }
    if (host.hasAttribute('days') && !host.id) {
      console.warn(`flx : ${openingTag(host)} : sans id, sa fermeture ne peut pas être retenue.`)
    }
  }, [host, names, written])
}
