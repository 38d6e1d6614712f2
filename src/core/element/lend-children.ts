/**
 * Methods by which a page or a framework changes the children of an element: called on the host, they act on the node
 * that holds its children.
 */
const childMembers = ['appendChild', 'insertBefore', 'removeChild', 'replaceChild'] as const

/** For each host whose children are in a node of ours, the function that asks for them. */
const reclaims = new WeakMap<Element, () => void>()

interface Loan {
  /** Returns true for a node of ours, which stays in the element itself. */
  isOurs(node: unknown): boolean
  /** Called when another node is about to hold the children: moves them back. */
  reclaim?(): void
}

/**
 * Redirects these methods of an element to the node that holds its children.
 *
 * @returns a function that restores them.
 */
export function lendChildren(host: Element, slot: Element, { isOurs, reclaim }: Loan): () => void {
  reclaims.get(host)?.()
  if (reclaim) reclaims.set(host, reclaim)
  for (const name of childMembers) {
    const own = Node.prototype[name] as (...nodes: unknown[]) => Node
    Object.defineProperty(host, name, {
      configurable: true,
      value: (...nodes: unknown[]) => own.apply(nodes.some(isOurs) ? host : slot, nodes),
    })
  }
  Object.defineProperty(host, 'textContent', {
    configurable: true,
    get: () => slot.textContent,
    set(text: string) {
      slot.textContent = text
    },
  })
  return () => {
    reclaims.delete(host)
    for (const name of [...childMembers, 'textContent']) Reflect.deleteProperty(host, name)
  }
}
