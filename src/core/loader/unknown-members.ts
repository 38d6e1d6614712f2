/**
 * Makes a call of an unknown member an error that names it (HTTP-03); `'name' in flx` still tells what exists.
 * @returns the same object.
 */
export function rejectUnknownMembers<T extends object>(api: T): T {
  const unknown = new Proxy(Object.prototype, {
    get(prototype, name) {
      // Promises and JSON ask any object for these.
      if (name in prototype || typeof name === 'symbol' || name === 'then' || name === 'toJSON') {
        return (prototype as Record<PropertyKey, unknown>)[name]
      }
      return () => {
        throw new Error(`flx : « ${name} » n’existe pas. Méthodes : ${Object.keys(api).join(', ')}.`)
      }
    },
  })
  return Object.setPrototypeOf(api, unknown)
}
