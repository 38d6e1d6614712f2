// A file of its own, fetched where a page names its guard instead of giving it.
/** `'edition.estModifie'` is looked for in the frame's page, if it is of this origin, then in this one. */
export function namedFunction(
  name: string,
  frame: HTMLIFrameElement | null,
  option = 'confirmCloseFonction',
): (() => unknown) | undefined {
  for (const scope of [frame?.contentWindow, window]) {
    try {
      const path = name.split('.')
      const owner = path.slice(0, -1).reduce<unknown>((value, key) => Reflect.get(Object(value), key), scope)
      const found: unknown = Reflect.get(Object(owner), path.at(-1) ?? '')
      if (typeof found === 'function') return () => found.call(owner)
    } catch {
      // The page of another origin keeps its functions.
    }
  }
  console.warn(`flx : ${option} : la fonction « ${name} » n’existe ni dans le cadre ni dans la page.`)
  return undefined
}
