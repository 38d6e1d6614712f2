/** Waits until the elements of ours inside a node act; a page's loader holds what is done before. */
export async function readyWithin(place: Element): Promise<void> {
  const elements = [...place.querySelectorAll<HTMLElement & { ready?: Promise<void> }>('*')]
  await Promise.all(elements.filter(({ localName }) => localName.startsWith('flx-')).map(({ ready }) => ready))
}
