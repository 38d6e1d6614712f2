/** What is asked for, methods bound to the document. A form that has the focus may hold a field named `bind`. */
function read(name: PropertyKey): unknown {
  const value = Reflect.get(Document.prototype, name, document)
  return typeof value === 'function' ? value.bind(document) : value
}

/**
 * The document, with what the browser gave it and nothing else. Asked itself, it may answer with content that bears the
 * name of a member and stands before it (`<form name="body">`, `<img name="createElement">`). The build has all code but
 * the start's ask here for whatever it asks the document for (`scripts/rollup/past-content.mjs`); where a document is
 * handed on, this one is to be given. What wants a node gets the real one.
 */
export const unhidden = new Proxy({} as Document, {
  get: (_, name) => read(name),
  set: (_, name, value) => Reflect.set(Document.prototype, name, value, document),
})

/** The same of a document that a library holds: the page's, or that of another page. */
export const unhiddenOf = <T>(held: T): T | Document => ((held as unknown) === document ? unhidden : held)
