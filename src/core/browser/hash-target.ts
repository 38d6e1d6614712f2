import { closest } from './closest.ts'
import { ofPage } from './page.ts'

/** Returns the element whose id is the hash of the address, up to an equals sign (PAGE-02). */
export function hashTarget(): Element | null {
  const getElementById = (name: string): Element | null => ofPage('getElementById').call(document, name)
  const [id = ''] = location.hash.slice(1).split('=')
  try {
    return getElementById(decodeURIComponent(id))
  } catch {
    return getElementById(id)
  }
}

/** Calls the listener each time a link, Back or Forward leads to the target of the address's hash. */
export function onHashTarget(listener: () => void, signal: AbortSignal): void {
  addEventListener('hashchange', listener, { signal })
  // A link to the current address does not fire `hashchange`.
  const again = (event: MouseEvent): void => {
    const link = closest(event.target, 'a[href*="#"]') as HTMLAnchorElement | null
    if (link?.hash && link.href === location.href && !event.defaultPrevented) listener()
  }
  document.addEventListener('click', again, { signal })
}
