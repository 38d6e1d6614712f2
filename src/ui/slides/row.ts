/** The slides of an element, as its author wrote them, and the node that holds them. */
export interface Row {
  track: HTMLElement
  slides: HTMLElement[]
}

const list = ':scope > :is(ul, ol, [data-flx-slides])'
const noSlide = 'br, script, style, link, template, [hidden], .flx-slides'

const slidesIn = (parent: Element): HTMLElement[] =>
  [...parent.children].filter((child): child is HTMLElement => !child.matches(noSlide))

/** Moves a node without reloading what it frames, in browsers that can. */
function put(
  parent: Element & { moveBefore?(node: Node, child: Node | null): void },
  node: Node,
  before: Node | null,
): void {
  if (parent.moveBefore && parent.isConnected) parent.moveBefore(node, before)
  else parent.insertBefore(node, before)
}

/** What holds the slides of an element: its list or what is marked as one, or else the element itself. */
export function holderOf(host: Element): Element {
  return host.querySelector(list) ?? host
}

/** The slides that an element has now. */
export function slidesOf(host: Element): HTMLElement[] {
  return slidesIn(holderOf(host))
}

/** Whether something was added beside the node of ours that is around an element's own children. */
export function hasStray(host: Element): boolean {
  return host.querySelector(':scope > .flx-slides__track') !== null && slidesIn(host).length > 1
}

/**
 * Takes an element's slides where they are. Those that are its own children are given a node around them.
 *
 * @returns nothing where it has none.
 */
export function takeRow(host: Element): (Row & { undo(): void }) | undefined {
  const slides = slidesOf(host)
  const [first] = slides
  if (!first) return undefined
  const own = host.querySelector<HTMLElement>(list)
  if (own) return { track: own, slides, undo() {} }
  const track = document.createElement('div')
  track.className = 'flx-slides__track'
  track.setAttribute('data-flx-slides', '')
  first.before(track)
  for (const slide of slides) put(track, slide, null)
  return {
    track,
    slides,
    undo() {
      for (const node of [...track.children]) put(host, node, track)
      track.remove()
    },
  }
}
