import { shared } from '../shared.ts'

/** Where a node of ours stands: beside a node of the author's, or first or last in it. */
export interface MountPlace {
  of: Element
  where: 'before' | 'after' | 'start' | 'end'
  /** It stands nearer than those that are there already. */
  isNearest?: boolean
}

/** Marks a node of ours in the author's markup; its value names what it is for. */
export const mountMark = 'data-flx-mount'

/** What suits the parent of a mount: `li` in a list, `td` in a row, `tr` among rows, `caption` in a table. */
export type MountTag = 'div' | 'span' | 'li' | 'td' | 'tr' | 'caption'

/**
 * A node for React to draw in, around a node of the author's that the drawing takes in. It bears no mark: what is in it is
 * not all ours.
 */
export function createFrame(className: string): HTMLElement {
  const frame = document.createElement('div')
  frame.className = className
  return frame
}

/**
 * A node for React to draw in.
 *
 * @param as - What suits its parent.
 */
export function createMount(name: string, as: MountTag = 'div'): HTMLElement {
  const mount = document.createElement(as)
  mount.className = 'flx-mount'
  mount.setAttribute(mountMark, name)
  return mount
}

/** The mounts in which something is drawn now. A marked node that is none of them was copied with the page's markup. */
const living = () => shared('mounts', () => new Map<Element, MountPlace>())

const stepBack = (node: Element): Element | null => node.previousElementSibling
const stepOn = (node: Element): Element | null => node.nextElementSibling

/** What stands in a row of our nodes from a place on, the nearest to its node first. */
function rowAt({ of, where }: MountPlace): Element[] {
  const step = where === 'before' || where === 'end' ? stepBack : stepOn
  const row: Element[] = []
  let next = {
    before: of.previousElementSibling,
    after: of.nextElementSibling,
    start: of.firstElementChild,
    end: of.lastElementChild,
  }[where]
  for (; next?.hasAttribute(mountMark); next = step(next)) row.push(next)
  return row
}

/** Puts a mount into its place, behind those that stand there already. */
function put(mount: Element, place: MountPlace): void {
  const { of, where, isNearest } = place
  const row = rowAt(place)
  if (row.includes(mount)) return
  const last = row.at(-1)
  // Of the prototype: a field that is called `before` hides the method of its form.
  const { after, append, before, prepend } = Element.prototype
  if (where === 'before') before.call(of, mount)
  else if (where === 'end') append.call(of, mount)
  else if (last && !isNearest) last.after(mount)
  else if (where === 'start') prepend.call(of, mount)
  else after.call(of, mount)
}

/** Copies of a mount beside its place: markup that was cloned, or kept as text, holds what was drawn once. */
function dropCopies(mount: Element, { of, where }: MountPlace): void {
  const name = mount.getAttribute(mountMark) ?? ''
  const box = where === 'start' || where === 'end' ? of : of.parentElement
  for (const copy of box?.querySelectorAll(`:scope > [${mountMark}="${CSS.escape(name)}"]`) ?? []) {
    if (!living().has(copy)) copy.remove()
  }
}

/** Puts what was moved, morphed or taken away back into its place, before the next paint. */
const observer = () =>
  shared('mountObserver', () => {
    return new MutationObserver((records) => {
      const changed = new Set<Node | null>(records.map(({ target }) => target))
      for (const [mount, place] of living()) {
        // Of a thousand those alone that stand where something changed.
        const isNear = changed.has(place.of) || changed.has(place.of.parentNode)
        if (isNear && place.of.isConnected) put(mount, place)
      }
    })
  })

/**
 * Keeps a mount in its place as long as it lives.
 *
 * @returns takes it out of the page.
 */
export function keepMount(mount: Element, place: MountPlace): () => void {
  dropCopies(mount, place)
  put(mount, place)
  living().set(mount, place)
  observer().observe(document, { childList: true, subtree: true })
  return () => {
    living().delete(mount)
    mount.remove()
    if (living().size === 0) observer().disconnect()
  }
}
