/**
 * Reads a property of the document itself. `document.x` may return an element of that name instead (`<form
 * name="cookie">`, `<img name="getElementById">`).
 */
export function ofPage<K extends keyof Document>(name: K): Document[K] {
  return Reflect.get(Document.prototype, name, document) as Document[K]
}
