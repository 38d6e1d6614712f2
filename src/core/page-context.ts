export interface PageContext {
  /** Identifier of the page, or an empty string. */
  idpage: string
  idparent: string
  /** Identifiers of the pages from the root to this one. */
  filariane: string[]
}

/**
 * Reads the page context that the server wrote on the body, as `data-idpage` or `idpage` and so on (PAGE-05), or on
 * `<flx-config>`, if a template cannot change the body.
 */
export function pageContext(): PageContext {
  const places = [document.body, document.getElementsByTagName('flx-config')[0]]
  const read = (name: string): string => {
    const values = places.flatMap((place) => [place?.getAttribute(`data-${name}`), place?.getAttribute(name)])
    return values.find((value) => value?.trim())?.trim() ?? ''
  }
  return {
    idpage: read('idpage'),
    idparent: read('idparent'),
    filariane: read('filariane')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  }
}
