/** Index of the first of the increasing `tails` whose value is not smaller (binary search). */
function lowerBound(value: number, tails: number[], values: number[]): number {
  let low = 0
  let high = tails.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Indexes of the longest increasing subsequence of a list of distinct numbers, from its end. */
function longestIncreasingSubsequence(values: number[]): number[] {
  /** For each length, the index of the smallest number that ends an increasing subsequence of that length. */
  const tails: number[] = []
  const before: (number | undefined)[] = []
  values.forEach((value, index) => {
    const length = lowerBound(value, tails, values)
    before[index] = tails[length - 1]
    tails[length] = index
  })
  const found: number[] = []
  for (let index = tails.at(-1); index !== undefined; index = before[index]) found.push(index)
  return found
}

/**
 * Returns the largest set of children that are already in the wanted order: they stay in place while the others move.
 */
export function longestInOrder(parent: Node, wanted: Node[]): Set<Node> {
  const positions = new Map<Node, number>()
  for (const [index, node] of [...parent.childNodes].entries()) positions.set(node, index)
  const known = wanted.filter((node) => positions.has(node))
  const values = known.map((node) => positions.get(node) ?? 0)
  if (values.every((value, index) => index === 0 || value > (values[index - 1] ?? 0))) return new Set(known)
  return new Set(longestIncreasingSubsequence(values).map((index) => known[index] as Node))
}

/** Elements of the old content by their id: each is taken once. */
export type KnownIds = Map<string, Element>

/** How many of the following siblings are searched for a match of a node without an id. */
const reach = 16

export function knownIds(target: Element): KnownIds {
  const ids: KnownIds = new Map()
  for (const element of target.querySelectorAll('[id]')) if (!ids.has(idOf(element))) ids.set(idOf(element), element)
  return ids
}

/** Not `element.id`: in a form, a field may have that name. */
function idOf(element: Element): string {
  return element.getAttribute('id') ?? ''
}

/** Returns true if an element contains an id that the old content has too. */
export function containsKnownId(element: Element, ids: KnownIds): boolean {
  return ids.size > 0 && [...element.querySelectorAll('[id]')].some((inner) => ids.has(idOf(inner)))
}

function isMount(node: Node): boolean {
  return node instanceof Element && node.hasAttribute('data-flx-mount')
}

/** The child of `parent` that holds an element. */
function childWith(parent: Node, inner: Element | undefined): Node | undefined {
  let node: Node | null | undefined = inner
  while (node && node.parentNode !== parent) node = node.parentNode
  return node ?? undefined
}

const textKey = (element: Element): string => `${element.localName} ${element.textContent}`

/** Finds, for each new child, the old node that it continues. */
class Matcher {
  readonly matches: (Node | undefined)[]
  #parent: Node
  #ids: KnownIds
  #taken = new Set<Node>()

  constructor(parent: Node, coming: Node[], ids: KnownIds) {
    this.#parent = parent
    this.#ids = ids
    this.matches = coming.map((node) => (node instanceof Element ? this.#byId(node) : undefined))
    this.#byTexts(coming)
    this.#byPlace(coming)
  }

  isTaken(node: Node): boolean {
    return this.#taken.has(node)
  }

  #take(node: Node): Node {
    this.#taken.add(node)
    if (node instanceof Element) this.#ids.delete(idOf(node))
    return node
  }

  /** An element with an id may come from anywhere; one without is known by the first id that is in it. */
  #byId(newer: Element): Node | undefined {
    const id = idOf(newer)
    const known = this.#ids.get(id || idOf(newer.querySelector('[id]') ?? newer))
    const found = id ? known : childWith(this.#parent, known)
    if (!(found instanceof Element) || this.#taken.has(found) || found.contains(this.#parent)) return undefined
    return found.localName === newer.localName && idOf(found) === id ? this.#take(found) : undefined
  }

  #isFree(node: Node): boolean {
    return !this.#taken.has(node) && !isMount(node)
  }

  /** In a list without ids that has grown or shrunk, rows of the same text are matched. */
  #byTexts(coming: Node[]): void {
    const isNameless = (node: Node): node is Element => node instanceof Element && !idOf(node)
    const old = [...this.#parent.childNodes].filter((node) => isNameless(node) && this.#isFree(node)) as Element[]
    const newer = coming.filter((node, index): node is Element => isNameless(node) && !this.matches[index])
    if (old.length === newer.length || old.length === 0 || newer.length === 0) return
    const texts = Map.groupBy(old.toReversed(), textKey)
    coming.forEach((node, index) => {
      if (this.matches[index] || !isNameless(node)) return
      const same = texts.get(textKey(node))?.pop()
      if (same) this.matches[index] = this.#take(same)
    })
  }

  /** Matches the remaining nodes with an old node of the same kind that stands between the same neighbours. */
  #byPlace(coming: Node[]): void {
    let at = this.#parent.firstChild
    coming.forEach((node, index) => {
      const match = this.matches[index] ?? this.#near(at, node)
      this.matches[index] = match
      if (match?.parentNode === this.#parent) at = match.nextSibling
    })
  }

  #near(start: Node | null, newer: Node): Node | undefined {
    let node = start
    for (let steps = 0; node && steps < reach && !this.#taken.has(node); steps++, node = node.nextSibling) {
      if (this.#isFree(node) && isSameKind(node, newer)) return this.#take(node)
    }
    return undefined
  }
}

/** An element with an id never becomes another element; one without an id may get one. */
function isSameKind(old: Node, newer: Node): boolean {
  if (old.nodeType !== newer.nodeType || old.nodeName !== newer.nodeName) return false
  if (!(old instanceof Element) || !(newer instanceof Element)) return true
  return !idOf(old) || idOf(old) === idOf(newer)
}

/** Matches the new nodes with the old ones; returns the old nodes without a match in `gone`, to be removed. */
export function matchChildren(
  parent: Node,
  coming: Node[],
  ids: KnownIds,
): { matches: (Node | undefined)[]; gone: ChildNode[] } {
  const matcher = new Matcher(parent, coming, ids)
  const gone = [...parent.childNodes].filter((node) => !matcher.isTaken(node) && !isMount(node))
  return { matches: matcher.matches, gone }
}
