/** The element whose id is the hash of the address up to an equals sign (PAGE-02). */
export function hashTarget(): Element | null {
  const [id = ''] = location.hash.slice(1).split('=')
  try {
    return document.getElementById(decodeURIComponent(id))
  } catch {
    return document.getElementById(id)
  }
}
