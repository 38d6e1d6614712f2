import { type Finding, found, groupBy, inPage } from '../finding.ts'

/**
 * Returns the tag of an flx element if several of its instances contain one of these elements each, such as two
 * carts.
 */
function sharedHost(elements: Element[]): string | undefined {
  const hosts = new Set(elements.map(hostOf).filter((host) => host !== null))
  const tags = [...hosts].map(({ localName }) => localName)
  return tags.find((tag, index) => tags.indexOf(tag) < index)
}

function hostOf(element: Element): Element | null {
  const { parentElement: parent } = element
  return !parent || parent.localName.startsWith('flx-') ? parent : hostOf(parent)
}

/** Reports ids used several times: labels, anchors and openers find only the first element. */
export function checkIds(): Finding[] {
  return [...groupBy(inPage('[id]'), (element) => element.getAttribute('id') ?? '')].flatMap(
    ([id, elements]): Finding[] => {
      if (!id || elements.length < 2) return []
      const tags = [...new Set(elements.map(({ localName }) => `<${localName}>`))].join(', ')
      const host = sharedHost(elements)
      const values = { id, n: elements.length, tags, host: `<${host}>` }
      return [found('double-id', values, elements[1], host ? 'double-id-shown' : 'double-id')]
    },
  )
}
