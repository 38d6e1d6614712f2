import { Idiomorph } from 'idiomorph'
import { type Field, isField, isHalfTyped } from './typed-fields.ts'

const mounts = '[data-flx-mount]'
const valueAttributes = new Set(['value', 'checked', 'selected'])

/** A field is the same in both answers when its name is, within the nearest element that has an id. */
function identityOf(field: Field): string {
  const place = field.id || field.parentElement?.closest('[id]')?.id
  return [place, field.name, field.type, field.type === 'radio' ? field.value : ''].join(' ')
}

function countFields(root: ParentNode): Map<string, number> {
  const counts = new Map<string, number>()
  for (const field of root.querySelectorAll<Field>('input, select, textarea')) {
    const identity = identityOf(field)
    counts.set(identity, (counts.get(identity) ?? 0) + 1)
  }
  return counts
}

/** A React mount node has no counterpart in the server's HTML: with an id for a while, it is taken for nothing else. */
function guardMounts(target: Element): () => void {
  const guarded = [...target.querySelectorAll(mounts)].filter((mount) => !mount.id)
  guarded.forEach((mount, index) => {
    mount.id = `flx-mount-${index}`
  })
  return () => {
    for (const mount of guarded) mount.removeAttribute('id')
  }
}

/**
 * Makes the content of an element what the fragment says by changing as little as can be: nodes stay, and with them
 * focus, selection, scroll and what is open. A half-typed value stays (see `markSent`), and so does all within
 * `data-flx-keep`, and within an element of ours that shows its author's children in a place of its own.
 */
export function morph(target: Element, fragment: DocumentFragment): void {
  const before = countFields(target)
  const after = countFields(fragment)
  const kept = new Set<Element>()
  const unguard = guardMounts(target)

  const isKept = (field: Field, newer: Node): boolean => {
    if (!isField(newer) || !isHalfTyped(field)) return false
    const identity = identityOf(field)
    return identity === identityOf(newer) && before.get(identity) === after.get(identity)
  }

  try {
    Idiomorph.morph(target, fragment, {
      morphStyle: 'innerHTML',
      callbacks: {
        beforeNodeMorphed(node, newer) {
          if (node === target || !(node instanceof Element)) return true
          if (node.matches(`[data-flx-keep], ${mounts}`)) return false
          if (node.querySelector(`:scope > ${mounts} [data-flx-slot]`)) return false
          if (isField(node) && isKept(node, newer)) kept.add(node)
          return true
        },
        beforeNodeRemoved: (node) => !(node instanceof Element && node.matches(mounts)),
        beforeAttributeUpdated(name, element) {
          if (name === 'open') return false
          return !(valueAttributes.has(name) && kept.has(element.closest('select') ?? element))
        },
      },
    })
  } finally {
    unguard()
  }
}
