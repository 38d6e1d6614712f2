/** Waits until our elements inside a node have loaded their code. There is no loader to hold earlier actions. */
export async function readyWithin(place: Element): Promise<void> {
  const elements = [...place.querySelectorAll<HTMLElement & { ready?: Promise<void> }>('*')]
  await Promise.all(elements.filter(({ localName }) => localName.startsWith('flx-')).map(({ ready }) => ready))
}
