import { ofPage } from './page.ts'

/** The element whose id is the hash of the address up to an equals sign (PAGE-02). */
export function hashTarget(): Element | null {
  const getElementById = (name: string): Element | null => ofPage('getElementById').call(document, name)
  const [id = ''] = location.hash.slice(1).split('=')
  try {
    return getElementById(decodeURIComponent(id))
  } catch {
    return getElementById(id)
  }
}
