import { shared } from '../shared.ts'

/** The place of a node of ours: beside a node of the author's, or first or last in it. */
export interface MountPlace {
  of: Element
  where: 'before' | 'after' | 'start' | 'end'
  /** True to put it nearer than the nodes of ours that are already there. */
  isNearest?: boolean
}

/** Marks a node of ours in the author's markup; its value names what it is for. */
export const mountMark = 'data-flx-mount'

/** Marks a node of ours that holds the children that the author wrote in an element. */
export const slotMark = 'data-flx-slot'

/** Returns the mount in which we drew a node; null for a node of the author's, also where we have moved it. */
export function mountAround(node: Element): Element | null {
  const around = node.closest(`[${mountMark}], [${slotMark}] > *`)
  return around?.hasAttribute(mountMark) ? around : null
}

/** Tag of a mount, as its parent requires: `li` in a list, `td` in a row, `tr` among rows, `caption` in a table. */
export type MountTag = 'div' | 'span' | 'li' | 'td' | 'tr' | 'caption'

/**
 * Creates a node for React to draw in, around a node of the author's. It is not marked, since not all of its content is
 * ours.
 */
export function createFrame(className: string): HTMLElement {
  const frame = document.createElement('div')
  frame.className = className
  return frame
}

/**
 * Creates a node for React to draw in.
 *
 * @param as - A tag that its parent allows.
 */
export function createMount(name: string, as: MountTag = 'div'): HTMLElement {
  const mount = document.createElement(as)
  mount.className = 'flx-mount'
  mount.setAttribute(mountMark, name)
  return mount
}

/** The mounts in use. A marked node that is not one of them came with a copy of the page's markup. */
const living = () => shared('mounts', () => new Map<Element, MountPlace>())

const stepBack = (node: Element): Element | null => node.previousElementSibling
const stepOn = (node: Element): Element | null => node.nextElementSibling

/** Returns the nodes of ours that stand in a row at a place, the nearest first. */
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

/** Inserts a mount at its place, after the mounts that are already there. */
function put(mount: Element, place: MountPlace): void {
  const { of, where, isNearest } = place
  const row = rowAt(place)
  if (row.includes(mount)) return
  const last = row.at(-1)
  // Taken from the prototype: a field named `before` hides the method of its form.
  const { after, append, before, prepend } = Element.prototype
  if (where === 'before') before.call(of, mount)
  else if (where === 'end') append.call(of, mount)
  else if (last && !isNearest) last.after(mount)
  else if (where === 'start') prepend.call(of, mount)
  else after.call(of, mount)
}

/** Removes copies of a mount at its place: markup that was cloned, or kept as text, contains what was once drawn. */
function dropCopies(mount: Element, { of, where }: MountPlace): void {
  const name = mount.getAttribute(mountMark) ?? ''
  const box = where === 'start' || where === 'end' ? of : of.parentElement
  for (const copy of box?.querySelectorAll(`:scope > [${mountMark}="${CSS.escape(name)}"]`) ?? []) {
    if (!living().has(copy)) copy.remove()
  }
}

/** Puts mounts that were moved, morphed or removed back in place, before the next paint. */
const observer = () =>
  shared('mountObserver', () => {
    return new MutationObserver((records) => {
      const changed = new Set<Node | null>(records.map(({ target }) => target))
      for (const [mount, place] of living()) {
        // Of a page's many mounts, only those near a change are checked.
        const isNear = changed.has(place.of) || changed.has(place.of.parentNode)
        if (isNear && place.of.isConnected) put(mount, place)
      }
    })
  })

/**
 * Keeps a mount in its place until it is removed.
 *
 * @returns a function that removes it from the page.
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
