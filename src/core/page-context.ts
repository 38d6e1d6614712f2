export interface PageContext {
  /** Identifier of the page, or an empty string. */
  idpage: string
  idparent: string
  /** Identifiers of the pages from the root to this one. */
  filariane: string[]
}

/** Page context that the server wrote on the body, as `data-idpage` or `idpage` and so on (PAGE-05). */
export function pageContext(): PageContext {
  const { body } = document
  const read = (name: string): string => (body.getAttribute(`data-${name}`) ?? body.getAttribute(name) ?? '').trim()
  return {
    idpage: read('idpage'),
    idparent: read('idparent'),
    filariane: read('filariane')
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
  }
}
