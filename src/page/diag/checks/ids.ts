import { type Finding, found, inPage } from '../finding.ts'
import { groupBy } from '../group-by.ts'

/** Ids that several elements carry: labels, anchors and openers find the first alone. */
export function checkIds(): Finding[] {
  const groups = groupBy(inPage('[id]'), ({ id }) => id)
  return [...groups].flatMap(([id, elements]): Finding[] => {
    if (!id || elements.length < 2) return []
    const tags = [...new Set(elements.map(({ localName }) => `<${localName}>`))].join(', ')
    return [found('double-id', { id, n: elements.length, tags }, elements[1])]
  })
}
