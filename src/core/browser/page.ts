/**
 * What the page itself has under a name. Read as `document.x` it may be content that bears this name and stands before
 * it (`<form name="cookie">`, `<img name="getElementById">`): browsers have done so since they name their elements.
 */
export function ofPage<K extends keyof Document>(name: K): Document[K] {
  return Reflect.get(Document.prototype, name, document) as Document[K]
}
